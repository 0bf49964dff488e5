import { existsSync } from 'node:fs'
import { parse, resolve } from 'node:path'
import { claimPlainFile, readPlainFile, replacePlainFile } from '../../arena/files.js'

/** The file of a game. What others have written there meanwhile stays, and the game takes a free name instead. */
export class SaveFile {
  /** What stands there as far as is known here; null where nothing of this game does. */
  private stands: string | null = null
  /** Somebody has been told this name, or has given it. */
  private isKnown = false

  constructor(public path: string) {}

  /** Somebody has named the file, and this stood in it; null for nothing. It may be replaced. */
  named(text: string | null): void {
    this.stands = text
    this.isKnown = true
  }

  /** Answers the name that had to be left to others, where somebody knows it; else null. */
  write(text: string): string | null {
    const { path, isKnown } = this
    let place = path
    for (let i = 2; !this.isWritten(place, text); i++) place = numbered(path, i)
    this.path = place
    this.named(text)
    return isKnown && place !== path ? path : null
  }

  /** False where something stands that is not this game. */
  private isWritten(place: string, text: string): boolean {
    const isOwn = place === this.path && this.stands !== null && existsSync(place)
    if (!isOwn) return claimPlainFile(place, text)
    if (readPlainFile(place).toString() !== this.stands) return false
    replacePlainFile(place, text)
    return true
  }

  isAt(path: string): boolean {
    return resolve(path) === resolve(this.path)
  }
}

/** `games/winter.json` as `games/winter-2.json`. */
function numbered(path: string, number: number): string {
  const { ext } = parse(path)
  return `${path.slice(0, path.length - ext.length)}-${number}${ext}`
}
