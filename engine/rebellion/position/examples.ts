/** What a field looks like, for complaints about one that looks otherwise. Keys that differ stand as `*`. */
const EXAMPLES: readonly (readonly [path: string, example: string])[] = [
  ['options', '{ "setup": "first" }'],
  ['base', '{ "system": "hoth" }'],
  ['loyalty', '{ "rebel": ["naboo"], "empire": ["corellia"] }'],
  ['loyalty.*', '["naboo"]'],
  ['sabotage', '["naboo"]'],
  ['destroyed', '["naboo"]'],
  ['units', '{ "naboo": { "x-wing": 2 } }'],
  ['units.*', '{ "x-wing": 2 }'],
  ['queues', '{ "rebel": { "1": { "x-wing": 2 } } }'],
  ['queues.*', '{ "1": { "x-wing": 2 } }'],
  ['queues.*.*', '{ "x-wing": 2 }'],
  ['leaders', '{ "naboo": ["mon-mothma"] }'],
  ['leaders.*', '["mon-mothma"]'],
  ['assigned', '[{ "mission": "sabotage", "leaders": ["mon-mothma"] }]'],
  ['assigned[*]', '{ "mission": "sabotage", "leaders": ["mon-mothma"] }'],
  ['assigned[*].leaders', '["mon-mothma"]'],
  ['rings', '{ "captured": "princess-leia" }'],
  ['lured', '["luke-skywalker"]'],
  ['detained', '["mon-mothma"]'],
  ['hands', '{ "rebel": { "missions": ["hidden-fleet"] } }'],
  ['hands.*', '{ "missions": ["hidden-fleet"] }'],
  ['hands.*.probes', '["naboo"]'],
  ['discards', '{ "missions": ["hidden-fleet"] }'],
  ['decks', '{ "probes": ["naboo"] }'],
  ['decks.probes', '["naboo"]'],
  ['probes', '{ "box": ["naboo"] }'],
  ['shown', '{ "missions": ["sabotage"] }'],
  ['candidates', '["naboo"]'],
  ['ruledOut', '["naboo"]'],
  ['recruits', '{ "rebel": [{ "leader": "obi-wan-kenobi", "card": "undercover" }] }'],
  ['recruits.*', '[{ "leader": "obi-wan-kenobi", "card": "undercover" }]'],
  ['recruits.*[*]', '{ "leader": "obi-wan-kenobi", "card": "undercover" }'],
  ['passed', '["rebel"]'],
  ['round', '{ "bobaBan": "naboo" } (the number of the round is "time")'],
  ['dice', '["hit", "blank"]'],
  ['stack', '[{ "step": "command-phase" }, { "step": "command-turn", "side": "rebel" }]'],
  ['stack[*]', '{ "step": "command-turn", "side": "rebel" }'],
  ['situation', '{ "movedTo": "naboo" }'],
  ['combat', '{ "system": "naboo", "first": "rebel" }'],
  ['result', '{ "winner": "rebel", "reason": "reputation" }'],
]

/** ` like …` with an example, or nothing where there is none. */
export function like(path: string): string {
  const found = EXAMPLES.find(([pattern]) => matches(pattern, path))
  return found === undefined ? '' : ` like ${found[1]}`
}

function matches(pattern: string, path: string): boolean {
  const parts = path.split(/[.[]/)
  const wanted = pattern.split(/[.[]/)
  return (
    parts.length === wanted.length &&
    wanted.every((part, i) => part === parts[i] || part.replace(']', '') === '*')
  )
}
