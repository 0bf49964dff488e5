import { useEffect, useRef } from 'preact/hooks'
import { counted } from '../../../../../engine/english.js'
import { ROLE_POST } from '../../../../../engine/rebellion/facts/posts.js'
import { BOTTOM_CHOICE } from '../../../../../engine/rebellion/state/choices.js'
import { DECLINE, DRAW_ANOTHER, PASS, verbOf } from '../../../../../engine/rebellion/state/moves.js'
import { ConfirmButton } from '../../../../page/panel/confirm-button.js'
import { UndoButton } from '../../../../page/panel/undo-button.js'
import { useTop } from '../../../../page/panel/use-top.js'
import type { Session } from '../../../../shell/session.js'
import {
  type Question,
  questionAnswered,
  questionOf,
  questionOfAct,
} from '../../questions/question.js'
import { SIDE_CLASS } from '../../words/texts.js'
import { askedIn } from '../choice/draft.js'
import { narrowed } from '../choice/facets.js'
import { isHalf, type Option, type Prompt } from '../choice/prompt.js'
import { asksForTactic, plainHalves } from '../choice/tactic-options.js'
import { Icon } from '../icon.js'
import type { Picture, TeamPicture } from '../picture/picture.js'
import { PickPanel } from '../rare-views.js'
import type { RebellionStore } from '../store.js'
import { postSymbol, whoIsAsked } from '../team/roles.js'
import { AssignPanel } from './assign-panel.js'
import { BuildPanel } from './build-panel.js'
import { DeployPanel } from './deploy-panel.js'
import { DraftPanel } from './draft-panel.js'
import { MovePanel } from './move-panel.js'
import { OptionList, type PanelProps } from './options.js'
import { PlacePanel } from './place-panel.js'
import { RecruitCards } from './recruit-panel.js'
import { answerWords, SubversionLine, withoutSubversion } from './subversion-line.js'

/** The question that is asked, with its answers; it stands first in the rail and takes the focus when it changes. */
export function PromptPanel({ store, picture, prompt }: PanelProps) {
  const { session } = store
  if (session === null) return null
  return <Asked store={store} picture={picture} prompt={prompt} session={session} />
}

