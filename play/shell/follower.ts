import type { Observation } from '../../engine/game.js'

/** An agent or brains, told of the course of the game when it is needed. */
export class Follower<Who extends { notice?(observation: Observation): void }> {
  private told = 0

  constructor(
    private readonly who: Who,
    private readonly looks: () => readonly Observation[],
  ) {}

  /** It, once it has been told everything. */
  upToDate(): Who {
    const looks = this.looks()
    for (const look of looks.slice(this.told)) this.who.notice?.(look)
    this.told = looks.length
    return this.who
  }
}
