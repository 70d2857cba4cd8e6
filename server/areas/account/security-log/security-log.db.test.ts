import { beforeAll, expect, test } from 'vitest'
import type { SecurityEventList } from '#contract/endpoints/security/security-log.ts'
import {
  type AccountServer,
  type Browser,
  enter,
  enterAsOperator,
  goodPassword,
  startAccountServer,
} from '../testing/account-server.ts'

/** Who came in or did not, from where, and who got other rights (rules 11). */

let server: AccountServer
let operator: Browser
beforeAll(async () => {
  server = await startAccountServer()
  operator = (await enterAsOperator(server, 'operator@example.org')).browser
})

async function eventsOf(search: string): Promise<SecurityEventList['events']> {
  const answer = await operator.get(`/api/operator/security-events?search=${search}`)
  return answer.json().events
}

test('a login, mistakes, the lock and the logout are written down with the address they came from', async () => {
  const { browser } = await enter(server, 'anna@example.org')
  const guesser = server.browser({ address: '198.51.100.9' })
  for (let attempt = 0; attempt < 5; attempt++) await guesser.logIn('anna@example.org', 'Falsch123')
  await browser.call('POST', '/api/public/customer/auth/logout')
  const events = await eventsOf('anna@example.org')
  expect(events.map(({ event, address }) => `${event} ${address}`)).toEqual([
    'logged_out 203.0.113.7',
    'login_locked 198.51.100.9',
    ...Array(5).fill('login_failed 198.51.100.9'),
    'logged_in 203.0.113.7',
  ])
})

test('a guess at an address without account is found by where it came from, and holds nothing typed', async () => {
  await server.browser({ address: '198.51.100.10' }).logIn('geheim@example.org', goodPassword)
  const events = await eventsOf('198.51.100.10')
  expect(events).toMatchObject([{ event: 'login_failed', email: null }])
  expect(JSON.stringify(events)).not.toContain('geheim')
})

test('a changed password and an ended first login are in it', async () => {
  const stranger = server.browser()
  await stranger.register('ben@example.org')
  const token = await server.tokenOf('verify_email')
  const owner = server.browser()
  const confirmed = await owner.call('POST', '/api/public/customer/verify-email', { token })
  await owner.call('POST', '/api/public/customer/reset-password', {
    token: confirmed.json().passwordToken,
    password: goodPassword,
  })
  const events = await eventsOf('ben@example.org')
  expect(events.map(({ event }) => event)).toEqual(['password_changed', 'first_login_ended'])
})

test('who is no operator does not see that it exists, and it is read page by page', async () => {
  const { browser } = await enter(server, 'cleo@example.org')
  expect((await browser.get('/api/operator/security-events')).json().code).toBe('NOT_FOUND')
  await server.services.pool.query(
    `insert into security_events (event, address, happened_at)
     select 'login_failed', '198.51.100.12', now() from generate_series(1, 60)`,
  )
  const url = '/api/operator/security-events?search=198.51.100.12'
  const first: SecurityEventList = (await operator.get(url)).json()
  expect([first.events.length, first.hasMore]).toEqual([50, true])
  const before = first.events.at(-1)?.eventId
  const second: SecurityEventList = (await operator.get(`${url}&before=${before}`)).json()
  expect([second.events.length, second.hasMore]).toEqual([10, false])
})

test('who looks at it, or at the list of dealers, is written down', async () => {
  const { browser, customerId } = await enterAsOperator(server, 'curious@example.org')
  await browser.get('/api/operator/security-events')
  await browser.get('/api/operator/merchants')
  const { rows } = await server.services.pool.query(
    'select action, subject from operator_actions where operator_id = $1 order by action_id',
    [customerId],
  )
  expect(rows).toEqual([
    { action: 'look_at_security_log', subject: 'security_log' },
    { action: 'look_at_merchants', subject: 'merchants' },
  ])
})
