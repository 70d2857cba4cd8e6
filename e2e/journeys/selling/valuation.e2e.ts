import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Locale } from '#locales/locales.ts'
import { pathTo } from '#locales/paths.ts'
import { textsOf } from '#locales/texts.ts'
import { launchBrowser } from '../../support/browser.ts'
import { comeAlive, open, visit, waitForKey } from '../../support/visit.ts'

/** An owner asks on a phone what a vehicle is worth, a person answers, and the answer becomes an ad (spec 2, 4). */

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const newEmail = () => `value-${crypto.randomUUID().slice(0, 8)}@gmx.de`

/** What a thumb does, counted; typing is its keys. */
function thumbOn(page: Page) {
  const counted = { taps: 0, keys: 0 }
  return {
    counted,
    async tap(name: string, role: 'button' | 'option' = 'button') {
      counted.taps += 1
      await page.getByRole(role, { name, exact: true }).first().click()
    },
    async type(label: string, text: string) {
      counted.taps += 1
      counted.keys += text.length
      await page.getByLabel(label, { exact: true }).click()
      await page.keyboard.type(text)
    },
    async choose(code: string, option: string) {
      counted.taps += 1
      await page.locator(`#field-${code} label:has(input[value="${option}"])`).click()
    },
  }
}

const editorOf = (locale: Locale) => textsOf(locale, 'editor')
const textsIn = (locale: Locale) => textsOf(locale, 'valuation')

test('a motorhome: under 90 seconds and 25 taps to success, then an answer, a report and an ad (rules 12)', async () => {
  const t = textsIn('de')
  const { page, context, complaints } = await visit(browser, { width: 375 })
  const thumb = thumbOn(page)
  await open(page, pathTo('valuateMotorhome', 'de'))
  const begin = Date.now()
  await thumb.type(t('start.vehicle'), 'Knaus Sky TI 650')
  await thumb.type(t('start.registered'), '06/2019')
  await thumb.type(t('start.mileage'), '61000')
  await thumb.tap(t('start.go'))
  await page.waitForURL('**/schritt-1-von-2')
  await comeAlive(page)
  await expect.poll(() => page.locator('#field-mileage input').first().inputValue()).toBe('61.000')
  await thumb.choose('body_type', 'semi_integrated')
  await thumb.tap(editorOf('de')('goOn'))
  await page.waitForURL('**/schritt-2-von-2')
  await thumb.choose('damaged', 'no')
  await thumb.choose('water_damaged', 'no')
  await thumb.choose('hail_damaged', 'no')
  const email = newEmail()
  await thumb.type(t('step.email'), email)
  await thumb.tap(t('step.submit'))
  await page.waitForURL(`**${pathTo('valuateMotorhomeSuccess', 'de')}`)
  await page.getByRole('heading', { name: t('success.title') }).waitFor()
  const seconds = (Date.now() - begin) / 1000
  process.stdout.write(
    `valuation: ${thumb.counted.taps} taps, ${thumb.counted.keys} keys, ${seconds.toFixed(1)} s\n`,
  )
  expect(thumb.counted.taps).toBeLessThanOrEqual(25)
  expect(seconds).toBeLessThan(90)

  await answerInConsole('Knaus Sky TI 650')
  await page.reload()
  await page.getByRole('link', { name: t('success.read') }).click()
  await page.getByRole('heading', { name: /38\.000\s€ bis 43\.000\s€/ }).waitFor()
  await page.getByText(textsOf('de', 'valuation-words')('auction.text')).waitFor()
  await page.getByRole('link', { name: t('report.action') }).click()
  await page.waitForURL('**/inserat/bearbeiten/wohnmobil/**')
  await expect.poll(() => page.getByText('Knaus Sky TI 650').count()).toBeGreaterThan(0)
  expect(complaints).toEqual([])
  await context.close()
})

/** The operator's range, a sentence from the blocks, and one key. */
async function answerInConsole(vehicle: string): Promise<void> {
  const t = textsOf('de', 'console-valuations')
  const { page, context, complaints } = await visit(browser, { as: 'betrieb', host: 'console' })
  await page.goto('/valuations')
  await page.getByRole('link', { name: vehicle }).first().click()
  await page.getByLabel(t('answer.from'), { exact: true }).fill('38000')
  await page.getByLabel(t('answer.to'), { exact: true }).fill('43000')
  await page
    .getByRole('button', { name: textsOf('de', 'valuation-words')('auction.label') })
    .click()
  // Keys belong to a field as long as it has the focus.
  await waitForKey(page, 'a')
  await page.keyboard.press('a')
  await page.getByText(t('answer.done', { vehicle })).waitFor()
  expect(complaints).toEqual([])
  await context.close()
}

test('a trailer in Polish in three steps, and the same address cannot ask twice while it waits (spec 8.3)', async () => {
  const t = textsIn('pl')
  const email = newEmail()
  const { page, context } = await visit(browser, { locale: 'pl', width: 375 })
  await askForTrailer(page, email)
  await page.waitForURL(`**${pathTo('valuateTrailerSuccess', 'pl')}`)
  await page.getByRole('heading', { name: t('success.title') }).waitFor()
  await context.close()
  const again = await visit(browser, { locale: 'pl', width: 375 })
  await askForTrailer(again.page, email)
  await again.page
    .getByRole('alert')
    .getByText(textsOf('pl', 'refusal')('VALUATION_ALREADY_SUBMITTED.detail'))
    .waitFor()
  expect(await again.page.getByLabel(t('step.email'), { exact: true }).inputValue()).toBe(email)
  // Whoever is registered already may log in here; a password that does not match is asked for again.
  await again.page.getByRole('button', { name: t('step.known.open') }).click()
  const entrance = again.page.locator('form', { has: again.page.locator('[type="password"]') })
  await entrance.locator('[type="email"]').fill(email)
  await entrance.locator('[type="password"]').fill('nie-to-haslo')
  await entrance.getByRole('button', { name: editorOf('pl')('entrance.loginButton') }).click()
  await entrance.getByText(textsOf('pl', 'refusal')('LOGIN_FAILED.detail')).waitFor()
  await again.context.close()
})

async function askForTrailer(page: Page, email: string): Promise<void> {
  const t = textsIn('pl')
  const goOn = editorOf('pl')('goOn')
  const thumb = thumbOn(page)
  await open(page, pathTo('valuateTrailer', 'pl'))
  await thumb.type(t('start.vehicle'), 'Hobby De Luxe 440')
  await thumb.type(t('start.registered'), '04/2016')
  await thumb.tap(t('start.go'))
  await page.waitForURL('**/krok-1-z-3')
  await comeAlive(page)
  await thumb.tap(goOn)
  // The body type is needed and the step says so.
  await expect
    .poll(() => page.locator('#field-trailer_body_type').textContent())
    .toContain(textsOf('pl', 'validation')('required'))
  await thumb.choose('trailer_body_type', 'caravan')
  await thumb.tap(goOn)
  await page.waitForURL('**/krok-2-z-3')
  // The address changes before the screen, whose button of the same name is the step before's until then.
  await page.locator('#field-trailer_damaged').waitFor()
  await thumb.tap(goOn)
  await page.waitForURL('**/krok-3-z-3')
  await thumb.type(t('step.email'), email)
  await thumb.tap(t('step.submit'))
}
