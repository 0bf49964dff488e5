import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

/** Debian's Chromium; where it is installed without its windows, that one (scripts/system.mjs). */
const PLACES = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** A browser with nothing open: without a sandbox, which needs rights that containers lack, and without a graphics card. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: PLACES.find((place) => existsSync(place)) ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
}
