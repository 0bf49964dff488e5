import { dotted, fleetInFile } from '../../agents/skirmish/fleet-file.js'

/** The option of an agent that a fleet in a file stands for. */
export function fleetSetting(content: unknown): string {
  return `fleet=${dotted(fleetInFile(content))}`
}
