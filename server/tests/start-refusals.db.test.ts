import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { freePort } from '#database/testing/free-port.ts'
import { testSecret } from '#database/testing/market-of-test.ts'
import { type TestDatabase, testDatabase } from '#database/testing/test-database.ts'
import { claimDatabase } from '../platform/database/installation.ts'
import { deriveKeys } from '../platform/secrets/keys.ts'

/** A start that cannot be is refused by one sentence and exit code 1; each is a process of its own. */

let port: number
beforeAll(async () => {
  port = await freePort()
})

type Environment = Readonly<Record<string, string>>

async function start(environment: Environment, script = 'server/main.ts') {
  const { DATABASE_URL: _callers, APP_SECRET: _secret, ...rest } = process.env
  const child = spawn(process.execPath, [script], {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      ...rest,
      PORT: String(port),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'cm24-start-')),
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const [exitCode] = await once(child, 'close')
  return { exitCode, output: output.trim() }
}

function refused(part: string) {
  const sentence: unknown = expect.stringMatching(new RegExp(`^[^\\n]*${part}[^\\n]*$`))
  return { exitCode: 1, output: sentence }
}

const addressOf = ({ connection: { host, user, database } }: TestDatabase) =>
  `postgresql://${user}@/${database}?host=${encodeURIComponent(host)}`
/** Settings that would be said aloud before the refusal. */
const quiet = {
  MAIL_FROM: 'Market <market@market.test>',
  COMPANY_IBAN: 'DE00 0000 0000 0000 0000 00',
  COMPANY_VAT_ID: 'DE999999999',
}
const live = { DEMO: '0', APP_SECRET: testSecret, SMTP_URL: 'smtp://127.0.0.1:1', ...quiet }
const demo = { DEMO: '1', APP_SECRET: testSecret }

describe('a start is refused by one sentence', () => {
  test('on a port that is in use', async () => {
    const other = createServer().listen(port, '127.0.0.1')
    await once(other, 'listening')
    onTestFinished(() => void other.close())
    expect(await start(demo)).toEqual(refused(`Port ${port} is in use`))
  })

  test('with a setting that is missing or malformed', async () => {
    expect(await start({ DEMO: '0' })).toEqual(refused('APP_SECRET is missing'))
    expect(await start({ ...live, SMTP_URL: '' })).toEqual(refused('SMTP_URL is empty'))
    expect(await start({ ...demo, PORT: 'many' })).toEqual(refused('PORT must be a whole number'))
  })

  test('without a database', async () => {
    const DATABASE_URL = `postgresql://nobody@127.0.0.1:${await freePort()}/none`
    expect(await start({ ...demo, DATABASE_URL })).toEqual(refused('database does not answer'))
  })
})

describe('a database is what its first start was (rules 14)', () => {
  async function databaseOf(isDemo: boolean): Promise<Environment> {
    const database = await testDatabase()
    const key = deriveKeys(testSecret).installation
    await claimDatabase(database.pool, { isDemo, key })
    return { DATABASE_URL: addressOf(database) }
  }

  test('of production: it is not opened as a demo, nor emptied as one', async () => {
    const database = await databaseOf(false)
    expect(await start({ ...demo, ...database })).toEqual(refused('is a production database'))
    const reset = await start({ ...demo, ...database }, 'scripts/demo-reset.ts')
    expect(reset).toEqual(refused('is a production database'))
  })

  test('of a demo: it is not opened in production', async () => {
    const database = await databaseOf(true)
    expect(await start({ ...live, ...database })).toEqual(refused('is the database of a demo'))
  })

  test('its secret stays the same', async () => {
    const database = await databaseOf(false)
    const other = { ...live, ...database, APP_SECRET: 'another secret of thirty-two characters' }
    expect(await start(other)).toEqual(refused('APP_SECRET is not the secret'))
  })
})
