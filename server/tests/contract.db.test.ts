import { beforeAll, describe, expect, test } from 'vitest'
import type { EndpointDeclaration } from '#contract/endpoint.ts'
import type { Problem } from '#contract/problem.ts'
import { appOfTest } from '#database/testing/app-of-test.ts'
import { addCustomer, addDealer } from '#database/testing/market-of-test.ts'
import { csrfTokenFor, newCsrfSeed } from '../platform/http/csrf.ts'
import { allEndpoints, filledPaths } from '../testing/readable-calls.ts'

/** The server keeps what the contract promises of every call, whatever the call does. */

const { app, pool } = await appOfTest()
const few = await appOfTest({ CALLS_PER_MINUTE: '3' })
const endpoints = allEndpoints().map((one) => ({ ...one, title: titleOf(one.declared) }))
let callers = 0
const bearer = new Map<string, string>()

beforeAll(async () => {
  await addCustomer(pool, 'paula')
  await addDealer(pool, 'anna')
  for (const name of ['paula', 'anna']) {
    const answer = await app.http.inject({
      method: 'POST',
      url: '/api/demo/login',
      payload: { email: `${name}@test.example` },
    })
    bearer.set(name, answer.json().access_token)
  }
})

function titleOf({ method, path }: EndpointDeclaration): string {
  return `${method} ${path}`
}

type Call = {
  readonly locale?: string
  readonly as?: string
  readonly payload?: string
  readonly value?: string
}

/** A call with the same value for every parameter of its path. */
function call({ method, path }: EndpointDeclaration, options: Call = {}) {
  const token = options.as === undefined ? undefined : bearer.get(options.as)
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((found) => found[1] ?? '')
  const values = Object.fromEntries(names.map((name) => [name, [options.value ?? '1']]))
  callers += 1
  return app.http.inject({
    method,
    // Everybody from an address of their own, so that none of them calls too often.
    remoteAddress: `10.0.${Math.floor(callers / 250)}.${callers % 250}`,
    url: filledPaths(path, values)[0] ?? path,
    headers: {
      host: `${options.locale ?? 'de'}.localhost`,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(options.payload !== undefined && { 'content-type': 'application/json' }),
    },
    ...(options.payload !== undefined && { payload: options.payload }),
  })
}

type Answer = Awaited<ReturnType<typeof call>>

function problemIn(answer: Answer): Problem {
  expect(answer.headers['content-type']).toContain('application/problem+json')
  const problem: Problem = answer.json()
  expect(problem).toMatchObject({
    type: `urn:cm24:problem:${problem.code}`,
    status: answer.statusCode,
    requestId: answer.headers['x-request-id'],
  })
  return problem
}

test('what is mounted below /api is what the contract declares and nothing else', () => {
  const mounted = mountedRoutes().filter((route) => route.includes(' /api'))
  const ownPages = ['GET /api', 'HEAD /api', 'GET /api/openapi.json', 'HEAD /api/openapi.json']
  const declared = endpoints.map(({ title }) => title.replace(/\{\w+\}/g, '{}'))
  expect(mounted.toSorted()).toEqual([...declared, ...ownPages].sort())
})

/** The router prints a tree: each line is a piece of a path below the line it is indented under. */
function mountedRoutes(): string[] {
  const pieces: string[] = []
  const printed = app.http.printRoutes({ commonPrefix: false })
  return [...printed.matchAll(/^([│ ]*)[├└]── (\S+) \(([A-Z, ]+)\)$/gm)].flatMap((line) => {
    const [, indent = '', piece = '', methods = ''] = line
    pieces.splice(indent.length / 4)
    pieces.push(piece.replace(/:[\w|:]+/g, '{}'))
    return methods.split(', ').map((method) => `${method} ${pieces.join('')}`)
  })
}

type Operation = {
  readonly operationId: string
  readonly parameters: readonly { readonly name: string; readonly in: string }[]
  readonly responses: Readonly<Record<string, unknown>>
}

type Document = {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> }
}

