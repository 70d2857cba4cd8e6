import path from 'node:path'
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { expect, onTestFailed } from 'vitest'
import { emailOf } from '#database/seeds/people/demo-people.ts'
import type { Locale } from '#locales/locales.ts'
import { originOf } from './browser.ts'

/** One person before one browser. What the browser complains of is kept for the end. */

export type Visit = {
  readonly page: Page
  readonly context: BrowserContext
  /** Errors of scripts and of the console since the beginning. */
  readonly complaints: readonly string[]
}

export type Visitor = {
  /** Key of one of the demo's people; a visitor without. */
  readonly as?: string
  readonly locale?: Locale
  /** The console has a host of its own. */
  readonly host?: 'console'
  readonly width?: number
  /** Of the network; one of their own without. */
  readonly address?: string
}

/** For one step; it is only used up on a machine with ten times as much to do as it can. */
const patienceMs = 60_000
const pictureFolder = path.resolve(import.meta.dirname, '../../.build/failed-journeys')

export async function visit(browser: Browser, visitor: Visitor = {}): Promise<Visit> {
  const { as: person, locale = 'de', host, width = 1440, address = ownAddress() } = visitor
  const context = await browser.newContext({
    locale: locale === 'en' ? 'en-GB' : `${locale}-${locale.toUpperCase()}`,
    viewport: { width, height: width < 600 ? 812 : 900 },
    baseURL: originOf(host ?? locale),
    reducedMotion: 'reduce',
    // The server counts calls by network address; all journeys together may be quicker than one person.
    extraHTTPHeaders: { 'x-forwarded-for': address },
  })
  context.setDefaultTimeout(patienceMs)
  const page = await context.newPage()
  photographFailure(page, person ?? 'visitor')
  if (person !== undefined) await logIn(page, person)
  const complaints: string[] = []
  listen(page, complaints)
  return { page, context, complaints }
}

function ownAddress(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(3))
  return ['10', ...bytes].join('.')
}

/** What each person saw when a journey failed, beside the build. */
function photographFailure(page: Page, name: string): void {
  onTestFailed(async ({ task }) => {
    const file = `${task.name} ${name}`.replaceAll(/[^\p{L}\d]+/gu, '-')
    await page.screenshot({ path: path.join(pictureFolder, `${file}.png`) }).catch(() => undefined)
  })
}

function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
  page.on('console', (message) => {
    // The plain file that carries the login has no icon of its own.
    const { url } = message.location()
    if (message.type() !== 'error' || url.endsWith('/favicon.ico')) return
    complaints.push(`${page.url()}: ${message.text()} ${url}`)
  })
}

/** As one of the demo's people without a password; a plain file of the host carries the call. */
export async function logIn(page: Page, person: string): Promise<void> {
  await page.goto('/version.json')
  await page.evaluate(async (email) => {
    const token = await fetch('/api/public/auth/csrf-token')
    const { csrfToken } = (await token.json()) as { csrfToken: string }
    const answer = await fetch('/api/demo/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': csrfToken },
      body: JSON.stringify({ email }),
    })
    if (!answer.ok) throw new Error(`The demo refused the login: ${answer.status}`)
  }, emailOf(person))
}

/** Opens a page and waits until it has come alive: from then on clicks and keys have an effect. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await comeAlive(page)
}

/**
 * The script of a page of islands says so itself. In a whole application React marks the elements that
 * it has taken over from the server's page, or made itself.
 */
export async function comeAlive(page: Page): Promise<void> {
  const element = page.locator('main h1, main h2, main p').first()
  const isTaken = () =>
    element.evaluate(
      (found: Element) =>
        'alive' in document.documentElement.dataset ||
        Object.keys(found).some((key) => key.startsWith('__reactProps')),
    )
  await expect.poll(isTaken, { interval: 25 }).toBe(true)
}

/**
 * Opens a page and waits until its live stream follows what it shows: a question, a message or the end
 * of a login that comes before that the page does not hear of.
 */
export async function openLive(page: Page, address: string): Promise<void> {
  const [followed] = await Promise.all([
    page.waitForResponse(/\/notifications\/follow$/),
    open(page, address),
  ])
  await followed.finished()
}

/** The line at the foot of the console names the keys that work right now. */
export async function waitForKey(page: Page, key: string): Promise<void> {
  const named = page.getByRole('region', { name: 'Tastatur' }).locator('kbd')
  await named
    .filter({ hasText: new RegExp(`^${key}$`) })
    .first()
    .waitFor()
}

/** Until typefaces and what else changes sizes are there. */
export async function settleFonts(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** Whole, without anybody having to scroll; it may still be covered. */
export function isInSight(element: Locator): Promise<boolean> {
  return element.evaluate((found: Element) => {
    const { top, bottom } = found.getBoundingClientRect()
    // A page is scrolled by whole pixels, whatever its height.
    return top > -1 && bottom < globalThis.innerHeight + 1
  })
}
