import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = process.cwd()
/** What publishing does not look at. */
const NOT_COPIED = ['node_modules', 'dist', '.git', 'test', 'runs', 'games']

export interface Manifest {
  readonly name: string
  readonly version: string
  readonly exports: Readonly<Record<string, unknown>>
  readonly peerDependencies: Readonly<Record<string, string>>
}

export function manifest(): Manifest {
  return JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Manifest
}

export interface Packed {
  readonly tarball: string
  readonly files: readonly string[]
}

/** `npm pack` of a copy of the project with a build of its own: the one in dist/ may be any. */
export function pack(): Packed {
  const stage = mkdtempSync(join(tmpdir(), 'dejarik-stage-'))
  cpSync(ROOT, stage, {
    recursive: true,
    filter: (path) => !NOT_COPIED.some((name) => path === join(ROOT, name)),
  })
  run(ROOT, process.execPath, 'build.mjs', '--release', '--into', join(stage, 'dist'))
  run(ROOT, 'node_modules/.bin/tsc', '--build')
  cpSync(join(ROOT, 'dist/types'), join(stage, 'dist/types'), { recursive: true })
  const said = JSON.parse(run(stage, 'npm', 'pack', '--ignore-scripts', '--json')) as PackReport
  const [report] = Object.values(said)
  if (report === undefined) throw new Error('npm pack says nothing')
  return {
    tarball: join(stage, report.filename),
    files: report.files.map(({ path }) => path).sort(),
  }
}

/** A list in some versions of npm, an object by the package's name in others. */
type PackReport = Readonly<
  Record<string, { readonly filename: string; readonly files: readonly { path: string }[] }>
>

/** `npm install` of a tarball into an empty folder, without network: what it needs comes from this project's node_modules. */
export function installed(tarball: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'dejarik-user-'))
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, { dev?: true; optional?: true }>>
  }
  const needed = Object.entries(packages).filter(
    ([path, { dev, optional }]) => path !== '' && dev !== true && optional !== true,
  )
  const overrides = Object.fromEntries(
    needed.map(([path]) => [path.slice('node_modules/'.length), `file:${join(ROOT, path)}`]),
  )
  const dependencies = { [manifest().name]: `file:${tarball}` }
  const own = { name: 'user', private: true, type: 'module', dependencies, overrides }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(own))
  run(folder, 'npm', 'install', '--offline', '--ignore-scripts', '--omit=optional', '--no-audit')
  return folder
}

export interface Ended {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** The installed command in that folder. */
export function dejarik(folder: string, ...args: readonly string[]): Ended {
  return ended(folder, join(folder, 'node_modules/.bin/dejarik'), args)
}

export function ended(folder: string, command: string, args: readonly string[]): Ended {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' })
  return { code: status, stdout, stderr }
}

/** What it printed; it must not fail. */
export function run(folder: string, command: string, ...args: readonly string[]): string {
  const { code, stdout, stderr } = ended(folder, command, args)
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')}: ${code}\n${stdout}${stderr}`)
  return stdout
}
