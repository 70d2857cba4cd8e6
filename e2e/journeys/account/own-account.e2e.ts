import { generate } from 'otplib'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword, emailOf } from '#database/seeds/people/demo-people.ts'
import { launchBrowser, originOf } from '../../support/browser.ts'
import { mailTo } from '../../support/mailbox.ts'
import { open, visit } from '../../support/visit.ts'
import { openAccount, password } from './open-account.ts'

/** What is everybody's own: the second factor, the archive with their data, the end of the account (rules 11). */

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('somebody sets up a second factor, enters by it, takes their data along and ends the account (rules 11)', async () => {
  const email = await openAccount()
  const { page, context } = await visit(browser)
  await enter(page, email)
  await page.getByRole('button', { name: /Konto von/ }).waitFor()

  await setUpApp(page)
  const recovery = page.getByRole('list', { name: 'Ersatzcodes' }).getByRole('listitem')
  await expect.poll(() => recovery.count()).toBe(10)
  const recoveryCode = await recovery.first().innerText()
  await page.getByRole('button', { name: 'Ich habe sie aufbewahrt' }).click()

  await page.getByRole('button', { name: /Konto von/ }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await page.getByText('Sie sind abgemeldet.').waitFor()
  await enter(page, email)
  await page.getByLabel('Code aus Ihrer App').fill(recoveryCode)
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click()
  await page.getByRole('button', { name: /Konto von/ }).waitFor()

  await open(page, `${originOf('de')}/konto/meine-daten`)
  await page.getByRole('button', { name: 'Archiv anfordern' }).click()
  const fetched = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Herunterladen' }).click()
  expect((await fetched).suggestedFilename()).toMatch(/^cm24-[\d-]+\.zip$/)

  await page.getByRole('button', { name: 'Konto beenden' }).click()
  const asked = page.getByRole('alertdialog')
  await asked.getByRole('checkbox', { name: 'Ja, mein Konto soll enden' }).check()
  await asked.getByRole('button', { name: 'Endgültig beenden' }).click()
  await page.waitForURL(({ pathname }) => pathname === '/')
  await mailTo({ to: email, subject: /Konto ist beendet/ })
  await enter(page, email)
  await page.getByText('E-Mail-Adresse oder Passwort stimmt nicht').waitFor()
  await context.close()
})

test('an operator sets up an app and enters the console with its code (rules 11)', async () => {
  const storefront = await visit(browser, { as: 'aufsicht' })
  const secret = await setUpApp(storefront.page)
  await storefront.page.getByRole('list', { name: 'Ersatzcodes' }).waitFor()

  const { page, context } = await visit(browser, { host: 'console' })
  await page.goto('/ads')
  await page.getByLabel('E-Mail-Adresse').fill(emailOf('aufsicht'))
  await page.getByLabel('Passwort', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  const code = page.getByLabel('Code aus Ihrer App')
  await code.fill('000000')
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await page.getByText(/^Nehmen Sie den Code/).waitFor()
  // The code of this half minute counted when the app was set up; each counts once.
  await code.fill(await generate({ secret, epoch: Date.now() / 1000 + 30 }))
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await page.getByRole('navigation').first().waitFor()
  for (const each of [storefront.context, context]) await each.close()
})

async function enter(page: Page, email: string): Promise<void> {
  await open(page, `${originOf('de')}/anmelden`)
  await page.getByLabel('E-Mail-Adresse').first().fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click()
}

/** Answers the secret of the app. */
async function setUpApp(page: Page): Promise<string> {
  await open(page, `${originOf('de')}/konto/zweiter-faktor`)
  await page.getByRole('button', { name: 'Einrichten' }).click()
  await page.getByRole('img', { name: /QR-Code/ }).waitFor()
  const secret = (await page.locator('main code').innerText()).replaceAll(' ', '')
  const code = page.getByLabel('Sechs Ziffern aus der App')
  await code.fill('000000')
  await page.getByRole('button', { name: 'Einschalten' }).click()
  await page.getByText(/^Nehmen Sie den Code/).waitFor()
  await code.fill(await generate({ secret }))
  await page.getByRole('button', { name: 'Einschalten' }).click()
  return secret
}
