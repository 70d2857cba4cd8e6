import { beforeAll, describe, expect, test } from 'vitest'
import type { LiveEvent } from '#contract/live.ts'
import { appOfTest, newKey } from '#database/testing/app-of-test.ts'
import {
  addCustomer,
  addDealer,
  addRunningAuction,
  executorOn,
  moveClockTo,
  testKeys,
} from '#database/testing/market-of-test.ts'
import { waitUntil } from '#database/testing/wait-until.ts'
import { consentSentenceVersion } from '#domain/listing/consent.ts'
import { csrfTokenFor, newCsrfSeed } from '../../platform/http/csrf.ts'
import { logInByDemo, send } from '../../testing/dealer-client.ts'
import {
  follow,
  openLiveStream,
  requestStream,
  takeTicket,
  usualMs,
} from '../../testing/live-stream.ts'
import { findAuction } from '../auction/auction-store.ts'

/** The live stream over a real connection: who may open it, and what it tells whom (rules 1, 13). */

const { app, pool } = await appOfTest()
let origin: string
let auctionId: number
const tokens = new Map<string, string>()

beforeAll(async () => {
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  const address = app.http.server.address()
  if (address === null || typeof address === 'string') throw new Error('Nobody listens')
  origin = `http://127.0.0.1:${address.port}`
  for (const name of ['anna', 'ben']) await addDealer(pool, name)
  await addCustomer(pool, 'paula')
  for (const name of ['anna', 'ben', 'paula']) {
    tokens.set(name, await logInByDemo(origin, `${name}@test.example`))
  }
  auctionId = await addRunningAuction(pool, executorOn(pool), {
    startPriceEur: 10_000,
    targetPriceEur: 20_000,
  })
})

function callerOf(name: string) {
  return { origin, token: tokens.get(name) ?? '' }
}

async function bid(name: string, amountEur: number) {
  const path = `/api/private/auction/${auctionId}/bid`
  const answer = await send(callerOf(name), { path, body: { amountEur }, idempotencyKey: newKey() })
  if (!('view' in answer)) throw new Error(JSON.stringify(answer))
  return answer.view
}

function auctionsIn(events: readonly LiveEvent[]) {
  return events.flatMap((event) => (event.type === 'broadcast_auction_update' ? [event] : []))
}

function numbersOf(events: readonly LiveEvent[]): number[] {
  return events.map(({ number }) => number)
}

describe('a ticket (rules 13)', () => {
  test('opens one stream and no second one', async () => {
    const ticket = await takeTicket({ origin })
    const aborted = new AbortController()
    const opened = await requestStream({ origin }, ticket, aborted.signal)
    expect(opened.status).toBe(200)
    expect(opened.headers.get('content-type')).toBe('text/event-stream')
    const again = await requestStream({ origin }, ticket)
    expect(again.status).toBe(410)
    aborted.abort()
  })

  test('that nobody issued opens nothing', async () => {
    expect(await (await requestStream({ origin }, 'x'.repeat(32))).json()).toMatchObject({
      code: 'LINK_INVALID',
    })
  })
})

