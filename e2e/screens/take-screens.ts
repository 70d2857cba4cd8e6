/**
 * Takes every screen of storefront and console, on a phone and on a desk, from a demo that runs already; it starts nothing
 * itself: `npm run screens -- http://de.localhost:3000`. Options: `--languages de,pl`, `--widths 375,1440`, `--only catalog,product`,
 * `--dark`.
 * The pictures and a page with all of them go to `.build/screens`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { emailOf } from '#database/seeds/people/demo-people.ts'
import { isLocale, type Locale } from '#locales/locales.ts'
import { routeNames } from '#locales/paths.ts'
import { consoleAddresses } from './console-addresses.ts'
import { contactSheet, type Taken } from './contact-sheet.ts'
import { consoleOf, desk, launchDemoBrowser, openPage, phone, settlePage } from './demo-browser.ts'
import { addressOf } from './sample-address.ts'
import { samples } from './screen-samples.ts'

const folder = path.resolve(import.meta.dirname, '../../.build/screens')
/** Longer pages are cut off below. */
const longestPx = 4000
const operator = 'betrieb'

type Look = { readonly locale: Locale; readonly width: number; readonly isDark: boolean }
type Shown = {
  readonly name: string
  readonly as?: string
  readonly isConsole: boolean
  readonly find: (page: Page, locale: Locale) => Promise<string | undefined>
}

const ofStorefront: readonly Shown[] = routeNames.flatMap((route) =>
  samples[route].map((sample) => ({
    name: sample.name === undefined ? route : `${route} ${sample.name}`,
    ...(sample.as !== undefined && { as: sample.as }),
    isConsole: false,
    find: (page, locale) => addressOf(page, { route, sample, locale }),
  })),
)

async function ofConsole(page: Page, origin: string): Promise<readonly Shown[]> {
  const addresses = await consoleAddresses(page, origin)
  return addresses.map((address) => ({
    name: `console ${address}`,
    as: operator,
    isConsole: true,
    find: async () => address,
  }))
}

async function takeScreens(home: string): Promise<void> {
  const { looks, only } = readOptions()
  const browser = await launchDemoBrowser()
  mkdirSync(folder, { recursive: true })
  const taken = new Map<string, string[]>()
  try {
    for (const look of looks) await takeLook(browser, { home, look, only, taken })
  } finally {
    await browser.close()
  }
  const rows = [...taken].map(([name, files]): Taken => ({ name, files }))
  writeFileSync(path.join(folder, 'index.html'), contactSheet(rows))
  console.log(`${path.relative('.', folder)}/index.html`)
}

async function takeLook(
  browser: Browser,
  options: {
    readonly home: string
    readonly look: Look
    readonly only: readonly string[] | undefined
    readonly taken: Map<string, string[]>
  },
): Promise<void> {
  const { home, look, only, taken } = options
  const { locale, width, isDark } = look
  const pages = new Map<string, Page>()
  const pageOf = async (origin: string, person: string | undefined) => {
    const key = `${origin} ${person}`
    const known = pages.get(key)
    if (known) return known
    const page = await openPage(browser, {
      ...{ origin, locale, isDark },
      size: { ...(width < 600 ? phone : desk), width },
      ...(person !== undefined && { email: emailOf(person) }),
    })
    pages.set(key, page)
    return page
  }
  const desks = consoleOf(home)
  const all = [...ofStorefront, ...(await ofConsole(await pageOf(desks, operator), desks))]
  for (const shown of all) {
    if (only && !only.some((part) => shown.name.startsWith(part))) continue
    const origin = shown.isConsole ? desks : home.replace('//de.', `//${locale}.`)
    const page = await pageOf(origin, shown.as)
    if (!page.url().startsWith(origin)) await page.goto(`${origin}/version.json`)
    const address = await shown.find(page, locale)
    if (address === undefined) {
      console.log(`${shown.name} ${locale}: no link leads there`)
      continue
    }
    const file = `${shown.name.replaceAll(/[^\w-]+/g, '-')}-${locale}-${width}${isDark ? '-dark' : ''}.jpg`
    await take(page, { address: origin + address, file })
    taken.set(shown.name, [...(taken.get(shown.name) ?? []), file])
  }
  for (const page of pages.values()) await page.context().close()
}

async function take(page: Page, picture: { address: string; file: string }): Promise<void> {
  const answer = await page.goto(picture.address)
  if (!answer?.ok()) console.log(`${picture.address} answered ${answer?.status()}`)
  await settlePage(page)
  const height = await page.evaluate(`(async () => {
    for (let top = 0; top < Math.min(document.body.scrollHeight, ${longestPx}); top += innerHeight) {
      scrollTo(0, top)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    scrollTo(0, 0)
    return document.documentElement.scrollHeight
  })()`)
  await settlePage(page)
  // As high as the page, so that bars at the foot stand at its end.
  const size = page.viewportSize() ?? desk
  await page.setViewportSize({
    ...size,
    height: Math.max(size.height, Math.min(Number(height), longestPx)),
  })
  await settlePage(page)
  await page.screenshot({ path: path.join(folder, picture.file), type: 'jpeg', quality: 75 })
  await page.setViewportSize(size)
}

function readOptions(): { looks: readonly Look[]; only: readonly string[] | undefined } {
  const { values } = parseArgs({
    allowPositionals: true,
    options: {
      languages: { type: 'string', default: 'de,pl' },
      widths: { type: 'string', default: '375,1440' },
      only: { type: 'string' },
      dark: { type: 'boolean', default: false },
    },
  })
  const languages = values.languages.split(',').filter(isLocale)
  const widths = values.widths.split(',').map(Number)
  return {
    looks: languages.flatMap((locale) =>
      widths.map((width) => ({ locale, width, isDark: values.dark })),
    ),
    only: values.only?.split(','),
  }
}

const address = process.argv[2]
if (address === undefined) {
  console.error('Name the demo: npm run screens -- http://de.localhost:3000')
  process.exitCode = 1
} else {
  await takeScreens(address.replace(/\/$/, ''))
}
