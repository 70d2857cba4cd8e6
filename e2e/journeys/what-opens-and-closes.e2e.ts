import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { visit } from '../support/visit.ts'

/** Windows and menus by the keyboard, on the page of building blocks. */

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

async function buildingBlocks() {
  const visited = await visit(browser)
  await visited.page.goto('/dev/ui')
  // A press has an effect only once the page is alive.
  await expect
    .poll(() =>
      visited.page
        .locator('main button, body button')
        .first()
        .evaluate((button: object) => Object.keys(button).some((key) => key.startsWith('__react'))),
    )
    .toBe(true)
  return visited
}

const focused = (page: Page) => page.locator(':focus')

it.each([
  ['Dialog', 'dialog', 'Gebot bestätigen'],
  ['Alert', 'alertdialog', 'Angebot endgültig ablehnen?'],
  ['Drawer', 'dialog', 'Filter'],
  ['Sheet', 'dialog', 'Bieten'],
] as const)(
  '%s takes the focus, keeps it, and gives it back after Escape',
  async (opens, role, name) => {
    const { page, context, complaints } = await buildingBlocks()
    const opener = page.getByRole('button', { name: opens, exact: true })
    await opener.press('Enter')
    const window = page.getByRole(role, { name, exact: true })
    await window.waitFor()
    // The window itself has it: a key that was still on its way presses no button.
    expect(await window.evaluate((element) => element === document.activeElement)).toBe(true)
    for (let stop = 0; stop < 8; stop += 1) {
      await page.keyboard.press('Tab')
      const isBeneath = () => document.activeElement?.closest('body > div') !== null
      expect(await page.evaluate(isBeneath)).toBe(false)
    }
    // What lies beneath is out of reach.
    await opener.evaluate((button: HTMLElement) => button.focus())
    const isOpener = (button: HTMLElement) => button === document.activeElement
    expect(await opener.evaluate(isOpener)).toBe(false)
    await page.keyboard.press('Escape')
    await window.waitFor({ state: 'detached' })
    expect(await focused(page).textContent()).toBe(opens)
    expect(complaints).toEqual([])
    await context.close()
  },
)

it('a press beside closes a window, unless it asks for what binds', async () => {
  const { page, context } = await buildingBlocks()
  const beside = { x: 5, y: 5 }
  await page.getByRole('button', { name: 'Dialog', exact: true }).click()
  await page.getByRole('dialog').waitFor()
  await page.getByText('Ihr Gebot bindet bis').click()
  await page.mouse.click(beside.x, beside.y)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Alert', exact: true }).click()
  await page.getByRole('alertdialog').waitFor()
  await page.mouse.click(beside.x, beside.y)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abbrechen' }).click()
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  await context.close()
})

it('the page does not scroll beneath a window', async () => {
  const { page, context } = await buildingBlocks()
  await page.getByRole('button', { name: 'Dialog', exact: true }).click()
  await page.getByRole('dialog').waitFor()
  const before = await page.evaluate(() => scrollY)
  await page.mouse.move(5, 5)
  await page.mouse.wheel(0, 400)
  await page.keyboard.press('End')
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await context.close()
})

it('a menu is walked through by arrows and typed letters, and gives the focus back', async () => {
  const { page, context } = await buildingBlocks()
  const opener = page.locator('button[aria-haspopup="menu"]').first()
  await opener.press('ArrowDown')
  const entries = page.getByRole('menuitem')
  expect(await opener.getAttribute('aria-expanded')).toBe('true')
  const first = (await entries.first().textContent()) ?? ''
  const last = (await entries.last().textContent()) ?? ''
  await expect.poll(() => focused(page).textContent()).toBe(first)
  await page.keyboard.press('ArrowUp')
  expect(await focused(page).textContent()).toBe(last)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press(last.slice(0, 1))
  expect(await focused(page).textContent()).toBe(last)
  await page.keyboard.press('Escape')
  expect(await entries.count()).toBe(0)
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true)
  await context.close()
})

it('tabs are one stop, and their arrows choose', async () => {
  const { page, context } = await buildingBlocks()
  const tabs = page.getByRole('tablist', { name: 'Gebote' }).getByRole('tab')
  await tabs.first().focus()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('tabpanel').getByText('Die Liste.').waitFor()
  expect(await tabs.nth(1).getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('End')
  await page.getByRole('tabpanel').getByText('Das Journal.').waitFor()
  await page.keyboard.press('Tab')
  expect(await page.getByRole('tab').and(focused(page)).count()).toBe(0)
  await context.close()
})

it('a menu of links opens without any script, and Escape closes it', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const { page } = await visit(browser)
  const plain = await context.newPage()
  await plain.goto(new URL('/', (await page.goto('/'))?.url()).href)
  const opener = plain.getByRole('button', { name: 'Sprache: Deutsch' })
  await opener.press('Enter')
  await plain.getByRole('link', { name: 'Polski' }).waitFor()
  await plain.keyboard.press('Escape')
  await plain.getByRole('link', { name: 'Polski' }).waitFor({ state: 'hidden' })
  await context.close()
  await page.context().close()
})
