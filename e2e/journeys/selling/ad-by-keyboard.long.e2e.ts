import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pathTo } from '#locales/paths.ts'
import { makePdf } from '../../support/ad-form.ts'
import { type Answer, answersByHand } from '../../support/answers-by-hand.ts'
import { launchBrowser } from '../../support/browser.ts'
import { screenOf } from '../../support/hand.ts'
import { KeyboardHand } from '../../support/keyboard-hand.ts'
import { comeAlive, open, visit } from '../../support/visit.ts'
import { walkThroughAd } from '../../support/walk-through-ad.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** A tap on their only answer goes on; arrows choose none for good, so the keyboard's Enter does. */
const goneOnByTap = ['body-type', 'chassis', 'fuel', 'gearbox', 'emission', 'garage', 'colour']

test('an ad by the keyboard alone, from the door to the review (WCAG 2.1.1, 2.4.7)', async () => {
  const { page, context, complaints } = await visit(browser)
  const hand = new KeyboardHand(page)
  await open(page, pathTo('home', 'de'))
  await hand.tap('link', 'Wohnmobil verkaufen')
  await expect.poll(() => screenOf(page)).toBe('certificate')
  await comeAlive(page)
  await walkThroughAd(hand, byKeyboard)
  await hand.file('fahrzeugschein.pdf', 'application/pdf', makePdf())
  await page.getByRole('button', { name: /^fahrzeugschein_[a-z]{4}\.pdf löschen$/ }).waitFor()
  await hand.tap('button', 'Zur Prüfung absenden')
  await page.getByRole('heading', { name: 'Ihr Inserat ist in Prüfung' }).waitFor()
  expect(hand.unseen).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})

function byKeyboard(screen: string): Answer | undefined {
  const answer = answersByHand[screen]
  if (!answer || !goneOnByTap.includes(screen)) return answer
  return async (hand) => {
    await answer(hand)
    await hand.goOnByKey()
  }
}
