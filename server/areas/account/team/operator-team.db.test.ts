import { beforeAll, expect, test } from 'vitest'
import {
  type AccountServer,
  type Browser,
  enter,
  enterAsOperator,
  startAccountServer,
} from '../testing/account-server.ts'
import { countWaiting } from '../testing/count-waiting.ts'

/** The operator's people and their roles (rules 1). */

const url = '/api/operator/team'
const logUrl = '/api/operator/security-events'

let server: AccountServer
beforeAll(async () => {
  server = await startAccountServer()
})

const codeOf = (answer: { statusCode: number; json: () => { code?: string } }) =>
  answer.statusCode === 200 ? 'ok' : answer.json().code

test('an admin gives and takes roles; the logins of whoever is changed end, and it is logged', async () => {
  const { browser: admin, customerId: own } = await enterAsOperator(server, 'chief@example.org')
  const { browser, customerId } = await enterAsOperator(server, 'finn@example.org')
  expect((await browser.get(logUrl)).statusCode).toBe(200)
  const give = (email: string, roles: readonly string[]) => admin.call('PUT', url, { email, roles })
  expect(codeOf(await give('finn@example.org', ['finance']))).toBe('ok')
  expect((await browser.get(logUrl)).json().code).toBe('NOT_LOGGED_IN')
  const again = server.browser()
  await again.logIn('finn@example.org', 'Drei-Igel-7')
  await server.services.pool.query('delete from second_factors where customer_id = $1', [
    customerId,
  ])
  await again.logIn('finn@example.org', 'Drei-Igel-7')
  await server.services.pool.query(
    `insert into second_factors (customer_id, totp_secret, confirmed_at) values ($1, '', now())`,
    [customerId],
  )
  await again.call('POST', '/api/public/customer/auth/refresh')
  const refused = await again.get(logUrl)
  expect(refused.json()).toMatchObject({ code: 'ROLE_MISSING', facts: { roles: 'admin' } })
  expect((await admin.get(url)).json().operators).toMatchObject([
    { customerId: own, roles: ['admin'], isOneself: true },
    { customerId, roles: ['finance'], isOneself: false },
  ])
  expect(codeOf(await give('finn@example.org', []))).toBe('ok')
  expect((await admin.get(url)).json().operators).toHaveLength(1)
  const { rows } = await server.services.pool.query<{ action: string }>(
    `select facts->>'action' as action from security_events
     where customer_id = $1 and operator_id = $2 order by event_id`,
    [customerId, own],
  )
  expect(rows.map(({ action }) => action)).toEqual(['operator_roles: finance', 'operator_roles: –'])
})

test('of two admins who take the role from each other at once one is left (rules 1)', async () => {
  const { browser: ada } = await enterAsOperator(server, 'ada@example.org')
  const { browser: bea } = await enterAsOperator(server, 'bea@example.org')
  const take = async (browser: Browser, email: string) =>
    codeOf(await browser.call('PUT', url, { email, roles: ['support'] }))
  const holder = await server.services.pool.connect()
  await holder.query('begin')
  await holder.query(`select from customers where role = 'admin' for update`)
  const both = Promise.all([take(ada, 'bea@example.org'), take(bea, 'ada@example.org')])
  await expect.poll(() => countWaiting(server.services.pool)).toBe(2)
  await holder.query('commit')
  holder.release()
  expect((await both).sort()).toEqual(['ROLE_MISSING', 'ok'])
})

test('nobody changes their own roles, and dealers, their people and unconfirmed accounts get none', async () => {
  const { browser: admin } = await enterAsOperator(server, 'head@example.org')
  const give = async (email: string) => {
    const answer = await admin.call('PUT', url, { email, roles: ['support'] })
    return [codeOf(answer), answer.json().facts?.reason]
  }
  expect(await give('head@example.org')).toEqual(['ROLES_NOT_CHANGEABLE', 'own'])
  expect(await give('nobody@example.org')).toEqual(['NOT_FOUND', undefined])
  await server.browser().register('open@example.org')
  expect(await give('open@example.org')).toEqual(['ROLES_NOT_CHANGEABLE', 'unconfirmed'])
  const { customerId } = await enter(server, 'dealer@example.org')
  await server.services.pool.query(
    `insert into merchants (customer_id, admission, submitted_at) values ($1, 'in_review', now())`,
    [customerId],
  )
  expect(await give('dealer@example.org')).toEqual(['ROLES_NOT_CHANGEABLE', 'dealer'])
  const { customerId: personId } = await enter(server, 'buyer@example.org')
  await server.services.pool.query(
    `insert into company_people (person_id, customer_id, role, joined_at) values ($1, $2, 'buyer', now())`,
    [personId, customerId],
  )
  expect(await give('buyer@example.org')).toEqual(['ROLES_NOT_CHANGEABLE', 'dealer'])
  server.passTime(15 * 60_000)
  expect(await give('dealer@example.org')).toEqual(['IDENTITY_UNPROVED', undefined])
})
