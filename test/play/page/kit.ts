import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { checkRecord, type GameRecord } from '../../../engine/record.js'
import { readFolder } from '../../../play/server/files.js'
import { fileServer } from '../../../play/server/server.js'
import { openBrowser } from '../../browser.js'

/** The built page in a real browser, served as `dejarik serve` does it. */

export interface Opened {
  readonly page: Page
  readonly url: string
  /** What the page has complained about: errors thrown, errors on its console. */
  readonly errors: string[]
  close(): Promise<void>
  /** The server ends; what is open stays. */
  endServer(): void
  /** Bytes of all files that page and threads have asked for, as gzip packs them. */
  loadedBytes(): number
}

export interface Screen {
  readonly width?: number
  readonly height?: number
  readonly theme?: 'dark' | 'light'
  /** With the service worker; then the requests of the page cannot be looked into. */
  readonly offline?: boolean
}

export async function openPage({
  width = 1280,
  height = 720,
  theme = 'dark',
  offline = false,
}: Screen = {}): Promise<Opened> {
  const files = readFolder(fileURLToPath(new URL('./page', import.meta.url)))
  const asked = new Set<string>()
  const server = await served(files, asked)
  const { port } = server.address() as AddressInfo
  const endServer = (): void => {
    server.close()
    server.closeAllConnections()
  }
  const browser = await openBrowser()
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
    serviceWorkers: offline ? 'allow' : 'block',
  })
  // Whatever moves is told at once, unless a test says otherwise
  await context.addInitScript(() => {
    if (localStorage.getItem('dejarik.pace') === null) localStorage.setItem('dejarik.pace', 'off')
  })
  const page = await context.newPage()
  // It costs only where something is broken; a machine with much to do is slow
  page.setDefaultTimeout(30_000)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  const url = `http://127.0.0.1:${port}/`
  await page.goto(url)
  await page.waitForSelector('.start')
  return {
    page,
    url,
    errors,
    async close() {
      await browser.close()
      endServer()
    },
    endServer,
    loadedBytes: () =>
      [...asked].reduce((sum, path) => {
        const file = files.get(path)
        return sum + (file?.packed('gzip').body.length ?? 0)
      }, 0),
  }
}

