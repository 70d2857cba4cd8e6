import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pathTo } from '#locales/paths.ts'
import { drawPicture } from '../../support/ad-form.ts'
import { launchBrowser } from '../../support/browser.ts'
import { open, visit } from '../../support/visit.ts'

/** What is answered without a net lies on the device, and goes on by itself (spec 4). */

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const make = (id?: string) =>
  pathTo('adEdit', 'de', { kind: 'motorhome', step: 'profile', id }, { screen: 'make' })
const model = (page: Page) => page.locator('#field-model input')

const isFetched = (page: Page, name: string) =>
  page.evaluate(
    (part) => performance.getEntriesByType('resource').some((each) => each.name.includes(part)),
    name,
  )

async function choosePicture(page: Page, picture: Buffer): Promise<void> {
  await page.locator('a[href*="screen=pictures"]').first().dispatchEvent('click')
  const file = { name: 'front.jpg', mimeType: 'image/jpeg', buffer: picture }
  await page.locator('input[type=file]').first().setInputFiles(file)
  await page.getByText('Ein Foto wartet').waitFor()
}

const picturesOf = (page: Page, id: string) =>
  page.evaluate(async (address) => {
    const answer = await fetch(address)
    return ((await answer.json()) as { gallery: unknown[] }).gallery.length
  }, `/api/public/product/get/${id}`)

test('an answer and a picture given without a net are there after a closed page', async () => {
  const { page, context } = await visit(browser, { width: 375 })
  await open(page, make())
  await model(page).fill('Sky')
  await page.waitForURL(/\/\d+\?screen=make$/)
  const id = /\/(\d+)\?/.exec(page.url())?.[1] ?? ''
  // Nothing of the way is missing once the net is gone: what later screens show was fetched meanwhile.
  await expect.poll(() => isFetched(page, 'pictures-screen')).toBe(true)
  const picture = await drawPicture()

  await context.setOffline(true)
  await choosePicture(page, picture)
  // The parts of the progress are links; the first one begins at the certificate.
  await page.locator(`a[href*="/profil/${id}"]`).first().dispatchEvent('click')
  await page.getByRole('button', { name: 'Weiter ohne Foto' }).click()
  await model(page).fill('Sky Wave 650')
  await page.getByText('Auf diesem Gerät gespeichert').filter({ visible: true }).waitFor()
  // Nothing lies over the question to say it once more.
  expect(await page.getByText('kann veraltet sein').count()).toBe(0)
  await page.close()

  await context.setOffline(false)
  const later = await context.newPage()
  await open(later, make(id))
  await expect.poll(() => model(later).inputValue()).toBe('Sky Wave 650')
  const answersOf = () =>
    later.evaluate(async (address) => {
      const answer = await fetch(address)
      return ((await answer.json()) as { attributes: { others: unknown[] } }).attributes.others
    }, `/api/public/product/get/${id}`)
  // The picture goes on although its own screen is not open.
  await expect.poll(() => picturesOf(later, id)).toBe(1)
  await expect
    .poll(answersOf)
    .toContainEqual(expect.objectContaining({ attributeCode: 'model', value: 'Sky Wave 650' }))
  await context.close()
})

test('a page that is closed as soon as its address names the ad leaves no picture without one', async () => {
  const { page, context } = await visit(browser, { width: 375 })
  await open(page, make())
  await expect.poll(() => isFetched(page, 'pictures-screen')).toBe(true)
  const picture = await drawPicture()
  await context.setOffline(true)
  await choosePicture(page, picture)
  // A slow phone, whose own database is slow too.
  const tools = await context.newCDPSession(page)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await context.setOffline(false)
  await page.waitForURL(/\/\d+\?screen=/)
  const id = /\/(\d+)\?/.exec(page.url())?.[1] ?? ''
  await page.close()
  const later = await context.newPage()
  await open(later, make(id))
  await expect.poll(() => picturesOf(later, id)).toBe(1)
  await context.close()
})
