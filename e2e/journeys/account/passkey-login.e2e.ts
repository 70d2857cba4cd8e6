import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, originOf } from '../../support/browser.ts'
import { mailTo } from '../../support/mailbox.ts'
import { open, visit } from '../../support/visit.ts'
import { openAccount, password } from './open-account.ts'

/** Passkeys, by a device that Chromium plays itself (rules 11). */

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('somebody adds a passkey, logs in by it alone and removes it (rules 11)', async () => {
  const email = await openAccount()
  const { page, context, complaints } = await visit(browser)
  await addDevice(page)
  await open(page, `${originOf('de')}/anmelden`)
  await page.getByLabel('E-Mail-Adresse').first().fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click()
  await page.getByRole('button', { name: /Konto von/ }).waitFor()

  await open(page, `${originOf('de')}/konto/zweiter-faktor`)
  await page.getByRole('button', { name: 'Passkey hinzufügen' }).click()
  await page.getByLabel('Name des Passkeys').fill('Mein Handy')
  await page.getByRole('button', { name: 'Passkey erstellen' }).click()
  const recovery = page.getByRole('list', { name: 'Ersatzcodes' }).getByRole('listitem')
  await expect.poll(() => recovery.count()).toBe(10)
  await page.getByRole('button', { name: 'Ich habe sie aufbewahrt' }).click()
  await mailTo({ to: email, subject: /Neuer Passkey/ })

  await page.getByRole('button', { name: /Konto von/ }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await page.getByText('Sie sind abgemeldet.').waitFor()
  await open(page, `${originOf('de')}/anmelden`)
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click()
  await page.getByRole('button', { name: /Konto von/ }).waitFor()

  await open(page, `${originOf('de')}/konto/zweiter-faktor`)
  await page.getByText('zuletzt benutzt').waitFor()
  await page.getByRole('button', { name: '„Mein Handy“ entfernen?' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entfernen' }).click()
  await page.getByText('Der Passkey ist entfernt').waitFor()
  await expect.poll(() => page.getByText('Mein Handy').count()).toBe(0)
  expect(complaints).toEqual([])
  await context.close()
})

/** One that has no owner to ask: it is unlocked, and agrees to everything. */
async function addDevice(page: Page): Promise<void> {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('WebAuthn.enable')
  await protocol.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
