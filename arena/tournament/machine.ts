import { availableParallelism, totalmem, type } from 'node:os'

/** `8 cores, 32 GB, Linux, Node 20.20.2` */
export function machineText(): string {
  const cores = availableParallelism()
  const gigabytes = Math.round(totalmem() / 2 ** 30)
  return `${cores} core${cores === 1 ? '' : 's'}, ${gigabytes} GB, ${type()}, Node ${process.versions.node}`
}
