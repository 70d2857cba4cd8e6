import { beforeAll, describe, expect, test } from 'vitest'
import { appOn, newKey } from '#database/testing/app-of-test.ts'
import { addDealer, addRunningAuction, executorOn } from '#database/testing/market-of-test.ts'
import { testDatabase } from '#database/testing/test-database.ts'
import { waitUntil } from '#database/testing/wait-until.ts'
import { logInByDemo, send } from '../testing/dealer-client.ts'
import { openLiveStream, usualMs } from '../testing/live-stream.ts'

/** Whoever ends an access, every process refuses its token and closes its streams (rules 11). */

const database = await testDatabase()
const apps = [await appOn(database), await appOn(database)]
const origins: string[] = []
let auctionId: number

beforeAll(async () => {
  for (const { app } of apps) {
    origins.push(await app.http.listen({ port: 0, host: '127.0.0.1' }))
  }
  for (const name of ['anna', 'ben', 'carla']) await addDealer(database.pool, name)
  auctionId = await addRunningAuction(database.pool, executorOn(database.pool), {
    startPriceEur: 10_000,
    targetPriceEur: 40_000,
  })
})

type Caller = { readonly origin: string; readonly token: string }

async function logInAtBoth(name: string): Promise<readonly [Caller, Caller]> {
  const token = await logInByDemo(origins[0] ?? '', `${name}@test.example`)
  return [
    { origin: origins[0] ?? '', token },
    { origin: origins[1] ?? '', token },
  ]
}

/** Below the start price: what a dealer with access is refused for, so that no bid is made. */
async function codeOfBid(caller: Caller): Promise<string> {
  const path = `/api/private/auction/${auctionId}/bid`
  const answer = await send(caller, { path, body: { amountEur: 100 }, idempotencyKey: newKey() })
  return 'problem' in answer ? answer.problem.code : 'none'
}

async function logOut({ origin, token }: Caller): Promise<void> {
  const answer = await fetch(`${origin}/api/private/user-action/logout`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.status).toBe(200)
}

async function msUntil(isSo: () => Promise<boolean> | boolean): Promise<number> {
  const began = performance.now()
  await waitUntil(isSo)
  return performance.now() - began
}

describe('an access that was ended (rules 11)', () => {
  test('bids nowhere after a logout: at once where it was ended, within a second elsewhere', async () => {
    const tookMs: number[] = []
    for (let times = 0; times < 3; times += 1) {
      const [here, there] = await logInAtBoth('anna')
      expect([await codeOfBid(here), await codeOfBid(there)]).toEqual([
        'BID_TOO_LOW',
        'BID_TOO_LOW',
      ])
      await logOut(here)
      expect(await codeOfBid(here)).toBe('NOT_LOGGED_IN')
      tookMs.push(await msUntil(async () => (await codeOfBid(there)) === 'NOT_LOGGED_IN'))
    }
    expect(usualMs(tookMs)).toBeLessThan(1000)
  })

  test('is noticed within a second where no message of it arrives, streams included', async () => {
    const tookMs: number[] = []
    for (let times = 0; times < 3; times += 1) {
      const [here, there] = await logInAtBoth('ben')
      const streams = [await openLiveStream(here), await openLiveStream(there)]
      expect(await codeOfBid(there)).toBe('BID_TOO_LOW')
      await database.pool.query(
        `update sessions set ended_at = now(), end_reason = 'reuse' where ended_at is null`,
      )
      tookMs.push(
        await msUntil(async () => {
          const codes = [await codeOfBid(here), await codeOfBid(there)]
          const isRefused = codes.every((code) => code === 'NOT_LOGGED_IN')
          return isRefused && streams.every((stream) => stream.hasEnded())
        }),
      )
    }
    expect(usualMs(tookMs)).toBeLessThan(1000)
  })
})
