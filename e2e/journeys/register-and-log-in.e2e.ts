import { once } from 'node:events'
import { request } from 'node:http'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser, originOf } from '../support/browser.ts'
import { linkIn, mailTo } from '../support/mailbox.ts'
import { open, visit } from '../support/visit.ts'

/** From the first form to the unlocked login: rules 11, specification 4, 5.1 and 8.3. */

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const password = 'Anmeldung2026'

test('a visitor registers, confirms the address, logs in and is unlocked (rules 11)', async () => {
  const email = `neu-${crypto.randomUUID()}@gmx.de`
  const { page, context } = await visit(browser)

  await register(page, email)
  await confirm(page, email)
  await logIn(page, password)
  // A menu closes with the page it was opened on, and an address changes before its page is shown.
  await page.waitForURL(({ pathname }) => pathname !== '/anmelden')
  await page.getByLabel('Passwort', { exact: true }).waitFor({ state: 'detached' })
  await logOut(page)

  // Somebody else guesses on the same connection, from another device.
  const address = '10.77.0.5'
  await guess({ email, address }, 5)
  const { page: other, context: elsewhere } = await visit(browser, { address })
  await open(other, `${originOf('de')}/anmelden`)
  await other.getByLabel('E-Mail-Adresse').first().fill(email)
  await logIn(other, password)
  // A quarter of an hour, of which a minute may be over by now.
  await other.getByText(/für 1[45] Minuten gesperrt/).waitFor()
  // What was typed is still there.
  expect(await other.getByLabel('E-Mail-Adresse').first().inputValue()).toBe(email)

  await open(other, linkIn(await mailTo({ to: email, subject: /gesperrt/ })))
  await other.getByRole('button', { name: 'Entsperren' }).click()
  await other.getByRole('link', { name: 'Zur Anmeldung' }).click()
  await other.getByLabel('E-Mail-Adresse').first().fill(email)
  await logIn(other, 'Falsch2026')
  await other.getByText('E-Mail-Adresse oder Passwort stimmt nicht').waitFor()
  await logIn(other, password)
  await other.getByRole('button', { name: /Konto von/ }).waitFor()
  await context.close()
  await elsewhere.close()
})

test('the login leads back to where the visitor was (rules 11)', async () => {
  const { page, context } = await visit(browser)
  await open(page, `${originOf('de')}/konto/einstellungen`)
  expect(new URL(page.url()).pathname).toBe('/anmelden')
  await page.getByRole('button', { name: /Privat verkaufen/ }).click()
  await page.waitForURL('**/konto/einstellungen')
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor()
  await context.close()
})

test('a menu that is opened while the page after the login still comes stays open (spec 2)', async () => {
  const { page, context } = await visit(browser)
  await open(page, `${originOf('de')}/anmelden?next=home`)
  const opened = Promise.withResolvers<void>()
  // The home page waits for it.
  await page.route('**/submitted-count', async (route) => {
    await opened.promise
    await route.continue()
  })
  await page.getByRole('button', { name: /Privat verkaufen/ }).click()
  await page.getByRole('button', { name: /Konto von/ }).click()
  const logOut = page.getByRole('button', { name: 'Abmelden' })
  await logOut.waitFor()
  expect(new URL(page.url()).pathname).toBe('/anmelden')
  opened.resolve()
  await page.waitForURL(`${originOf('de')}/`)
  await page.getByRole('heading', { level: 1, name: /Wohnmobil/ }).waitFor()
  // What a change of screen does to the focus is done by the next picture.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  expect(await logOut.isVisible()).toBe(true)
  // A press beside closes it, as ever.
  await page.mouse.click(5, 400)
  await logOut.waitFor({ state: 'hidden' })
  await context.close()
})

async function register(page: Page, email: string): Promise<void> {
  await open(page, `${originOf('de')}/registrieren`)
  await page.getByLabel('E-Mail-Adresse').first().fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill('kurz')
  await page.getByRole('button', { name: 'Konto anlegen' }).click()
  // The form says at each field what is missing, and keeps what is right.
  await page.getByText('Ohne Zustimmung können wir kein Konto anlegen.').waitFor()
  await page.getByText(/^Mindestens 8 Zeichen mit/).waitFor()
  const strength = page.getByRole('progressbar', { name: 'Stärke' })
  await expect.poll(() => strength.getAttribute('aria-valuetext')).toBe('schwach')
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await expect.poll(() => strength.getAttribute('aria-valuetext')).toBe('sehr stark')
  await page.getByRole('checkbox', { name: /Geschäftsbedingungen/ }).check()
  await page.getByRole('button', { name: 'Konto anlegen' }).click()
  await page.getByRole('heading', { name: 'Bitte sehen Sie in Ihr Postfach' }).waitFor()
}

async function confirm(page: Page, email: string): Promise<void> {
  await open(page, linkIn(await mailTo({ to: email, subject: /bestätigen/ })))
  await page.getByRole('button', { name: 'Adresse bestätigen' }).click()
  await page.getByRole('button', { name: 'Weiter zur Anmeldung' }).click()
  await page.waitForURL('**/anmelden')
  await expect.poll(() => page.getByLabel('E-Mail-Adresse').first().inputValue()).toBe(email)
}

async function logIn(page: Page, secret: string): Promise<void> {
  await page.getByLabel('Passwort', { exact: true }).fill(secret)
  await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click()
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Konto von/ }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await page.getByText('Sie sind abgemeldet.').waitFor()
}

/** The lock holds for this account on this connection, so it holds nobody else up. */
async function guess(
  { email, address }: { email: string; address: string },
  times: number,
): Promise<void> {
  for (let attempt = 0; attempt < times; attempt += 1) {
    const call = request({
      host: '127.0.0.1',
      port: inject('port'),
      method: 'POST',
      path: '/api/public/customer/auth/login',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    })
    call.end(JSON.stringify({ email, password: 'Falsch2026' }))
    const [answer] = await once(call, 'response')
    answer.resume()
    expect(answer.statusCode).toBe(401)
  }
}
