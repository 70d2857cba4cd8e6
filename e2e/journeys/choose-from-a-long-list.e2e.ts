import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { overflowPixels, seriousViolations } from '../support/axe.ts'
import { launchBrowser } from '../support/browser.ts'
import { comeAlive, visit } from '../support/visit.ts'

/** The combobox of 500 makes on the page of building blocks, by the pattern of the ARIA Authoring Practices. */

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

async function makes(width?: number) {
  const visited = await visit(browser, width === undefined ? {} : { width })
  await visited.page.goto('/dev/ui')
  await comeAlive(visited.page)
  return { ...visited, field: visited.page.getByRole('combobox', { name: 'Marke' }) }
}

const options = (page: Page) => page.getByRole('option').and(page.locator('[popover] *'))

/** The option that a screen reader is told of while the focus stays in the field. */
async function marked(page: Page, field: Locator): Promise<string | null> {
  const id = await field.getAttribute('aria-activedescendant')
  return id === null ? null : page.locator(`[id="${id}"] > span`).first().textContent()
}

const value = (field: Locator) => field.inputValue()
const isExpanded = (field: Locator) => field.getAttribute('aria-expanded')

it('typing finds a make however its accents are typed, and Enter takes it', async () => {
  const { page, context, field, complaints } = await makes()
  await field.focus()
  expect(await isExpanded(field)).toBe('false')
  await field.fill('possl')
  expect(await options(page).count()).toBe(1)
  expect(await marked(page, field)).toBe('Pössl')
  await field.press('Enter')
  expect(await value(field)).toBe('Pössl')
  expect(await isExpanded(field)).toBe('false')
  expect(await options(page).count()).toBe(0)
  expect(complaints).toEqual([])
  await context.close()
})

it('arrows open the whole list at the chosen make and walk it once around', async () => {
  const { page, context, field } = await makes()
  await field.focus()
  await field.press('ArrowDown')
  expect(await options(page).count()).toBe(500)
  expect(await marked(page, field)).toBe('Hymer')
  expect(await page.getByRole('option', { name: 'Hymer' }).getAttribute('aria-selected')).toBe(
    'true',
  )
  await field.press('ArrowDown')
  expect(await marked(page, field)).toBe('Knaus')
  for (let step = 0; step < 7; step += 1) await field.press('ArrowUp')
  // Beyond the first comes the last, and the list shows it.
  expect(await marked(page, field)).toBe('Marke 500')
  const isSeen = await page.getByRole('option', { name: 'Marke 500' }).evaluate((option) => {
    const { top, bottom } = option.getBoundingClientRect()
    const frame = option.closest('[role=listbox]')?.getBoundingClientRect()
    return frame !== undefined && top >= frame.top && bottom <= frame.bottom
  })
  expect(isSeen).toBe(true)
  await field.press('Tab')
  // Nothing was typed: the choice stays as it was.
  expect(await value(field)).toBe('Hymer')
  await context.close()
})

it('Escape gives the choice back, and so does leaving words that are no make', async () => {
  const { page, context, field } = await makes()
  await field.fill('kna')
  expect(await marked(page, field)).toBe('Knaus')
  await field.press('Escape')
  expect([await value(field), await isExpanded(field)]).toEqual(['Hymer', 'false'])
  await field.fill('zzz')
  await page.getByText('Nichts gefunden').waitFor()
  expect(await options(page).count()).toBe(0)
  await field.press('Tab')
  expect(await value(field)).toBe('Hymer')
  await context.close()
})

it('a whole name counts without a press, Tab takes the marked make', async () => {
  const { page, context, field } = await makes()
  await field.fill('BURSTNER')
  await page.mouse.click(5, 5)
  await expect.poll(() => value(field)).toBe('Bürstner')
  await field.fill('carth')
  await field.press('Tab')
  expect(await value(field)).toBe('Carthago')
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(false)
  await context.close()
})

it('on a phone the list stands within the window, and a press chooses', async () => {
  const { page, context, field } = await makes(375)
  await field.click()
  const list = page.locator('[popover]', { has: page.getByRole('option') })
  const frame = await list.boundingBox()
  const box = await field.boundingBox()
  if (!frame || !box) throw new Error('Nothing is shown')
  expect(frame.x).toBeGreaterThanOrEqual(0)
  expect(frame.x + frame.width).toBeLessThanOrEqual(375)
  expect(frame.y).toBeGreaterThanOrEqual(0)
  expect(frame.y + frame.height).toBeLessThanOrEqual(812)
  // Beside the field, not over it.
  const isApart = frame.y >= box.y + box.height || frame.y + frame.height <= box.y
  expect(isApart).toBe(true)
  expect(await overflowPixels(page)).toBe(0)
  expect(await seriousViolations(page, '[popover]:popover-open')).toEqual([])
  await page.getByRole('option', { name: 'Adria' }).click()
  expect(await value(field)).toBe('Adria')
  // The arrow beside opens it as well.
  await page.getByRole('button', { name: 'Liste zeigen' }).first().click()
  expect(await options(page).count()).toBe(500)
  expect(await marked(page, field)).toBe('Adria')
  await context.close()
})
