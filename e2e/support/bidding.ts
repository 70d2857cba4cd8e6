import type { Locator, Page } from 'playwright-core'
import { euros } from './market.ts'

/** What a dealer does in the box of an ad, step by step. */

export function boxOf(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Gebot und Preis' })
}

export async function bid(page: Page, amountEur: number): Promise<void> {
  const box = boxOf(page)
  await box.getByLabel('Ihr Gebot in Euro').fill(String(amountEur))
  await box.getByRole('button', { name: `${euros(amountEur)} bieten` }).click()
}

export async function setLimit(page: Page, limitEur: number): Promise<void> {
  const box = boxOf(page)
  const field = box.getByLabel('Limit des Bietagenten in Euro')
  if (!(await field.isVisible())) await box.getByText('Bietagent', { exact: true }).click()
  await field.fill(String(limitEur))
  await box.getByRole('button', { name: /^Limit (setzen|erhöhen)$/ }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: `Limit ${euros(limitEur)} setzen` })
    .click()
  // A limit that a rival's is above is reached in the same moment.
  const isSet = box.getByText(`bietet bis ${euros(limitEur)}`)
  await isSet.or(box.getByText(`Limit ${euros(limitEur)} erreicht`)).waitFor()
}
