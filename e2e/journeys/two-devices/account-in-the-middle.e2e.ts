import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pathTo } from '#locales/paths.ts'
import { launchBrowser } from '../../support/browser.ts'
import { linkIn, mailedCode, mailTo } from '../../support/mailbox.ts'
import { comeAlive, open, visit } from '../../support/visit.ts'

/** An account in the middle of an ad, by the mail's button on another device (spec 7.1, rules 11). */

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('the mail’s button brings the ad to another device, at the very screen, and uses up the code', async () => {
  const email = `middle-${crypto.randomUUID().slice(0, 8)}@gmx.de`
  const computer = await visit(browser)
  const contact = pathTo(
    'adEdit',
    'de',
    { kind: 'trailer', step: 'personal-data' },
    { screen: 'contact' },
  )
  await open(computer.page, contact)
  await computer.page.getByLabel('E-Mail-Adresse').fill(email)
  await computer.page.getByRole('button', { name: 'Code schicken' }).click()
  await computer.page.getByLabel('Code mit sechs Ziffern').waitFor()
  const code = await mailedCode(email)

  const phone = await visit(browser, { width: 375 })
  await open(phone.page, linkIn(await mailTo({ to: email, subject: /^\d{6} / })))
  await phone.page.getByRole('button', { name: 'Jetzt anmelden' }).click()
  await phone.page.waitForURL(/\/\d+\?screen=contact$/)
  await phone.page.getByText(`${email} ist bestätigt.`).waitFor()

  await computer.page.getByLabel('Code mit sechs Ziffern').fill(code)
  await computer.page
    .getByRole('alert')
    .getByText('Lassen Sie sich bitte einen neuen schicken')
    .waitFor()
  // A new one enters here as well, and the screen is still the same.
  await computer.page.getByRole('button', { name: 'Noch einmal schicken' }).click()
  await computer.page.getByLabel('Code mit sechs Ziffern').waitFor()
  await expect.poll(async () => (await mailedCode(email)) !== code, { timeout: 60_000 }).toBe(true)
  await computer.page.getByLabel('Code mit sechs Ziffern').fill(await mailedCode(email))
  await computer.page.getByText(`${email} ist bestätigt.`).waitFor()
  expect(new URL(computer.page.url()).searchParams.get('screen')).toBe('contact')
  // The field of the code is gone; the keyboard goes on from the heading of what took its place.
  const focused = () => computer.page.evaluate(() => document.activeElement?.tagName)
  await expect.poll(focused).toBe('H1')
  await computer.context.close()
  await phone.context.close()
})

test('an address typed before the scripts of its screen have come is still there when they have', async () => {
  const { page, context } = await visit(browser)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/personal-data-step/, async (route) => {
    await released
    await route.continue()
  })
  const asked = page.waitForRequest(/personal-data-step/)
  await page.goto(
    pathTo('adEdit', 'de', { kind: 'trailer', step: 'personal-data' }, { screen: 'contact' }),
  )
  await asked
  const email = page.getByLabel('E-Mail-Adresse')
  await email.fill('early@gmx.de')
  release()
  await comeAlive(page)
  expect(await email.inputValue()).toBe('early@gmx.de')
  await context.close()
})