describe('what a stream tells', () => {
  test('a dealer hears each bid within a second, with its place in the journal', async () => {
    const stream = await openLiveStream(callerOf('ben'))
    await stream.follow([auctionId])
    const tookMs: number[] = []
    for (const amountEur of [10_000, 10_100, 10_200, 10_300, 10_400]) {
      const view = await bid('anna', amountEur)
      const answeredAt = performance.now()
      const event = await stream.next(isCurrentBid(amountEur))
      tookMs.push(performance.now() - answeredAt)
      expect(event).toMatchObject({
        auction: { sequence: view.sequence, headHash: view.headHash, history: null },
        newHistory: expect.arrayContaining([expect.objectContaining({ amountEur })]),
      })
    }
    expect(usualMs(tookMs)).toBeLessThan(1000)
    expect(numbersOf(stream.events)).toEqual(stream.events.map((_, index) => index + 1))
    stream.close()
  })

  test('of what it was sent a stream keeps a version and a hash, not the view', async () => {
    const stream = await openLiveStream(callerOf('ben'))
    await stream.follow([auctionId])
    await stream.next((event) => event.type === 'broadcast_auction_update')
    const kept = [...app.market.hub.all()].flatMap(({ sent }) => [...sent.values()])
    expect(kept).not.toEqual([])
    for (const one of kept) expect(JSON.stringify(one).length).toBeLessThan(100)
    stream.close()
  })

  test('who may not see bids hears nothing of them, and of status and end at once', async () => {
    const visitor = await openLiveStream({ origin })
    const seller = await openLiveStream(callerOf('paula'))
    const dealer = await openLiveStream(callerOf('ben'))
    for (const stream of [visitor, seller, dealer]) await stream.follow([auctionId])
    const start = auctionsIn(visitor.events)
    for (const amountEur of [10_500, 10_600]) {
      await bid('anna', amountEur)
      await dealer.next(isCurrentBid(amountEur))
    }
    await travelToLastMinutes()
    for (const stream of [visitor, seller]) {
      await stream.next(hasStatus('hotbidding'))
    }
    // Anna's own raise moves no end, Ben's bid in the last three minutes does (rules 3).
    await bid('anna', 10_700)
    await dealer.next(isCurrentBid(10_700))
    const { endsAt } = await bid('ben', 10_800)
    for (const stream of [visitor, seller]) {
      await stream.next(
        (one) => one.type === 'broadcast_auction_update' && one.auction.endsAt === endsAt,
      )
      const sent = auctionsIn(stream.events)
      expect(sent).toHaveLength(3)
      expect(sent.map(({ auction }) => auction.currentBidEur)).toEqual([null, null, null])
      expect(sent.flatMap(({ newHistory }) => newHistory)).toEqual([])
      expect(numbersOf(stream.events)).toEqual(stream.events.map((_, index) => index + 1))
    }
    expect(start.map(({ auction }) => auction.status)).toEqual(['running'])
    for (const stream of [visitor, seller, dealer]) stream.close()
  })

  test('nobody steers a stream of another login: it ends, and a page whose login has changed opens its own', async () => {
    const stream = await openLiveStream(callerOf('anna'))
    const body = { streamId: stream.streamId, auctionIds: [auctionId] }
    expect(await follow(callerOf('anna'), body)).toBe(200)
    expect(await follow(callerOf('ben'), body)).toBe(200)
    await expect.poll(() => follow(callerOf('anna'), body)).toBe(404)
    stream.close()
    const ofVisitor = await openLiveStream({ origin })
    const asVisitor = { ...body, streamId: ofVisitor.streamId }
    expect(await follow(callerOf('anna'), asVisitor)).toBe(200)
    await expect.poll(() => follow({ origin }, asVisitor)).toBe(404)
    ofVisitor.close()
  })

  test('a limit that moves no price is sent to its owner alone (rules 5)', async () => {
    await bid('anna', 10_900)
    const own = await openLiveStream(callerOf('anna'))
    const rival = await openLiveStream(callerOf('ben'))
    for (const stream of [own, rival]) await stream.follow([auctionId])
    await rival.next(isCurrentBid(10_900))
    const path = `/api/private/auction/${auctionId}/agent`
    const limit = { method: 'PUT', path, body: { limitEur: 15_000 } } as const
    await send(callerOf('anna'), { ...limit, idempotencyKey: newKey() })
    await own.next(
      (one) =>
        one.type === 'broadcast_auction_update' && one.auction.own?.agent?.limitEur === 15_000,
    )
    const { sequence } = await bid('anna', 11_000)
    const event = await rival.next(isCurrentBid(11_000))
    expect(event).toMatchObject({ auction: { sequence } })
    expect(auctionsIn(rival.events)).toHaveLength(2)
    for (const stream of [own, rival]) stream.close()
  })

  // Last of these: its clock passes the end of their auction.
  test('a bound dealer hears in the round of the bid that the next one carries it', async () => {
    const prices = { startPriceEur: 10_000, targetPriceEur: 20_000 }
    const ownerCustomerId = await addCustomer(pool, 'petra')
    const executor = executorOn(pool)
    const lastRound = await addRunningAuction(pool, executor, { ...prices, ownerCustomerId })
    const petra = { origin, token: await logInByDemo(origin, 'petra@test.example') }
    const dealt = (who: ReturnType<typeof callerOf>, path: string, body: object) =>
      send(who, {
        path: `/api/private/auction/${lastRound}/${path}`,
        body,
        idempotencyKey: newKey(),
      })
    await dealt(callerOf('ben'), 'bid', { amountEur: 15_000 })
    const state = await findAuction(pool, lastRound, testKeys.auctionSecrets)
    await moveClockTo(pool, state?.clock?.endsAt ?? 0)
    await executor.runDue(lastRound)
    await dealt(petra, 'renegotiation/decline', { reason: 'price_too_low', then: 'restart' })
    const consentVersion = consentSentenceVersion
    await dealt(petra, 'restart', { reducedTargetPriceEur: 18_000, consentVersion })
    const stream = await openLiveStream(callerOf('ben'))
    await stream.follow([lastRound])
    const heard = await stream.next((one) => one.type === 'broadcast_auction_update')
    expect(heard).toMatchObject({ auction: { followUp: { amountEur: 15_000 } } })
    stream.close()
  })
})

