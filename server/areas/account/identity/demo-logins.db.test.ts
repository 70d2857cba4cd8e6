import { expect, test } from 'vitest'
import { enter, startAccountServer } from '../testing/account-server.ts'

test('without DEMO there is no login without a password (rules 14)', async () => {
  const server = await startAccountServer()
  await enter(server, 'anna@example.org')
  const browser = server.browser()
  const login = await browser.call('POST', '/api/demo/login', { email: 'anna@example.org' })
  expect(login.statusCode).toBe(404)
  expect((await browser.get('/api/demo/logins')).statusCode).toBe(404)
})

test('a demo lists its accounts and enters them', async () => {
  const server = await startAccountServer({ isDemo: true })
  await enter(server, 'anna@example.org')
  await enter(server, 'ben@example.org', { profileType: 'MERCHANT' })
  const browser = server.browser()
  const { logins } = (await browser.get('/api/demo/logins')).json()
  expect(logins).toEqual([
    { email: 'anna@example.org', role: 'private', label: 'anna@example.org' },
    { email: 'ben@example.org', role: 'merchant_in_review', label: 'ben@example.org' },
  ])
  await browser.call('POST', '/api/demo/login', { email: 'ben@example.org' })
  expect((await browser.get('/api/private/customer/auth/user')).json().email).toBe(
    'ben@example.org',
  )
})
