import { randomBytes } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#database/testing/free-port.ts'
import { launchBrowser } from '../../support/browser.ts'
import { type MailServer, mailServerOn } from '../../support/mail-server.ts'
import { linkIn } from '../../support/mailbox.ts'
import { type StartedDemo, startDemo } from '../../support/start-demo.ts'
import { comeAlive, open, visit } from '../../support/visit.ts'
import { openAccount, password } from './open-account.ts'

/** Two servers: one whose accounts are asked for by the other, and the other, whose mails leave by a mail server outside. */

let browser: Browser
let provider: StartedDemo
let market: StartedDemo
let mails: MailServer

beforeAll(async () => {
  browser = await launchBrowser()
  const [providerPort, marketPort, mailPort] = [
    await freePort(),
    await freePort(),
    await freePort(),
  ]
  const secret = randomBytes(32).toString('base64url')
  const issuer = `http://127.0.0.1:${providerPort}`
  const origin = `http://de.localhost:${marketPort}`
  const client = {
    ...{ id: 'market', name: 'Zweiter Markt', secret },
    redirectUris: [`${origin}/api/public/customer/auth/callback`],
    logoutUris: [`${origin}/`],
  }
  const ofProvider = {
    // Cookies know no ports, so it has hosts of its own.
    BASE_HOSTS: '{locale}.provider.localhost',
    ...{ OIDC_OWN_ADDRESS: issuer, OIDC_CLIENTS: JSON.stringify([client]) },
  }
  const ofMarket = {
    // Nobody listens there until a journey has the mail server come back.
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    ...{ OIDC_ISSUER: issuer, OIDC_NAME: 'Erster Markt' },
    ...{ OIDC_CLIENT_ID: client.id, OIDC_CLIENT_SECRET: secret },
  }
  mails = mailServerOn(mailPort)
  const started = await Promise.all([
    startDemo('provider', ofProvider, providerPort),
    startDemo('market', ofMarket, marketPort),
  ])
  provider = started[0]
  market = started[1]
}, 600_000)

afterAll(async () => {
  await browser.close()
  await Promise.all([provider?.end(), market?.end()])
  await mails?.goAway()
}, 120_000)

const atMarket = (path: string) => `http://de.localhost:${market.port}${path}`

test('somebody registers and logs in by another market’s account, and leaves both (rules 11)', async () => {
  const email = await openAccount(provider.port)
  const { page, context, complaints } = await visit(browser)
  await open(page, atMarket('/registrieren'))
  await page.getByRole('checkbox', { name: /Geschäftsbedingungen/ }).check()
  await page.getByRole('button', { name: 'Mit Erster Markt registrieren' }).click()
  await enterProvider(page, email)
  await agree(page, email)
  await leaveBoth(page)

  // Now there is an account here, and entering is all it takes.
  await open(page, atMarket('/anmelden'))
  await page.getByRole('button', { name: 'Weiter mit Erster Markt' }).click()
  await enterProvider(page, email)
  await agree(page, email)
  await open(page, atMarket('/konto'))
  await page.getByText(email).first().waitFor()
  await leaveBoth(page)
  expect(complaints).toEqual([])
  await context.close()
})

async function enterProvider(page: Page, email: string): Promise<void> {
  await page.waitForURL(/^http:\/\/de\.provider\.localhost:\d+\/auth\/program\//)
  await page.getByRole('heading', { name: 'Bei Zweiter Markt anmelden' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Anmelden', exact: true }).click()
  await page.waitForURL('**/anmelden?**')
  await page.getByLabel('Passwort', { exact: true }).waitFor()
  await comeAlive(page)
  await page.getByLabel('E-Mail-Adresse').first().fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click()
}

async function agree(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: `Weiter als ${email}` }).click()
  await page.waitForURL((url) => url.port === String(market.port))
  await page.getByRole('button', { name: /Konto von/ }).waitFor()
  await comeAlive(page)
}

/** Here, then at the provider, which asks; from there back to here. */
async function leaveBoth(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Konto von/ }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await page.waitForURL((url) => url.port === String(provider.port))
  await comeAlive(page)
  await page.getByRole('heading', { name: 'Möchten Sie sich abmelden?' }).waitFor()
  await page.getByRole('main').getByRole('button', { name: 'Abmelden', exact: true }).click()
  await page.waitForURL(atMarket('/'))
  await page.getByRole('link', { name: 'Anmelden' }).first().waitFor()
  await open(page, `http://de.provider.localhost:${provider.port}/anmelden`)
  await page.getByLabel('Passwort', { exact: true }).waitFor()
}

test('mails that are made while the mail server is away arrive once each when it is back (rules 11)', async () => {
  const { page, context } = await visit(browser)
  const addresses = ['eins', 'zwei', 'drei'].map(
    (name) => `${name}-${randomBytes(8).toString('hex')}@gmx.de`,
  )
  for (const email of addresses) {
    await open(page, atMarket('/registrieren'))
    await page.getByLabel('E-Mail-Adresse').first().fill(email)
    await page.getByLabel('Passwort', { exact: true }).fill(password)
    await page.getByRole('checkbox', { name: /Geschäftsbedingungen/ }).check()
    await page.getByRole('button', { name: 'Konto anlegen' }).click()
    // Nobody is told that the mail server is away: the mail is on its way all the same.
    await page.getByRole('heading', { name: 'Bitte sehen Sie in Ihr Postfach' }).waitFor()
  }
  const ready = await fetch(`http://127.0.0.1:${market.port}/ready`)
  expect([ready.status, mails.arrived]).toEqual([200, []])
  await mails.comeBack()
  const mailsTo = (email: string) => mails.arrived.filter(({ to }) => to === email)
  for (const email of addresses) {
    await expect.poll(() => mailsTo(email).length, { timeout: 240_000, interval: 500 }).toBe(1)
  }
  const [first = ''] = addresses
  const [mail] = mailsTo(first)
  await open(page, linkIn({ text: mail?.text ?? '' }))
  await page.getByRole('button', { name: 'Adresse bestätigen' }).click()
  await page.getByRole('button', { name: 'Weiter zur Anmeldung' }).click()
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click()
  await page.getByRole('button', { name: /Konto von/ }).waitFor()
  expect(addresses.map((email) => mailsTo(email).length)).toEqual([1, 1, 1])
  const ids = mails.arrived.map(({ messageId }) => messageId)
  expect(new Set(ids).size).toBe(ids.length)
  await context.close()
})
