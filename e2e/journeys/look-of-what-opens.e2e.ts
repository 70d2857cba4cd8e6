import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Locale, locales } from '#locales/locales.ts'
import { pathTo } from '#locales/paths.ts'
import { cutOffFields, isAskedOfAxe, overflowPixels, seriousViolations } from '../support/axe.ts'
import { launchBrowser } from '../support/browser.ts'
import { findAd } from '../support/market.ts'
import { isInSight, open, settleFonts, visit } from '../support/visit.ts'

/**
 * What lies over a dealer's pages when it is open: questions, sheets, drawers and menus, usable with
 * any aid and no wider than the window. The pages below them have a journey of their own.
 */

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const overlay = '[role="dialog"], [role="alertdialog"]'

describe.each(['de', 'pl'] as const)('in %s', (locale) => {
  it('the questions and helps of a vehicle’s page are in order', async () => {
    const { page, context, complaints } = await visit(browser, { as: 'schwarz', locale })
    await open(page, await productAddress(locale))
    const box = page.getByRole('complementary')
    const { keys, gallery } = textsOf(locale, 'auction')

    await box.locator('[aria-keyshortcuts="b"]').press('Enter')
    await inOrder(page, 'the question before a bid', locale)
    await page.keyboard.press('Escape')
    await box.getByRole('button', { name: keys.title }).click()
    await inOrder(page, 'the help on keys', locale)
    await page.keyboard.press('Escape')
    await page
      .getByRole('button', { name: enlarge(gallery) })
      .first()
      .click()
    await inOrder(page, 'the large picture', locale)
    await page.keyboard.press('Escape')
    const menus = page.locator('header button[popovertarget]:visible')
    await menus.first().waitFor()
    for (const menu of isAskedOfAxe(locale) ? await menus.all() : []) {
      await menu.click()
      expect.soft(await seriousViolations(page, 'header'), 'an open menu').toEqual([])
      await menu.click()
    }
    expect.soft(complaints).toEqual([])
    await context.close()
  })

  it('the sheet and the menu of a phone are in order', async () => {
    const { page, context, complaints } = await visit(browser, {
      as: 'schwarz',
      locale,
      width: 375,
    })
    const { box } = textsOf(locale, 'auction')
    await open(page, await productAddress(locale))
    await page.getByRole('button', { name: box.bid, exact: true }).click()
    await inOrder(page, 'the sheet with the box', locale)
    await page.getByRole('dialog').locator('[aria-keyshortcuts="b"]').press('Enter')
    await page.getByRole('alertdialog').waitFor()
    // Enter answers it there too, also on a desk's page enlarged four times.
    await page.locator('[role="alertdialog"] button:focus').waitFor()
    await inOrder(page, 'the question over the sheet', locale)
    // One window after the other: a key that comes while the first goes is the first one's.
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    // The focus comes back to the sheet a frame later; a key pressed before that reaches nobody.
    await page.getByRole('dialog').focus()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    // What lay beneath is within reach again once the focus is back where it came from.
    await page.locator('button:focus', { hasText: box.bid }).waitFor()
    await page.locator('header button[aria-haspopup="dialog"]:visible').click()
    await inOrder(page, 'the menu', locale)
    await page.keyboard.press('Escape')
    await open(page, pathTo('catalog', locale))
    await page.locator('main button[aria-haspopup="dialog"]:visible').first().click()
    await inOrder(page, 'the drawer of filters', locale)
    expect.soft(complaints).toEqual([])
    await context.close()
  })
})

/** The two whose words leave the fields least room; `npm run test:long` looks at all. */
const tightest: readonly Locale[] = process.env.CM24_LONG === '1' ? locales : ['nl', 'es']

it.each(tightest)(
  'no field of the box cuts its words off on the narrowest phone in %s',
  async (locale) => {
    const { page, context } = await visit(browser, { as: 'schwarz', locale, width: 320 })
    const { box } = textsOf(locale, 'auction')
    await open(page, await productAddress(locale))
    await page.getByRole('button', { name: box.bid, exact: true }).click()
    await page.getByRole('dialog').getByRole('textbox').first().waitFor()
    await settleFonts(page)
    await expect.poll(() => cutOffFields(page)).toEqual([])
    await context.close()
  },
)