test('the OpenAPI 3.1 document describes every call once', async () => {
  const answer = await app.http.inject({ url: '/api/openapi.json' })
  const document: Document = answer.json()
  expect(document.openapi).toBe('3.1.0')
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const described = operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`)
  expect(described.toSorted()).toEqual(endpoints.map(({ title }) => title).sort())
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(
    operations.length,
  )
  for (const { path, operation } of operations) {
    const inPath = operation.parameters.filter((one) => one.in === 'path').map(({ name }) => name)
    expect(inPath.sort()).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort())
    expect(Object.keys(operation.responses)).toEqual(['200', 'default'])
  }
  for (const [, name] of answer.body.matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    expect(Object.keys(document.components.schemas)).toContain(name)
  }
})

describe('who may not call is told so before anything else (rules 1)', () => {
  const closed = endpoints.filter(({ declared }) => declared.access !== 'public')
  test.each(closed)('$title: 401 for a visitor', async ({ declared }) => {
    expect(problemIn(await call(declared))).toMatchObject({ status: 401, code: 'NOT_LOGGED_IN' })
  })

  const operators = endpoints.filter(({ declared }) => declared.access === 'operator')
  test.each(operators)('$title: does not exist for seller and dealer', async ({ declared }) => {
    for (const as of ['paula', 'anna']) {
      expect(problemIn(await call(declared, { as }))).toMatchObject({ code: 'NOT_FOUND' })
    }
  })
})

describe('unreadable input is refused in the caller’s language', () => {
  const reading = endpoints.filter(
    ({ declared }) => declared.method !== 'GET' && declared.transfer === undefined,
  )
  test.each(reading)('$title: text that is no JSON', async ({ declared }) => {
    const [german, polish] = await inTwoLanguages(declared, { payload: '{"a":' })
    expect(german).toMatchObject({ status: 400, code: 'MALFORMED_REQUEST' })
    expect(polish.detail).not.toBe(german.detail)
  })

  const withBody = endpoints.filter(
    ({ declared }) => declared.body !== undefined && declared.access !== 'operator',
  )
  test.each(withBody)('$title: a body of another shape', async ({ declared }) => {
    const [german, polish] = await inTwoLanguages(declared, { payload: '[1]', as: 'paula' })
    expect(german).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' })
    expect(german.fields?.length).toBeGreaterThan(0)
    expect(polish.detail).not.toBe(german.detail)
    expect(polish.fields?.[0]?.message).not.toBe(german.fields?.[0]?.message)
  })

  const withPath = endpoints.filter(
    ({ declared }) => declared.path.includes('{') && declared.access !== 'operator',
  )
  test.each(withPath)('$title: a path of impossible values', async ({ declared }) => {
    const value = encodeURIComponent(`-1 $ ${'nobody'.repeat(22)}`)
    const [german, polish] = await inTwoLanguages(declared, { as: 'anna', value })
    expect([404, 422]).toContain(german.status)
    expect(polish.detail).not.toBe(german.detail)
  })

  const unreadable = [expect.objectContaining({ rule: 'unreadable_characters' })]
  test.each(withBody)('$title: a NUL and half a character in its body', async ({ declared }) => {
    const payload = String.raw`{"text":"a\u0000b","list":[{"half":"\ud83d"}],"na\u0000me":1}`
    const [german, polish] = await inTwoLanguages(declared, { payload, as: 'paula' })
    expect(german).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' })
    expect(german.fields?.map(({ field }) => field).sort()).toEqual(['', 'list.0.half', 'text'])
    expect(german.fields?.slice(0, 1)).toEqual(unreadable)
    expect(polish.fields?.[0]?.message).not.toBe(german.fields?.[0]?.message)
  })

  test.each(withPath)('$title: a NUL in its path', async ({ declared }) => {
    const answer = await call(declared, { as: 'anna', value: 'a%00b' })
    expect(problemIn(answer)).toMatchObject({
      status: 422,
      fields: expect.arrayContaining(unreadable),
    })
  })

  test('a NUL in a query, in a cookie and in the name of the browser', async () => {
    const inQuery = await app.http.inject({ url: '/api/public/merchants/get?country=%00' })
    expect(problemIn(inQuery)).toMatchObject({
      status: 422,
      fields: expect.arrayContaining(unreadable),
    })
    const inHeaders = await app.http.inject({
      method: 'POST',
      url: '/api/demo/login',
      payload: { email: 'paula@test.example' },
      headers: { 'user-agent': 'a\0b', 'x-session-id': 'a\0b' },
    })
    expect(inHeaders.statusCode).toBe(200)
    const seed = newCsrfSeed()
    const inCookie = await app.http.inject({
      method: 'POST',
      url: '/api/public/user-action-log/collect',
      payload: { action: 'seen', context: 'card' },
      cookies: { 'cm24-uuid': 'a\0b', 'cm24-csrf': seed },
      headers: { 'x-csrf-token': csrfTokenFor({ seed, sessionId: null }, app.services.keys.csrf) },
    })
    expect(inCookie.statusCode).toBe(200)
  })

  test('a call that does not exist', async () => {
    const [german, polish] = await inTwoLanguages({
      ...(endpoints[0]?.declared as EndpointDeclaration), // The list is not empty.
      path: '/api/public/nothing-here',
    })
    expect(german).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(polish.detail).not.toBe(german.detail)
  })

  async function inTwoLanguages(
    declared: EndpointDeclaration,
    options: Call = {},
  ): Promise<[Problem, Problem]> {
    const [german, polish] = await Promise.all(
      ['de', 'pl'].map((locale) => call(declared, { ...options, locale })),
    )
    if (!german || !polish) throw new Error('Two languages, two answers')
    return [problemIn(german), problemIn(polish)]
  }
})

describe('every answer', () => {
  test('carries the headers that keep browsers from harm', async () => {
    const { headers } = await app.http.inject({ url: '/api/public/auth/csrf-token' })
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'no-store',
    })
  })

  test('repeats the caller’s request id, and replaces one that could do harm', async () => {
    const idFor = async (given: string) => {
      const headers = { 'x-request-id': given }
      const answer = await app.http.inject({ url: '/api/public/auth/csrf-token', headers })
      return answer.headers['x-request-id']
    }
    expect(await idFor('a-request-of-mine-1')).toBe('a-request-of-mine-1')
    expect(await idFor('<script>alert(1)</script>')).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('past the limit is 429, says so in the caller’s language and when to come again', async () => {
    const url = '/api/public/product/submitted-count'
    const answers = []
    for (let count = 0; count < 4; count += 1) {
      answers.push(await few.app.http.inject({ url, headers: { host: 'pl.localhost' } }))
    }
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429])
    const last = answers.at(-1)
    expect(last?.json()).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      title: 'Chwileczkę',
      facts: { seconds: expect.any(Number) },
    })
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0)
  })
})
