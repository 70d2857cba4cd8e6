import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pathTo } from '#locales/paths.ts'
import { makePdf } from '../support/ad-form.ts'
import { answersByHand } from '../support/answers-by-hand.ts'
import { launchBrowser } from '../support/browser.ts'
import { Hand, screenOf } from '../support/hand.ts'
import { comeAlive, open, visit } from '../support/visit.ts'
import { walkThroughAd } from '../support/walk-through-ad.ts'

/** A whole ad on a phone, one block of questions at a time, as a thumb would go through it. */

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** The most that an ad by hand may ask of its owner, beside one tap for each flagged answer. */
const limit = { taps: 65, typed: 120 }

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

test('a whole ad on a phone, one block of questions a screen, up to the review', async () => {
  const { page, context, complaints } = await visit(browser, { width: 375 })
  const hand = new Hand(page)
  await open(page, pathTo('sell', 'de'))
  await page.getByRole('link', { name: 'Wohnmobil', exact: true }).first().click()
  hand.taps += 1
  await expect.poll(() => screenOf(page)).toBe('certificate')
  const expectHeadingFocused = async () => {
    const next = screenOf(page)
    // Read out from its heading; a field that is alone on its screen takes the keyboard at once.
    if (['mileage', 'price', 'contact'].includes(next)) return
    await expect.poll(() => focusedText(page), { message: next }).toMatch(/^Schritt \d von 8: /)
  }
  await walkThroughAd(hand, (screen) => answersByHand[screen], expectHeadingFocused)
  await hand.file('fahrzeugschein.pdf', 'application/pdf', makePdf())
  await page.getByRole('button', { name: /^fahrzeugschein_[a-z]{4}\.pdf löschen$/ }).waitFor()
  // From the last look to an answer, and back to its very row.
  await page.locator('#look-vehicle > summary').click()
  await page.getByRole('link', { name: 'Kilometerstand ändern' }).click()
  await expect.poll(() => screenOf(page)).toBe('mileage')
  // No part of the way, and so not counted.
  await page.getByRole('button', { name: 'Weiter', exact: true }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('look-mileage')
  hand.taps += 1
  await page.getByRole('button', { name: 'Zur Prüfung absenden' }).click()
  await page.getByRole('heading', { name: 'Ihr Inserat ist in Prüfung' }).waitFor()
  process.stdout.write(
    `One ad: ${hand.screens.length + 1} screens, ${hand.taps} taps, of them ${hand.confirmed} for flagged answers, ` +
      `${hand.typed} characters\n`,
  )
  expect(hand.taps - hand.confirmed).toBeLessThan(limit.taps)
  expect(hand.typed).toBeLessThan(limit.typed)
  expect(hand.screens).toEqual(Object.keys(answersByHand))
  expect(complaints).toEqual([])
  await context.close()
})

test('back is one screen, a reload shows the same one, and answers stay (spec 2)', async () => {
  const { page, context, complaints } = await visit(browser, { width: 375 })
  await open(
    page,
    pathTo('adEdit', 'de', { kind: 'motorhome', step: 'profile' }, { screen: 'body-type' }),
  )
  const hand = new Hand(page)
  await hand.choose('body_type', 'alcove')
  await expect.poll(() => screenOf(page)).toBe('registration')
  // The first answer made the ad: its number stands in the address.
  await page.waitForURL(/\/\d+\?screen=registration$/)
  await page.goBack()
  await expect.poll(() => screenOf(page)).toBe('body-type')
  const alcove = page.locator('#field-body_type input[value="alcove"]')
  await expect.poll(() => alcove.isChecked()).toBe(true)
  await hand.goOn()
  await expect.poll(() => screenOf(page)).toBe('registration')
  await page.reload()
  await comeAlive(page)
  expect(screenOf(page)).toBe('registration')
  await hand.tap('button', 'Zurück')
  await expect.poll(() => screenOf(page)).toBe('body-type')
  expect(await alcove.isChecked()).toBe(true)
  expect(complaints).toEqual([])
  await context.close()
})

test('going on says what is missing, leads to it, and can leave it for later', async () => {
  const { page, context, complaints } = await visit(browser, { width: 375 })
  await open(page, pathTo('adEdit', 'de', { kind: 'trailer', step: 'profile' }, { screen: 'beds' }))
  const hand = new Hand(page)
  await hand.choose('beds', '3')
  await hand.goOn()
  await page.getByText('Hier fehlen noch 3 Angaben. Die erste: Betten').waitFor()
  const isInField = () =>
    page.evaluate(() => document.activeElement?.closest('#field-bed_types') !== null)
  await expect.poll(isInField).toBe(true)
  expect(screenOf(page)).toBe('beds')
  await hand.tap('button', 'Später beantworten')
  await expect.poll(() => screenOf(page)).toBe('colour')
  // Everything that is missing stands behind the minutes, each thing with a link to its screen.
  await hand.tap('button', /^noch etwa \d+ Min\./)
  await page.getByRole('dialog').getByRole('link', { name: 'Betten', exact: true }).click()
  await expect.poll(() => screenOf(page)).toBe('beds')
  await expect.poll(isInField).toBe(true)
  expect(complaints).toEqual([])
  await context.close()
})

test('whole pages are one press away, and the choice holds for the next ad', async () => {
  const { page, context, complaints } = await visit(browser)
  await open(page, pathTo('adEdit', 'de', { kind: 'motorhome', step: 'equipment' }))
  await page.getByRole('link', { name: 'Alle Felder auf einer Seite' }).first().click()
  await page.getByRole('heading', { name: 'Was ist an Bord?' }).waitFor()
  await page.locator('#field-heating_type select').selectOption('none')
  await open(page, pathTo('adEdit', 'de', { kind: 'trailer', step: 'profile' }))
  await expect.poll(() => screenOf(page)).toBe('all')
  await page.getByRole('link', { name: 'Lieber Frage für Frage' }).first().click()
  await expect.poll(() => screenOf(page)).toBe('certificate')
  expect(complaints).toEqual([])
  await context.close()
})
