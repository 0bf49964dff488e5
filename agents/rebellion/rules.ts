/**
 * The numbers behind the scripted rules that are open to tuning, in tenths of a reputation step where they are
 * worths. Set by hand from ai-design 7, then changed one at a time where whole games said so (agents/README.md).
 */
export const RULES = {
  // Assignment
  rebelKept: 0.12,
  empireKept: 0.5,
  rebelScarce: 2.2,
  empireScarce: 4,
  assignCost: 1.1,
  captureToCome: 4.2,
  willOppose: 0.3,
  // Rebel missions
  rebelLoyalty: 1,
  rebelSabotage: 1,
  rebelDraws: 1,
  rebelMobilize: 6,
  rebelRaids: 1,
  // Rebel command
  rebelKills: 0.7,
  rebelLosses: 0.48,
  rebelWants: 9,
  rebelPresence: 1,
  rebelTrace: 5,
  rebelRally: 1.5,
  rebelOppose: 0.6,
  rebelHomeDeploy: 3,
  hideDistance: 2,
  // Imperial missions
  empireLoyalty: 1,
  empireProbes: 1,
  empireProjects: 1,
  empireCaptures: 1,
  // Imperial command
  empireKills: 0.7,
  empireLosses: 0.6,
  searchBase: 4,
  searchFew: 36,
  frontier: 2,
  occupation: 1,
  staging: 1,
  occupyTroops: 2,
  assaultFrom: 0.5,
  empireOppose: 2.6,
  empireEarlyOppose: 2,
  // Both
  activationCost: 0.2,
  retreatBelow: 0.4,
  leaderJoins: 1.6,
}