describe('a stream and its login (rules 11)', () => {
  test('end together at the logout, and a ticket of that login opens nothing any more', async () => {
    const token = await logInByDemo(origin, 'ben@test.example')
    const elsewhere = await openLiveStream(callerOf('ben'))
    const stream = await openLiveStream({ origin, token })
    const ticket = await takeTicket({ origin, token })
    expect((await call('PUT', '/api/private/user-action/logout', { token })).status).toBe(200)
    await waitUntil(stream.hasEnded)
    expect(elsewhere.hasEnded()).toBe(false)
    // It ends behind its first event, so the answer as a whole arrives.
    expect(await (await requestStream({ origin }, ticket)).text()).not.toContain('"auction"')
    elsewhere.close()
  })

  test('end at once where all logins are gone, as with a market made anew (rules 14)', async () => {
    const token = await logInByDemo(origin, 'ben@test.example')
    const stream = await openLiveStream({ origin, token })
    const elsewhere = await openLiveStream(callerOf('anna'))
    const ofStream = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    await pool.query('delete from sessions where session_id = $1', [ofStream.sessionId])
    app.market.changeNotifier.announce('ended_logins', [])
    await waitUntil(stream.hasEnded)
    expect(elsewhere.hasEnded()).toBe(false)
    elsewhere.close()
  })

  test('a login that was ended elsewhere gets no ticket, and its page asks to log in again', async () => {
    const token = await logInByDemo(origin, 'ben@test.example')
    expect((await call('PUT', '/api/private/user-action/logout', { token })).status).toBe(200)
    const seed = newCsrfSeed()
    const answer = await app.http.inject({
      method: 'POST',
      url: '/api/public/notifications/ticket',
      cookies: { 'cm24-access': token, 'cm24-csrf': seed },
      headers: { 'x-csrf-token': csrfTokenFor({ seed, sessionId: null }, app.services.keys.csrf) },
    })
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'SESSION_EXPIRED'])
    expect(answer.cookies).toContainEqual(
      expect.objectContaining({ name: 'cm24-access', value: '' }),
    )
  })

  test('end with a new password on every device', async () => {
    const person = { email: 'cleo@test.example', password: 'Verkauf2026' }
    const rest = { profileType: 'PRIVATE', language: 'de', acceptsTerms: true }
    await call('POST', '/api/public/customer/register', { body: { ...person, ...rest } })
    const devices = await Promise.all(
      ['one', 'two'].map(async () => {
        const answer = await call('POST', '/api/public/customer/auth/login', { body: person })
        return ((await answer.json()) as { access_token: string }).access_token
      }),
    )
    const streams = await Promise.all(devices.map((token) => openLiveStream({ origin, token })))
    const change = { currentPassword: person.password, password: 'Verkauf2027' }
    const path = '/api/private/customer/change-password'
    expect((await call('PUT', path, { token: devices[0], body: change })).status).toBe(200)
    for (const stream of streams) await waitUntil(stream.hasEnded)
  })
})

function call(
  method: 'POST' | 'PUT',
  path: string,
  { token, body = {} }: { readonly token?: string | undefined; readonly body?: object },
) {
  return fetch(origin + path, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
}

function isCurrentBid(amountEur: number) {
  return (one: LiveEvent) =>
    one.type === 'broadcast_auction_update' && one.auction.currentBidEur === amountEur
}

function hasStatus(status: string) {
  return (one: LiveEvent) =>
    one.type === 'broadcast_auction_update' && one.auction.status === status
}

async function travelToLastMinutes(): Promise<void> {
  const { rows } = await pool.query(
    `select ends_at - interval '2 minutes' as at from auctions where auction_id = $1`,
    [auctionId],
  )
  const answer = await fetch(`${origin}/api/demo/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ until: rows[0].at.toISOString() }),
  })
  expect(answer.status).toBe(200)
}