function Asked({
  store,
  picture,
  prompt,
  session,
}: {
  store: RebellionStore
  picture: Picture
  prompt: Prompt
  session: Session
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const question = questionHere(store, session)
  const number = session.moves.length
  useTop(heading, `${number} ${question.title} ${store.asking}`)
  useEffect(() => {
    const focused = document.activeElement
    if (focused === document.body || focused === null || focused.closest('.prompt') !== null)
      heading.current?.focus({ preventScroll: true })
  }, [number, prompt.kind])
  return (
    <section class="prompt" aria-label="Your decision">
      {picture.team !== null && <WhoIsAsked store={store} picture={picture} team={picture.team} />}
      <WhatAsks question={question} />
      <h2 ref={heading} tabIndex={-1}>
        {question.title}
      </h2>
      {question.about !== '' && <p>{question.about}</p>}
      <Lesson store={store} />
      <Answers store={store} picture={picture} prompt={prompt} />
    </section>
  )
}

/** Acts whose panel shows all of them, to be answered in any order. */
const AT_ONCE: readonly string[] = ['setup', 'build']

/** Of what is still open. A draft that is over stands behind its step, and says that it is over. */
function questionHere(
  { kind, draft, choices, chosen, askedAbout: asked }: RebellionStore,
  session: Session,
): Question {
  const observation = askedIn(asked, draft)
  if (draft !== null && AT_ONCE.includes(kind)) return questionOfAct(observation)
  if (draft !== null && draft.after !== 'asks') return questionAnswered(session.observation)
  const open = narrowed(choices, chosen)
  return open.length === 0 ? questionOf(observation) : questionOf(observation, open)
}

/** Of a team, who decides: his role, and his name where several people play. */
function WhoIsAsked({
  store,
  picture,
  team,
}: {
  store: RebellionStore
  picture: Picture
  team: TeamPicture
}) {
  return (
    <p class={`who ${SIDE_CLASS[picture.reader]}`}>
      <Icon id={postSymbol(ROLE_POST[team.asked] ?? 0)} size={13} /> {whoIsAsked(store, picture)}
    </p>
  )
}

/** The card that asks, and which of how many it is about. */
function WhatAsks({ question }: { question: Question }) {
  const { card, count, title } = question
  const isNamed = card === null || title.includes(card.name)
  if (isNamed && count === '') return null
  return (
    <p class="what-asks">
      {!isNamed && <b>{card.name}</b>}
      {count !== '' && <span>{count}</span>}
    </p>
  )
}

/** The first time a first game asks something, it says what matters. */
function Lesson({ store }: { store: RebellionStore }) {
  const { lines: lesson } = store.firstHelp
  if (lesson.length === 0) return null
  return (
    <div class="lesson">
      {lesson.map((line) => (
        <p>{line}</p>
      ))}
      <button type="button" class="link ghost" onClick={() => store.firstHelp.gotIt()}>
        Got it
      </button>
    </div>
  )
}

function Answers(props: { store: RebellionStore; picture: Picture; prompt: Prompt }) {
  const { store, picture, prompt } = props
  if (store.draft === null) return <Choices store={store} prompt={prompt} picture={picture} />
  switch (prompt.kind) {
    case 'assign':
      return <AssignPanel store={store} picture={picture} prompt={prompt} />
    case 'move-group':
      return <MovePanel store={store} picture={picture} />
    case 'build':
      return <BuildPanel store={store} picture={picture} />
    case 'deploy':
      return <DeployPanel store={store} picture={picture} prompt={prompt} />
    case 'setup':
      return <PlacePanel store={store} picture={picture} />
    default:
      return <DraftPanel store={store} picture={picture} prompt={prompt} />
  }
}

/** Answers of a decision that is made by a single move: narrowed step by step, then confirmed. */
function Choices({
  store,
  prompt,
  picture,
}: {
  store: RebellionStore
  prompt: Prompt
  picture: Picture
}) {
  const options = store.settings.verdicts
    ? prompt.options
    : plainHalves(store.observation, picture, prompt.options)
  return (
    <>
      {prompt.tabs.length > 0 && (
        <fieldset class="tabs" aria-label="Ways to act">
          {prompt.tabs.map((tab) => (
            <button
              type="button"
              class={tab.facets[0]?.value === prompt.tab ? 'on' : ''}
              aria-pressed={tab.facets[0]?.value === prompt.tab}
              onClick={() => store.choose(tab.facets)}
            >
              {tab.label}
              <small>{tab.detail}</small>
            </button>
          ))}
        </fieldset>
      )}
      {prompt.kind === 'recruit' ? (
        <RecruitPanel store={store} picture={picture} options={prompt.options} />
      ) : asksForTactic(prompt.options) ? (
        <PickPanel store={store} picture={picture} options={prompt.options} />
      ) : (
        <OptionList
          options={withoutSubversion(options, store)}
          counted={onlyLowerHalf(prompt) ? 1 : 0}
          store={store}
          picture={picture}
        />
      )}
      <SubversionLine store={store} picture={picture} />
      {prompt.only !== null && verbOf(prompt.only) === PASS && <PassWarning picture={picture} />}
      <div class="row">
        <UndoButton store={store} />
        <ConfirmButton
          disabled={prompt.only === null && store.beside.dice.length === 0}
          onConfirm={() => store.confirm()}
        >
          {store.beside.dice.length > 0
            ? `Reroll ${counted(store.beside.dice.length, 'die', 'dice')}`
            : prompt.only === null
              ? 'Choose'
              : answerWords(prompt.button, verbOf(prompt.only) === DECLINE, store)}
        </ConfirmButton>
      </div>
    </>
  )
}

/** The lower half of a tactic card has the digit 2 where the upper one cannot be used, too. */
function onlyLowerHalf({ options }: Prompt): boolean {
  const [half, other] = options.filter(isHalf)
  return other === undefined && half?.facets.at(-1)?.value === BOTTOM_CHOICE
}

/** The cards; drawing another one is an answer beside them. */
function RecruitPanel({
  store,
  picture,
  options,
}: {
  store: RebellionStore
  picture: Picture
  options: readonly Option[]
}) {
  const others = options.filter((option) => option.facets[0]?.value === DRAW_ANOTHER)
  return (
    <>
      <RecruitCards store={store} picture={picture} />
      <OptionList
        options={others}
        counted={options.length - others.length}
        store={store}
        picture={picture}
      />
    </>
  )
}

function PassWarning({ picture }: { picture: Picture }) {
  const count = picture.stacks[picture.reader]?.length ?? 0
  if (count === 0) return null
  return (
    <p class="note warn">
      <Icon id="mark-damage" size={13} /> {count === 1 ? 'A mission is' : `${count} missions are`}{' '}
      not revealed yet. Passing takes {count === 1 ? 'it' : 'them'} back to your hand.
    </p>
  )
}
