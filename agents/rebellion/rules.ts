/**
 * The numbers behind the scripted rules that are open to tuning, in tenths of a reputation step where they are
 * worths. Set by hand from ai-design 7, changed where whole games said so, then moved together by `dejarik tune rules`
 * (agents/README.md). hideDistance stays by hand: a larger one wins no more and hides in the same few worlds.
 */
export const RULES = {
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
  rebelLosses: 0.37,
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
  empireProjects: 0.98,
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

export type RuleName = keyof typeof RULES

export const RULE_NAMES = Object.keys(RULES) as readonly RuleName[]

/**
 * Numbers of one player in place of the usual ones. All rules read RULES, which costs nothing as long as nobody changes
 * it; so the numbers of a player that is being tuned are put there while he chooses, and taken out again.
 */
export class OtherRules {
  private readonly names: readonly RuleName[]
  private readonly before: Float64Array

  constructor(private readonly values: Readonly<Partial<Record<RuleName, number>>>) {
    this.names = RULE_NAMES.filter((name) => (values[name] ?? RULES[name]) !== RULES[name])
    this.before = new Float64Array(this.names.length)
  }

  get areUsual(): boolean {
    return this.names.length === 0
  }

  putIn(): void {
    for (let i = 0; i < this.names.length; i++) {
      const name = this.names[i] as RuleName
      this.before[i] = RULES[name]
      RULES[name] = this.values[name] as number
    }
  }

  takeOut(): void {
    for (let i = 0; i < this.names.length; i++)
      RULES[this.names[i] as RuleName] = this.before[i] as number
  }
}
