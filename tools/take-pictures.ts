/**
 * Takes the README's pictures from a demo that runs already; it starts nothing itself:
 * `node scripts/run.mjs tools/take-pictures.ts http://de.localhost:3000`.
 */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { findBrowser } from '#e2e/support/find-browser.ts'
import { pathTo } from '#locales/paths.ts'

type Size = { readonly width: number; readonly height: number }
type Role = 'merchant' | 'operator'

const desk: Size = { width: 1440, height: 900 }
const phone: Size = { width: 375, height: 760 }
const folder = path.resolve(import.meta.dirname, '../docs/pictures')
const patienceMs = 20_000
/** Blurred previews fade into their pictures, and counters settle. */
const settleMs = 600

async function takePictures(home: string): Promise<void> {
  const program = await findBrowser()
  if (program === undefined) throw new Error('There is no Chromium to take pictures with.')
  const { executablePath, environment } = program
  const isRoot = process.getuid?.() === 0
  const browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...environment },
    args: [...program.arguments, ...(isRoot ? ['--no-sandbox'] : [])],
  })
  mkdirSync(folder, { recursive: true })
  try {
    const visitor = await openPage(browser, { origin: home, size: desk })
    await take(visitor, { address: `${home}/`, name: 'home' })
    const dealer = await openPage(browser, { origin: home, size: desk, role: 'merchant' })
    const product = home + pathTo('product', 'de', { id: await busiestAd(dealer) })
    await take(dealer, { address: product, name: 'product' })
    const onThePhone = await openPage(browser, { origin: home, size: phone, role: 'merchant' })
    await take(onThePhone, { address: product, name: 'phone' })
    const desks = consoleOf(home)
    const operator = await openPage(browser, { origin: desks, size: desk, role: 'operator' })
    await take(operator, { address: `${desks}/ads`, name: 'console' })
  } finally {
    await browser.close()
  }
}

/** A browser of its own for each person, logged in without a password as only a demo allows. */
async function openPage(
  browser: Browser,
  visit: { readonly origin: string; readonly size: Size; readonly role?: Role },
): Promise<Page> {
  const context = await browser.newContext({
    // The pages forbid evaluated text, which is how a script asks them whether they are ready.
    bypassCSP: true,
    viewport: visit.size,
    locale: 'de-DE',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(patienceMs)
  if (visit.role === undefined) return page
  // A plain file of the same origin: calls from here carry its cookies and nothing else runs.
  await page.goto(`${visit.origin}/version.json`)
  await page.evaluate(`(async () => {
    const { logins } = await (await fetch('/api/demo/logins')).json()
    const { email } = logins.find(({ role }) => role === '${visit.role}')
    const { csrfToken } = await (await fetch('/api/public/auth/csrf-token')).json()
    const answer = await fetch('/api/demo/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': csrfToken },
      body: JSON.stringify({ email }),
    })
    if (!answer.ok) throw new Error('The demo refused the login: ' + answer.status)
  })()`)
  return page
}

/** The running ad with the most bids, as a dealer sees it. */
async function busiestAd(page: Page): Promise<number> {
  const found: unknown = await page.evaluate(`(async () => {
    const search = '/api/public/catalog/search?sort=ending&itemsPerPage=60'
    const { products } = await (await fetch(search)).json()
    return products
      .filter(({ status }) => status === 'running' || status === 'hotbidding')
      .sort((one, other) => (other.auction?.bidCount ?? 0) - (one.auction?.bidCount ?? 0))[0]
      ?.entityId
  })()`)
  if (typeof found !== 'number') throw new Error('No auction runs: set the demo back first.')
  return found
}

async function take(
  page: Page,
  picture: { readonly address: string; readonly name: string },
): Promise<void> {
  const answer = await page.goto(picture.address)
  if (!answer?.ok()) throw new Error(`${picture.address} answered ${answer?.status()}`)
  await page.waitForFunction(`document.fonts.status === 'loaded' && [...document.images].every(
    (image) => {
      const { top, left, width } = image.getBoundingClientRect()
      const isOutside = top > innerHeight || left > innerWidth || width === 0
      return image.complete || isOutside
    })`)
  await page.waitForTimeout(settleMs)
  const file = path.join(folder, `${picture.name}.png`)
  const { size } = await sharp(await page.screenshot())
    .png({ palette: true, quality: 90, effort: 10, compressionLevel: 9 })
    .toFile(file)
  console.log(`${path.relative('.', file)} ${Math.round(size / 1024)} kB`)
}

/** `http://de.localhost:3000` has its console at `http://console.localhost:3000`. */
function consoleOf(home: string): string {
  return home.replace('//de.', '//console.')
}

const address = process.argv[2]
if (address === undefined) {
  console.error('Name the demo: tools/take-pictures.ts http://de.localhost:3000')
  process.exitCode = 1
} else {
  await takePictures(address.replace(/\/$/, ''))
}
