import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll } from 'vitest'
import { type App, createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { createLog } from '#server/platform/log/log.ts'
import type { PageSource } from '#server/platform/pages/page-source.ts'
import { testSecret } from './market-of-test.ts'
import { type TestDatabase, testDatabase } from './test-database.ts'

/** The whole server on a database of its own, spoken to by HTTP calls without a network. */

export type AppOfTest = {
  readonly app: App
  readonly pool: TestDatabase['pool']
  /** Everything the server has logged so far. */
  readonly logged: () => string
  readonly browser: () => Browser
}

export type AnswerOfTest = {
  readonly status: number
  /** What the answer says about itself, one line each, without what differs from one to the next. */
  readonly head: string
  readonly body: unknown
  readonly text: string
}

/** One browser: keeps cookies, sends the token that proves our page made the call. */
export type Browser = {
  readonly call: (call: {
    readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
    readonly path: string
    readonly body?: object
    readonly idempotencyKey?: string
    readonly headers?: Readonly<Record<string, string>>
  }) => Promise<AnswerOfTest>
  readonly logIn: (email: string) => Promise<void>
  readonly cookies: Map<string, string>
}

export async function appOfTest(
  environment: Readonly<Record<string, string>> = {},
  pageSource?: PageSource,
): Promise<AppOfTest> {
  return appOn(await testDatabase(), environment, pageSource)
}

/** The same on a database that the test made, such as one behind a line that it can hold. */
export async function appOn(
  { pool, connection }: TestDatabase,
  environment: Readonly<Record<string, string>> = {},
  pageSource?: PageSource,
): Promise<AppOfTest> {
  const lines: string[] = []
  const destination = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  const config = readConfig({
    DEMO: '1',
    APP_SECRET: testSecret,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'cm24-app-')),
    CHECK_ANSWERS: '1',
    CALLS_PER_MINUTE: '100000',
    // Tests that approve want the release.
    APPROVAL_HOLD_SECONDS: '0',
    STREAMS_PER_ADDRESS: '1000',
    LOG_LEVEL: 'info',
    ...environment,
  })
  const log = createLog({ level: config.logLevel, destination })
  const pages = pageSource ? { pageSource } : { isWithoutPages: true }
  const app = await createApp({ config, pool, log, connection, ...pages })
  afterAll(() => app.stop())
  return { app, pool, logged: () => lines.join(''), browser: () => openBrowser(app) }
}

function openBrowser(app: App): Browser {
  const cookies = new Map<string, string>()
  let csrfToken: string | undefined

  const call: Browser['call'] = async ({ method, path, body, idempotencyKey, headers }) => {
    if (method !== 'GET' && csrfToken === undefined) {
      const answer = await call({ method: 'GET', path: '/api/public/auth/csrf-token' })
      csrfToken = (answer.body as { csrfToken: string }).csrfToken // Specification 7.1.
    }
    const response = await app.http.inject({
      method,
      url: path,
      cookies: Object.fromEntries(cookies),
      headers: {
        host: 'de.localhost',
        ...(csrfToken !== undefined && { 'x-csrf-token': csrfToken }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        ...headers,
      },
      ...(body !== undefined && { payload: body }),
    })
    keepCookies(response)
    const head = headOf(response)
    return { status: response.statusCode, head, body: bodyOf(response), text: response.body }
  }

  const keepCookies = (response: LightMyRequestResponse) => {
    for (const { name, value } of response.cookies) {
      // The token is good for one login.
      if (name === 'cm24-access') csrfToken = undefined
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
  }

  return {
    call,
    cookies,
    logIn: async (email) => {
      const answer = await call({ method: 'POST', path: '/api/demo/login', body: { email } })
      if (answer.status !== 200) throw new Error(`${email} cannot log in: ${answer.text}`)
      csrfToken = undefined
    },
  }
}

const ofEachAnswer = ['content-length', 'date', 'etag', 'set-cookie', 'x-request-id']

function headOf({ headers }: LightMyRequestResponse): string {
  return Object.entries(headers)
    .filter(([name]) => !ofEachAnswer.includes(name) && !name.includes('ratelimit'))
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')
}

function bodyOf(response: LightMyRequestResponse): unknown {
  return String(response.headers['content-type'] ?? '').includes('json')
    ? response.json()
    : response.body
}

/** Everybody logged in, each in a browser of their own. */
export async function logInAll(
  browser: () => Browser,
  names: readonly string[],
): Promise<(name: string) => Browser> {
  const opened = new Map<string, Browser>()
  for (const name of names) {
    const own = browser()
    await own.logIn(`${name}@test.example`)
    opened.set(name, own)
  }
  return (name) => {
    const found = opened.get(name)
    if (!found) throw new Error(`Nobody is called ${name}`)
    return found
  }
}

export function newKey(): string {
  return randomUUID()
}
