import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pathTo } from '#locales/paths.ts'
import { launchBrowser } from '../../support/browser.ts'
import { comeAlive, open, visit } from '../../support/visit.ts'

/** Two people write one ad, each on a phone of their own (rules 1). */

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const beds = pathTo('adEdit', 'de', { kind: 'trailer', step: 'profile' }, { screen: 'beds' })

const choose = (page: Page, code: string, option: string) =>
  page.locator(`#field-${code} label:has(input[value="${option}"])`).click()

const isChosen = (page: Page, code: string, option: string) =>
  page.locator(`#field-${code} input[value="${option}"]`).isChecked()

test('a helper fills in on their own phone, the owner sees it at once and can take it back', async () => {
  const owner = await visit(browser, { width: 375 })
  await open(owner.page, beds)
  await choose(owner.page, 'beds', '3')
  await owner.page.waitForURL(/\/\d+\?screen=beds$/)
  await owner.page.getByRole('button', { name: 'Hilfe', exact: true }).click()
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Jemand hilft mir' }).click()
  await owner.page.getByRole('radio', { name: 'Tochter' }).check()
  await owner.page.getByRole('button', { name: 'Link erstellen' }).click()
  const link = await owner.page.getByLabel('Link kopieren').inputValue()
  await owner.page.keyboard.press('Escape')

  const helper = await visit(browser, { width: 375 })
  await open(helper.page, link)
  await helper.page.getByRole('button', { name: 'Los geht es' }).click()
  await helper.page.getByText('Sie helfen mit diesem Inserat, als „Tochter“').waitFor()
  await owner.page.getByText('Tochter hilft gerade').waitFor()

  const address = new URL(owner.page.url())
  await open(helper.page, address.pathname + address.search)
  await choose(helper.page, 'beds', '4')
  await owner.page.getByText('Geändert von Tochter: Schlafplätze').waitFor()
  expect(await isChosen(owner.page, 'beds', '4')).toBe(true)
  await owner.page.getByRole('button', { name: 'Rückgängig' }).click()
  await helper.page.getByText('Geändert von dem Besitzer: Schlafplätze').waitFor()
  expect(await isChosen(helper.page, 'beds', '3')).toBe(true)

  const id = Number(/\/(\d+)$/.exec(address.pathname)?.[1])
  const price = { kind: 'trailer', step: 'auction', id } as const
  await open(helper.page, pathTo('adEdit', 'de', price, { screen: 'price' }))
  await helper.page.getByText('Hier ist nichts für Sie zu tun').waitFor()
  expect(await helper.page.locator('#field-target_price').count()).toBe(0)
  await owner.page.getByRole('button', { name: 'Beenden' }).click()
  await owner.page.getByText('Die Hilfe ist beendet.').waitFor()
  await helper.page.reload()
  await comeAlive(helper.page)
  await helper.page.getByRole('heading', { name: 'Dieses Inserat gehört zu einem Konto' }).waitFor()
  await owner.context.close()
  await helper.context.close()
})