/** A server of these files, and the paths that it is asked for. */
async function served(files: ReturnType<typeof readFolder>, asked: Set<string>): Promise<Server> {
  const server = fileServer(files)
  server.on('request', ({ url }) => asked.add(url ?? ''))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

/** Turns to a game on the start screen. */
export async function chooseGame(page: Page, title: string, setup: string): Promise<void> {
  await page.click(`.games >> text=${title}`)
  await page.waitForSelector(`.setups >> text=${setup}`)
}

export interface Deal {
  readonly side: 'empire' | 'rebel'
  /** As the start screen calls it. */
  readonly setup: string
  readonly seed: string
}

/** Set-ups that explain themselves first. */
const INTRODUCED = ['First game', 'One struggle']

/** Begins a game against the fastest opponent, with the introduction closed. */
export async function begin(page: Page, { side, setup, seed }: Deal): Promise<void> {
  await page.click('.levels >> text=Cadet')
  await page.click(`.sides .${side}`)
  await page.click(`.setups >> text=${setup}`)
  await page.fill('.deal input', seed)
  await page.click('.go .primary')
  await page.waitForSelector('.game')
  if (INTRODUCED.includes(setup)) await page.click('dialog .close')
  await page.waitForSelector('.prompt:not(.waiting)')
}

/** How a whole game went when something that the page offers was clicked again and again. */
export interface Clicked {
  readonly clicks: number
  readonly over: boolean
  /** The question at which nothing could be clicked; empty when there was none. */
  readonly stuck: string
}

/**
 * Plays by clicking only what the page offers: lit systems, cards, units and leaders, answers and
 * buttons of the question. Always the same clicks for the same seed.
 */
export function playByClicking(page: Page, seed: number, most = 6000): Promise<Clicked> {
  return page.evaluate(
    async ([seed, most]) => {
      let random = seed
      const below = (n: number): number => {
        random = (Math.imul(random, 1103515245) + 12345) & 0x7fffffff
        return Math.floor((random / 0x80000000) * n)
      }
      const all = (selector: string): Element[] => [...document.querySelectorAll(selector)]
      let clicks = 0
      for (let i = 0; i < most; i++) {
        await new Promise((resolve) => setTimeout(resolve, 0))
        if (document.querySelector('.end') !== null) return { clicks, over: true, stuck: '' }
        // The screen goes to somebody else: whoever called opens it
        if (document.querySelector('.curtain') !== null) return { clicks, over: false, stuck: '' }
        const question = document.querySelector('.prompt')
        if (question === null) continue
        if (question.classList.contains('fault'))
          return { clicks, over: false, stuck: question.textContent ?? '' }
        if (question.classList.contains('waiting')) {
          await new Promise((resolve) => setTimeout(resolve, 4))
          continue
        }
        const confirm = question.querySelector('.confirm:not(:disabled)')
        const lit = all('[data-lit=yes]')
        const offered = all(
          '.prompt button:not(:disabled):not(.ghost):not(.confirm), .prompt input[type=checkbox]',
        )
        const roll = below(100)
        let target: Element | undefined
        if (confirm !== null && roll < 50) target = confirm
        else if (lit.length > 0 && roll < 75) target = lit[below(lit.length)]
        else if (offered.length > 0) target = offered[below(offered.length)]
        target ??= confirm ?? lit[0]
        if (target === undefined)
          return { clicks, over: false, stuck: question.textContent ?? 'nothing to click' }
        target.dispatchEvent(new MouseEvent('click', { bubbles: true }))
        clicks++
      }
      return { clicks, over: false, stuck: 'the game did not end' }
    },
    [seed, most] as const,
  )
}

/** The covered screen hears no Enter in its first 400 ms. */
export const PAST_DEAF_MS = 450

/** Whoever is called opens the covered screen, without a code. */
export async function raiseCurtain(page: Page): Promise<void> {
  await page.waitForTimeout(PAST_DEAF_MS)
  await page.keyboard.press('Enter')
  await page.waitForSelector('.prompt:not(.waiting), .end')
}

/** The text that the page keeps of the game that is open in this tab. */
export async function keptText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const place = sessionStorage.getItem('dejarik.playing') ?? ''
    return localStorage.getItem(place) ?? 'null'
  })
}

/** The record that the page keeps of it. */
export async function keptRecord(page: Page): Promise<GameRecord> {
  return checkRecord(JSON.parse(await keptText(page)))
}

/** Opens a saved game as if the page had been left with it open. */
export async function openKept(page: Page, text: string): Promise<void> {
  await page.evaluate((kept) => {
    localStorage.setItem('dejarik.game.test', kept)
    sessionStorage.setItem('dejarik.playing', 'dejarik.game.test')
  }, text)
  await page.reload()
}

/** Ends the assignment of a game's first round without any: that leaders stay in the pool is asked once. */
export async function assignNobody(page: Page): Promise<void> {
  await page.click('.prompt .confirm')
  await page.click('.prompt .confirm')
}

/**
 * Passes, declines and finishes until a turn of the Command Phase is asked for. The page looks and clicks in one go:
 * no question can go away between the two.
 */
export async function toOwnTurn(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const question = document.querySelector('.prompt:not(.waiting)')
      if (question?.classList.contains('fault')) throw new Error(question.textContent ?? 'a fault')
      if (question?.querySelector('h2')?.textContent === 'Your turn') return true
      const button =
        question?.querySelector<HTMLElement>('.confirm:not(:disabled)') ??
        [...(question?.querySelectorAll<HTMLElement>('.option') ?? [])].at(-1)
      button?.click()
      return false
    },
    undefined,
    { polling: 20 },
  )
}
