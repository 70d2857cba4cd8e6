/**
 * Takes the README's pictures from a demo that runs already; it starts nothing itself:
 * `node scripts/run.mjs e2e/screens/take-pictures.ts http://de.localhost:3000`.
 */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { emailOf } from '#database/seeds/people/demo-people.ts'
import { pathTo } from '#locales/paths.ts'
import { consoleOf, desk, launchDemoBrowser, openPage, phone, settlePage } from './demo-browser.ts'

const folder = path.resolve(import.meta.dirname, '../../docs/pictures')

async function takePictures(home: string): Promise<void> {
  const browser = await launchDemoBrowser()
  mkdirSync(folder, { recursive: true })
  try {
    const visitor = await openPage(browser, { origin: home, size: desk })
    await take(visitor, { address: `${home}/`, name: 'home' })
    const dealer = await openPage(browser, { origin: home, size: desk, email: emailOf('schwarz') })
    const product = home + pathTo('product', 'de', { id: await busiestAd(dealer) })
    await take(dealer, { address: product, name: 'product' })
    const onThePhone = await openPage(browser, {
      origin: home,
      size: phone,
      email: emailOf('schwarz'),
    })
    await take(onThePhone, { address: product, name: 'phone' })
    const desks = consoleOf(home)
    const operator = await openPage(browser, {
      origin: desks,
      size: desk,
      email: emailOf('betrieb'),
    })
    await take(operator, { address: `${desks}/ads`, name: 'console' })
  } finally {
    await browser.close()
  }
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
  await settlePage(page)
  const file = path.join(folder, `${picture.name}.png`)
  const { size } = await sharp(await page.screenshot())
    .png({ palette: true, quality: 90, effort: 10, compressionLevel: 9 })
    .toFile(file)
  console.log(`${path.relative('.', file)} ${Math.round(size / 1024)} kB`)
}

const address = process.argv[2]
if (address === undefined) {
  console.error('Name the demo: e2e/screens/take-pictures.ts http://de.localhost:3000')
  process.exitCode = 1
} else {
  await takePictures(address.replace(/\/$/, ''))
}
