/**
 * The numbers behind the scripted rules that are open to tuning, in tenths of a reputation step where they are
 * worths. Set by hand from ai-design 7, changed where whole games said so, then moved together by `dejarik tune rules`
 * (agents/TRIALS.md). hideDistance stays by hand: a larger one wins no more and hides in the same few worlds.
 */
const usual = {
  // Set-up
  garrisonSpread: 2,
  garrisonOpen: 1,
  fleetSpread: 2,
  fleetOpen: 1.2,
  homeTroopers: 5,
  // Assignment
  rebelKept: 0.16,
  empireKept: 0.48,
  rebelScarce: 2,
  empireScarce: 4.8,
  assignCost: 1.07,
  captureToCome: 3.56,
  willOppose: 0.07,
  // Rebel missions
  rebelLoyalty: 0.46,
  rebelSabotage: 0.67,
  rebelDraws: 0.6,
  rebelMobilize: 5.03,
  rebelRaids: 1.41,
  // Rebel command
  rebelKills: 0.91,
  rebelLosses: 0.5,
  rebelWants: 9.06,
  rebelPresence: 0.91,
  rebelTrace: 5.48,
  rebelRally: 1.6,
  rebelOppose: 0.45,
  rebelHomeDeploy: 1.89,
  hideDistance: 2,
  // Imperial missions
  empireLoyalty: 1.19,
  empireProbes: 0.9,
  empireCaptures: 1.04,
  // Imperial command
  empireKills: 0.9,
  empireLosses: 0.62,
  searchBase: 3.8,
  searchFew: 40,
  frontier: 2.6,
  occupation: 0.87,
  staging: 1.07,
  occupyTroops: 3,
  assaultFrom: 0.48,
  empireOppose: 2.7,
  empireEarlyOppose: 1.9,
  // Both
  activationCost: 0.24,
  retreatBelow: 0.37,
  leaderJoins: 1.06,
}

/** The numbers that somebody plays by. */
export type Rules = Readonly<typeof usual>

export type RuleName = keyof Rules

export const RULES: Rules = usual

export const RULE_NAMES = Object.keys(RULES) as readonly RuleName[]

/**
 * What is different with Rise of the Empire, found by playing Rebels with one number changed against the others
 * (agents/TRIALS.md): more troops of the Empire come sooner, so the base lies farther off.
 */
const RISE: Partial<Rules> = {
  hideDistance: 4,
  rebelHomeDeploy: 0.95,
  assignCost: 0.7,
  rebelKills: 1.46,
  rebelLosses: 0.22,
  // A part of the leaders that a side has in all, and those of the Rebels are 16 instead of 12.
  rebelKept: 0.12,
}

/** The usual numbers but for those that are given. */
export function rulesWith(changed: Partial<Rules>): Rules {
  return { ...RULES, ...changed }
}

/** The same in a game with Rise of the Empire. */
export function riseRulesWith(changed: Partial<Rules>): Rules {
  return { ...RULES, ...RISE, ...changed }
}
