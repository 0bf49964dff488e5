import { SKILL_NAMES } from '../../words/texts.js'
import { Icon, skillSymbol } from '../icon.js'

/** A leader's skill icons: the full ones, and behind them the small ones on a plate of the green die's outline. */
export function SkillIcons({
  skills,
  minors = [],
  size = 11,
}: {
  skills: readonly number[]
  minors?: readonly number[] | undefined
  size?: number
}) {
  const full = skills.flatMap((count, skill) => Array.from({ length: count }, () => skill))
  const small = minors.flatMap((count, skill) => (count > 0 ? [{ skill, count }] : []))
  return (
    <>
      {full.map((skill) => (
        <Icon id={skillSymbol(skill)} size={size} />
      ))}
      {small.length > 0 && (
        <span class="minor">
          {small.map(({ skill, count }) => (
            <>
              <Icon id={skillSymbol(skill)} size={size} />
              {count > 1 && <b>{count}</b>}
            </>
          ))}
        </span>
      )}
    </>
  )
}

/** `2 intel, 1 logistics and for green dice 2 intel`; `none` without any. */
export function skillList(skills: readonly number[], minors: readonly number[] = []): string {
  const [full, small] = [listOf(skills), listOf(minors)]
  if (small === '') return full || 'none'
  return `${full}${full === '' ? '' : ' and '}small ${small}, for green dice`
}

function listOf(counts: readonly number[]): string {
  return counts
    .map((count, skill) => (count > 0 ? `${count} ${SKILL_NAMES[skill]}` : ''))
    .filter((words) => words !== '')
    .join(', ')
}
