import { type Browser, chromium } from 'playwright-core'

/** A browser with nothing open: without a sandbox, which needs rights that containers lack, and without a graphics card. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
}
