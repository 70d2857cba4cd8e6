import { type Browser, chromium, type Page } from 'playwright-core'
import { findBrowser } from '#e2e/support/find-browser.ts'
import type { Locale } from '#locales/locales.ts'

/** A browser before a demo that runs already. */

export type Size = { readonly width: number; readonly height: number }

export const desk: Size = { width: 1440, height: 900 }
export const phone: Size = { width: 375, height: 760 }

const patienceMs = 20_000
/** Blurred previews fade into their pictures, and counters settle. */
const settleMs = 600

export async function launchDemoBrowser(): Promise<Browser> {
  const program = await findBrowser()
  if (program === undefined) throw new Error('There is no Chromium to take pictures with.')
  const { executablePath, environment } = program
  const isRoot = process.getuid?.() === 0
  return chromium.launch({
    executablePath,
    env: { ...process.env, ...environment },
    args: [...program.arguments, ...(isRoot ? ['--no-sandbox'] : [])],
  })
}

/** A browser of its own for each person, logged in without a password as only a demo allows. */
export async function openPage(
  browser: Browser,
  visit: {
    readonly origin: string
    readonly size: Size
    readonly locale?: Locale
    readonly isDark?: boolean
    /** The address of one of the demo's people; a visitor without. */
    readonly email?: string
  },
): Promise<Page> {
  const { origin, size, locale = 'de', isDark = false, email } = visit
  const context = await browser.newContext({
    // The pages forbid evaluated text, which is how a script asks them whether they are ready.
    bypassCSP: true,
    viewport: size,
    locale: locale === 'en' ? 'en-GB' : `${locale}-${locale.toUpperCase()}`,
    reducedMotion: 'reduce',
    colorScheme: isDark ? 'dark' : 'light',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(patienceMs)
  if (email === undefined) return page
  // A plain file of the same origin: calls from here carry its cookies and nothing else runs.
  await page.goto(`${origin}/version.json`)
  await page.evaluate(`(async () => {
    const { csrfToken } = await (await fetch('/api/public/auth/csrf-token')).json()
    const answer = await fetch('/api/demo/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': csrfToken },
      body: JSON.stringify({ email: ${JSON.stringify(email)} }),
    })
    if (!answer.ok) throw new Error('The demo refused the login: ' + answer.status)
  })()`)
  return page
}

/** Once typefaces and the pictures in sight are there, and nothing says that it is loading. */
export async function settlePage(page: Page): Promise<void> {
  await page.waitForFunction(`document.fonts.status === 'loaded' &&
    document.querySelector('[role=status][aria-busy=true]') === null &&
    [...document.images].every((image) => {
      const { top, left, width } = image.getBoundingClientRect()
      const isOutside = top > innerHeight || left > innerWidth || width === 0
      return image.complete || isOutside
    })`)
  await page.waitForTimeout(settleMs)
}

/** `http://de.localhost:3000` has its console at `http://console.localhost:3000`. */
export function consoleOf(home: string): string {
  return home.replace('//de.', '//console.')
}