it('a message does not cover price, time and the bid button on a phone', async () => {
  const { page, context } = await visit(browser, { as: 'schwarz', width: 375 })
  const { box, watch } = textsOf('de', 'auction')
  await open(page, await productAddress('de'))
  await page.route('**/watchlist/**', (route) => route.abort())
  await page.getByRole('button', { name: eitherOf(watch) }).click()
  const message = page.getByRole('status').filter({ hasText: watch.failed }).locator('> div')
  const bar = page.getByRole('button', { name: box.bid, exact: true }).locator('..')
  // A message stays while the pointer is on it; it rises once the bar's height is known.
  await message.hover()
  await expect.poll(() => roomBetween(message, bar)).toBeGreaterThanOrEqual(0)
  await context.close()
})

it.each([375, 1440])('a message does not cover the demo’s bar at %s px', async (width) => {
  const { page, context } = await visit(browser, { as: 'schwarz', width })
  const { watch } = textsOf('de', 'auction')
  await open(page, await productAddress('de'))
  await page.route('**/watchlist/**', (route) => route.abort())
  await page.getByRole('button', { name: eitherOf(watch) }).click()
  const message = page.getByRole('status').filter({ hasText: watch.failed }).locator('> div')
  // A message stays while the pointer is on it.
  await message.hover()
  // A phone has it at the page's end, which moves while pictures come.
  const demo = page.getByRole('complementary', { name: 'Vorführung' })
  const isShown = async () => {
    await demo.scrollIntoViewIfNeeded()
    return isInSight(demo)
  }
  await expect.poll(isShown).toBe(true)
  await expect.poll(() => roomBetween(message, demo)).toBeGreaterThanOrEqual(0)
  await context.close()
})

