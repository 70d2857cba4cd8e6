import { AsyncLocalStorage, createHook } from 'node:async_hooks'
import pg from 'pg'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type AccountServer, enter, startAccountServer } from '../testing/account-server.ts'

/**
 * What a call does for an address with an account and for one without (rules 11): password hashes, statements and
 * jobs are counted, because times differ from run to run.
 */

let server: AccountServer
beforeAll(async () => {
  server = await startAccountServer()
  await enter(server, 'known@example.org')
  // It asks each second by itself, which would be counted to a call.
  server.services.endedSessions.stop()
})

afterEach(() => vi.restoreAllMocks())

/** Of the statements in a process only those of one call are counted, not what it does by itself meanwhile. */
const counted = new AsyncLocalStorage<{ statements: number }>()
const { query } = pg.Client.prototype

async function workOf(call: () => Promise<unknown>) {
  const work = { hashes: 0, statements: 0, jobs: 0 }
  const before = (await server.notifications()).length
  // The runtime names each piece of work that it does beside the main thread.
  const hook = createHook({
    init: (_id, type) => {
      if (/argon2/i.test(type)) work.hashes += 1
    },
  }).enable()
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...words) {
    const store = counted.getStore()
    if (store) store.statements += 1
    return Reflect.apply(query, this, words)
  })
  await counted.run(work, call)
  hook.disable()
  vi.restoreAllMocks()
  work.jobs = (await server.notifications()).length - before
  return work
}

const calls: readonly (readonly [string, string, (email: string) => object])[] = [
  ['a wrong password', '/auth/login', (email) => ({ email, password: 'Falsch123' })],
  ['a forgotten password', '/forgot-password', (email) => ({ email })],
  ['a mailed code', '/auth/code', (email) => ({ email })],
  ['the confirmation once more', '/verify-email/resend', (email) => ({ email })],
]

describe('the same work for an address with and without account (rules 11)', () => {
  test.each(calls)('%s', async (_name, path, body) => {
    const send = (email: string) => () =>
      server.browser().call('POST', `/api/public/customer${path}`, body(email))
    // The first call of its kind also makes connections.
    await send('first@example.org')()
    const known = await workOf(send('known@example.org'))
    const unknown = await workOf(send('unknown@example.org'))
    expect(unknown).toEqual(known)
    expect(known.hashes).toBe(path === '/auth/login' ? 1 : 0)
    expect(known.jobs).toBe(path === '/auth/login' ? 0 : 1)
  })

  test('registering: one hash, one job', async () => {
    const register = (email: string) => () => server.browser().register(email)
    const known = await workOf(register('known@example.org'))
    const unknown = await workOf(register('other@example.org'))
    expect([known.hashes, known.jobs]).toEqual([1, 1])
    expect([unknown.hashes, unknown.jobs]).toEqual([1, 1])
  })

  test('the mistake that locks: one job, whether somebody reads its mail or not', async () => {
    const guess = (email: string) => () =>
      server.browser({ address: '198.51.100.3' }).logIn(email, 'Falsch123')
    const works = { known: [] as number[], unknown: [] as number[] }
    for (let attempt = 0; attempt < 5; attempt++) {
      works.known.push((await workOf(guess('known@example.org'))).jobs)
      works.unknown.push((await workOf(guess('unknown@example.org'))).jobs)
    }
    expect(works.known).toEqual([0, 0, 0, 0, 1])
    expect(works.unknown).toEqual(works.known)
  })
})
