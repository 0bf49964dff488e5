import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Hold, hold } from '../../../play/page/hold.js'

/** A browser whose clock and answers this test decides about. */
class Browser {
  /** What the tab does when its patience is over. */
  private look: (() => Promise<void>) | null = null
  private grant: (() => void) | null = null
  held: { name: string }[] = []

  readonly locks = {
    request: (
      name: string,
      { signal }: { signal: AbortSignal },
      keep: () => Promise<void>,
    ): Promise<void> =>
      new Promise((ended, failed) => {
        signal.addEventListener('abort', () => failed(signal.reason))
        this.grant = () => {
          this.held.push({ name })
          keep().then(ended)
        }
      }),
    query: async () => ({ held: this.held }),
  }

  readonly window = {
    setTimeout: (look: () => Promise<void>): number => {
      this.look = look
      return 1
    },
    clearTimeout: (): void => {
      this.look = null
    },
  }

  async patienceEnds(): Promise<void> {
    await this.look?.()
  }

  answers(): void {
    this.grant?.()
  }
}

async function asked(browser: Browser): Promise<{ answer: Hold | null | undefined }> {
  Object.defineProperty(globalThis, 'navigator', { value: browser, configurable: true })
  Object.defineProperty(globalThis, 'window', { value: browser.window, configurable: true })
  const result: { answer: Hold | null | undefined } = { answer: undefined }
  void hold('game', () => {}).then((answer) => {
    result.answer = answer
  })
  await settled()
  return result
}

function settled(): Promise<void> {
  return new Promise((done) => setImmediate(done))
}

test('a game that another tab has is elsewhere when the patience is over', async () => {
  const browser = new Browser()
  browser.held.push({ name: 'game' })
  const result = await asked(browser)
  assert.is(result.answer, undefined)
  await browser.patienceEnds()
  await settled()
  assert.is(result.answer, null)
})

test('a browser that is slow to answer is no other tab: the game is held when the answer comes', async () => {
  const browser = new Browser()
  browser.held.push({ name: 'another game' })
  const result = await asked(browser)
  for (let time = 0; time < 3; time++) await browser.patienceEnds()
  await settled()
  assert.is(result.answer, undefined)
  browser.answers()
  await settled()
  assert.type(result.answer?.release, 'function')
})

test.run()
