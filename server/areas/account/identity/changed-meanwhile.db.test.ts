import { beforeAll, expect, test } from 'vitest'
import {
  type AccountServer,
  type Browser,
  enter,
  goodPassword,
  startAccountServer,
} from '../testing/account-server.ts'
import { countWaiting } from '../testing/count-waiting.ts'

/** Checking a password takes its time; what becomes of the account meanwhile counts (rules 11). */

const changeUrl = '/api/private/customer/change-password'

/** Of the good password, by lower costs than today's. */
const outdatedHash =
  '$argon2id$v=19$m=8192,t=1,p=1$MDEyMzQ1Njc4OWFiY2RlZg$W3oMkmKeE+058yGGbb5bfn7am00jbfWJT2qa8guzYN0'

type Answer = Awaited<ReturnType<Browser['logIn']>>

let server: AccountServer
beforeAll(async () => {
  server = await startAccountServer()
})

/** What a call is refused with that begins before this change of the account is saved and goes on after it. */
async function answerBeside(customerId: number, change: string, call: () => Promise<Answer>) {
  const holder = await server.services.pool.connect()
  await holder.query('begin')
  await holder.query(`update customers set ${change} where customer_id = $1`, [customerId])
  const answer = call()
  await expect.poll(() => countWaiting(server.services.pool)).toBe(1)
  await holder.query('commit')
  holder.release()
  return (await answer).json().code
}

test.each([
  ['another password', `password_hash = 'another'`],
  ['no password', 'password_hash = null'],
  ['no access', 'deactivated_at = now()'],
])('an account that has %s by now is entered by nobody', async (name, change) => {
  const email = `${name.replaceAll(' ', '-')}@example.org`
  const { customerId } = await enter(server, email)
  const logIn = () => server.browser().logIn(email, goodPassword)
  expect(await answerBeside(customerId, change, logIn)).toBe('LOGIN_FAILED')
})

test('a former password in an old hash does not come back over another one that was set by now', async () => {
  const { customerId } = await enter(server, 'otto@example.org')
  const { pool } = server.services
  await pool.query('update customers set password_hash = $2 where customer_id = $1', [
    ...[customerId, outdatedHash],
  ])
  const logIn = () => server.browser().logIn('otto@example.org', goodPassword)
  const code = await answerBeside(customerId, `password_hash = 'another'`, logIn)
  expect(code).toBe('LOGIN_FAILED')
  const { rows } = await pool.query('select password_hash from customers where customer_id = $1', [
    customerId,
  ])
  expect(rows).toEqual([{ password_hash: 'another' }])
})

test('a password that somebody else has changed by now is not changed by the former one', async () => {
  const { browser, customerId } = await enter(server, 'anna@example.org')
  const body = { currentPassword: goodPassword, password: 'Vier-Dachse-8' }
  const change = () => browser.call('PUT', changeUrl, body)
  const code = await answerBeside(customerId, `password_hash = 'another'`, change)
  expect(code).toBe('LOGIN_FAILED')
})