it('a dealer with an agent bids on a desk without scrolling, and before similar vehicles', async () => {
  const { page, context } = await visit(browser, { as: 'schwarz' })
  await open(page, pathTo('product', 'de', { id: (await findAd('c-tourer T 143')).entityId }))
  const column = page.getByRole('complementary', { name: textsOf('de', 'auction').box.label })
  const demo = page.getByRole('complementary', { name: 'Vorführung' })
  await column.getByText(/^(?:bietet bis|Limit .+ erreicht)/).waitFor()
  await page.locator('#similar').waitFor()
  await settleFonts(page)
  for (const part of [
    column.locator('[aria-keyshortcuts="b"]'),
    column.locator('form button[type="submit"]').first(),
  ])
    await expect.poll(() => roomBetween(part, demo)).toBeGreaterThanOrEqual(0)
  const isBefore = await column.evaluate((box) => {
    const similar = document.querySelector('#similar')
    return similar && (box.compareDocumentPosition(similar) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
  })
  expect(isBefore).toBe(true)
  await context.close()
})

it('the demo’s bar covers nothing of the box, however far that is scrolled', async () => {
  const { page, context } = await visit(browser, { as: 'camperhuis' })
  await open(page, await productAddress('de'))
  const column = page.getByRole('complementary', { name: textsOf('de', 'auction').box.label })
  const demo = page.getByRole('complementary', { name: 'Vorführung' })
  const last = column.locator('section').last()
  // What is above may still grow, as long as pictures and typefaces come.
  const room = async () => {
    // The box sticks below the head of the page from here on.
    await page.evaluate(() => scrollTo(0, 600))
    await last.evaluate((part) => part.scrollIntoView({ block: 'end' }))
    return roomBetween(last, demo)
  }
  await expect.poll(room).toBeGreaterThanOrEqual(0)
  await context.close()
})

it.each([375, 1440])(
  'a button that says why it waits stands where it will be pressed, at %s px',
  async (width) => {
    const { dialog, page, context } = await defectDialog(width)
    const buttons = dialog.locator('button:visible').filter({ hasText: /./ })
    await buttons.nth(1).waitFor()
    const place = () =>
      dialog.evaluate((box) => {
        const named = [...box.querySelectorAll('button')].filter(
          (button) => button.textContent !== '' && button.checkVisibility(),
        )
        const [left, right] = named.map((button) => button.getBoundingClientRect())
        if (!left || !right) throw new Error('The buttons are not there')
        const sidePx = box.getBoundingClientRect().right - right.right
        // What the dialog keeps free at its side.
        return { isInRow: left.y === right.y, isAtSide: sidePx <= 24 }
      })
    await expect.poll(place).toEqual({ isInRow: true, isAtSide: true })
    await expect.poll(() => overflowPixels(page)).toBe(0)
    await context.close()
  },
)

it('a phone’s keyboard leaves a dialog room to write, with its buttons in reach', async () => {
  const { dialog, context } = await defectDialog(375)
  const seenPx = 300
  await dialog.evaluate((box, height) => {
    const overlay = box.closest<HTMLElement>('[style*="--visual-viewport-height"]')
    overlay?.style.setProperty('--visual-viewport-height', `${height}px`)
  }, seenPx)
  const form = dialog.locator('form')
  const roomPx = await form.evaluate(({ parentElement }) => parentElement?.clientHeight ?? 0)
  expect(roomPx).toBeGreaterThan(seenPx / 2)
  for (const button of [dialog.locator('button').first(), dialog.locator('button').last()]) {
    await button.evaluate((element) => element.scrollIntoView({ block: 'start' }))
    const place = await button.boundingBox()
    if (place === null) throw new Error('The button is not there')
    expect(place.y).toBeGreaterThanOrEqual(0)
    expect(place.y + place.height).toBeLessThanOrEqual(seenPx)
  }
  await context.close()
})

async function inOrder(page: Page, name: string, locale: Locale): Promise<void> {
  await page.locator(overlay).last().waitFor()
  if (isAskedOfAxe(locale)) expect.soft(await seriousViolations(page, overlay), name).toEqual([])
  await expect.poll(() => overflowPixels(page), { message: `overflow under ${name}` }).toBe(0)
}

/** In px from the lower edge of the one to the upper edge of the other, seen in one instant. */
async function roomBetween(above: Locator, below: Locator): Promise<number> {
  const lower = await below.elementHandle()
  return above.evaluate(
    (upper, other) =>
      (other?.getBoundingClientRect().top ?? 0) - upper.getBoundingClientRect().bottom,
    lower,
  )
}

/** Nothing is filled in yet: its button says what is missing. */
async function defectDialog(width: number) {
  const { page, context } = await visit(browser, { as: 'nordlicht', width })
  const { box, defect } = textsOf('de', 'auction')
  await open(page, pathTo('product', 'de', { id: (await findAd('Summit 640')).entityId }))
  if (width < 600) await page.getByRole('button', { name: box.open, exact: true }).click()
  await page.getByRole('button', { name: defect.add, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: defect.title })
  await dialog.getByText(defect.incomplete).waitFor()
  await settleFonts(page)
  return { page, context, dialog }
}

/** The demo's dealers watch some vehicles; a failed press says the same either way. */
function eitherOf({ watch, watched }: Texts['watch']): RegExp {
  return new RegExp(`^(?:${watch}|${watched})$`)
}

async function productAddress(locale: Locale): Promise<string> {
  return pathTo('product', locale, { id: (await findAd('T6 Ocean')).entityId })
}

type Texts = {
  readonly keys: { readonly title: string }
  readonly box: { readonly bid: string; readonly label: string; readonly open: string }
  readonly defect: { readonly add: string; readonly title: string; readonly incomplete: string }
  readonly watch: { readonly watch: string; readonly watched: string; readonly failed: string }
  readonly gallery: { readonly enlarge: string }
}

function textsOf(locale: Locale, area: string): Texts {
  const file = path.resolve(import.meta.dirname, `../../locales/messages/${locale}/${area}.json`)
  return JSON.parse(readFileSync(file, 'utf8')) as Texts // Complete in every language (house rules).
}

/** "{picture}, enlarge": the words behind the picture's name. */
function enlarge({ enlarge: text }: Texts['gallery']): RegExp {
  return new RegExp(`${text.replace('{picture}', '').trim()}$`)
}
