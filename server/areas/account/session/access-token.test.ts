import { expect, test } from 'vitest'
import { accountLifetimes } from '#domain/account/lifetimes.ts'
import { deriveKeys } from '#server/platform/secrets/keys.ts'
import { createTokenReader, signAccessToken } from './access-token.ts'

const noEndedSessions = {
  has: () => false,
  refresh: async () => undefined,
  listen: () => undefined,
  stop: () => undefined,
}

/** A service whose clock the test moves. */
function servicesAt(secret: string) {
  let now = Date.parse('2026-11-23T13:00:00Z')
  let era = 'first market'
  const ended = new Set<string>()
  return {
    keys: deriveKeys(secret),
    loginEra: { current: () => era, refresh: async () => undefined },
    endedSessions: { ...noEndedSessions, has: (sessionId: string) => ended.has(sessionId) },
    end: (sessionId: string) => ended.add(sessionId),
    beginMarket: (name: string) => {
      era = name
    },
    now: () => new Date(now),
    pass: (milliseconds: number) => {
      now += milliseconds
    },
  }
}

const anna = {
  customerId: 100_001,
  sessionId: 'session-of-anna',
  role: 'customer',
  operatorRoles: [],
} as const

test('a token says who calls, at the first reading and at the next (rules 11)', async () => {
  const services = servicesAt('one secret')
  const read = createTokenReader(services)
  const token = await signAccessToken(services, anna)
  const viewer = {
    customerId: 100_001,
    sessionId: 'session-of-anna',
    isOperator: false,
    operatorRoles: [],
  }
  expect(await read(token)).toEqual(viewer)
  expect(await read(token)).toEqual(viewer)
})

test('a token that was read before still runs out after its 15 minutes (rules 11)', async () => {
  const services = servicesAt('one secret')
  const read = createTokenReader(services)
  const token = await signAccessToken(services, anna)
  services.pass(accountLifetimes.accessTokenMs - 1000)
  expect(await read(token)).not.toBeNull()
  services.pass(1000)
  expect(await read(token)).toBeNull()
})

test('a token with another signature or another key is nobody, however often it comes', async () => {
  const services = servicesAt('one secret')
  const read = createTokenReader(services)
  const token = await signAccessToken(services, anna)
  const foreign = await signAccessToken(servicesAt('another secret'), anna)
  await read(token)
  for (const wrong of [foreign, `${token.slice(0, -4)}AAAA`, 'no token', undefined]) {
    expect(await read(wrong)).toBeNull()
    expect(await read(wrong)).toBeNull()
  }
})

test('rules 14: a token of the market before the reset is nobody, whether it was read before or not', async () => {
  const services = servicesAt('one secret')
  const read = createTokenReader(services)
  const [known, unknown] = [
    await signAccessToken(services, anna),
    await signAccessToken(services, { ...anna, sessionId: 'another' }),
  ]
  expect(await read(known)).not.toBeNull()
  services.beginMarket('second market')
  expect(await read(known)).toBeNull()
  expect(await read(unknown)).toBeNull()
  expect(await read(await signAccessToken(services, anna))).not.toBeNull()
})

test('a token of a session that ended is nobody, whether it was read before or not (rules 11)', async () => {
  const services = servicesAt('one secret')
  const read = createTokenReader(services)
  const [known, unknown] = [
    await signAccessToken(services, anna),
    await signAccessToken(services, { ...anna, role: 'admin' }),
  ]
  expect(await read(known)).not.toBeNull()
  services.end(anna.sessionId)
  expect(await read(known)).toBeNull()
  expect(await read(unknown)).toBeNull()
})
