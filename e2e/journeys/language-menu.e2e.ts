import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { locales } from '#locales/locales.ts'
import { pathTo, pathToLoose } from '#locales/paths.ts'
import { launchBrowser, originOf } from '../support/browser.ts'
import { findAd } from '../support/market.ts'
import { comeAlive, open, visit } from '../support/visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

it('keeps the ad when a visitor changes from German to Polish (spec 2)', async () => {
  const { entityId: id } = await findAd('Arto 88')
  const { page, context, complaints } = await visit(browser)
  await open(page, `${pathTo('product', 'de', { id })}?from=mail`)
  await page.getByRole('button', { name: 'Sprache: Deutsch' }).click()
  await page
    .getByRole('link', { name: 'Polski' })
    .or(page.getByRole('menuitem', { name: 'Polski' }))
    .click()

  await page.waitForURL(`${originOf('pl')}${pathTo('product', 'pl', { id })}?from=mail`)
  await comeAlive(page)
  expect(await page.locator('html').getAttribute('lang')).toBe('pl')
  await page.getByRole('heading', { level: 1, name: /Arto 88/ }).waitFor()
  await page.getByText('Cena wywoławcza').first().waitFor()
  const cookies = await context.cookies(originOf('pl'))
  expect(cookies.find(({ name }) => name === 'cm24-locale')?.value).toBe('pl')
  expect(complaints).toEqual([])
  await context.close()
})

it('takes the login along to the other storefront (rules 11)', async () => {
  const { entityId: id } = await findAd('Arto 88')
  const { page, context, complaints } = await visit(browser, { as: 'schwarz' })
  await open(page, pathTo('product', 'de', { id }))
  await page.getByRole('button', { name: 'Sprache: Deutsch' }).click()
  await page
    .getByRole('link', { name: 'Polski' })
    .or(page.getByRole('menuitem', { name: 'Polski' }))
    .click()

  await page.waitForURL(`${originOf('pl')}${pathTo('product', 'pl', { id })}`)
  await comeAlive(page)
  await page.getByRole('button', { name: /Reisemobile Schwarz/ }).waitFor()
  await page.getByRole('button', { name: /^Licytuję/ }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

it('leads to the shown screen also after walking about, and names it once in each language', async () => {
  const { entityId: id } = await findAd('Arto 88')
  const { page, context, complaints } = await visit(browser)
  const alternates = () =>
    page
      .locator('link[rel="alternate"][hreflang]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const addressesOf = (name: 'product' | 'catalog', params = {}) =>
    [...locales, locales[0]].map((locale) => originOf(locale) + pathToLoose(name, locale, params))
  await open(page, pathTo('product', 'de', { id }))
  const name = 'niesmann-bischoff-arto-88-le'
  expect(await alternates()).toEqual(addressesOf('product', { id, name }))

  await page
    .locator(`a[href="${pathTo('catalog', 'de')}"]`)
    .first()
    .click()
  await page.waitForURL(originOf('de') + pathTo('catalog', 'de'))
  await expect.poll(alternates).toEqual(addressesOf('catalog'))
  await page.getByRole('button', { name: 'Sprache: Deutsch' }).click()
  const polish = page.getByRole('link', { name: 'Polski' })
  await polish.or(page.getByRole('menuitem', { name: 'Polski' })).click()
  await page.waitForURL(originOf('pl') + pathTo('catalog', 'pl'))
  expect(complaints).toEqual([])
  await context.close()
})
