import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { beforeAll, describe, expect, test } from 'vitest'
import { appOfTest, type Browser } from '#database/testing/app-of-test.ts'
import {
  addCustomer,
  addDealer,
  addRunningAuction,
  bidOf,
  executorOn,
  testKeys,
} from '#database/testing/market-of-test.ts'
import { exportKeptMs, exportPauseMs } from '#domain/account/security/data-export.ts'
import { identityProofMs } from '#domain/account/security/identity-proof.ts'
import { sealValues } from '../areas/listing/records/sealed-values.ts'
import { createLocalImageStore } from '../integrations/image-store/local-image-store.ts'
import { createDocumentKey } from '../integrations/image-store/port.ts'
import { readZip } from '../platform/files/testing/read-zip.ts'
import { createDeleteDataExport, createWriteDataExport } from './data-export.ts'

/** One archive with all that is kept of a person, and of nobody else (rules 11). */

const dataDir = mkdtempSync(join(tmpdir(), 'cm24-export-'))
const { pool, browser } = await appOfTest({ DATA_DIR: dataDir, ROLES: 'web' })
const images = await createLocalImageStore(join(dataDir, 'files'))
const services = { pool, images, keys: testKeys, now: () => new Date() }
const write = createWriteDataExport(services)
const url = '/api/private/customer/data-export'
const pictureKey = 'ab'.repeat(16)
let anna: Browser
let annaId: number

beforeAll(async () => {
  annaId = await addCustomer(pool, 'anna')
  const berndId = await addCustomer(pool, 'bernd')
  await pool.query('update customers set email_verified_at = now()')
  await addAd(annaId, 'SONNENSCHEIN')
  await addAd(berndId, 'GEWITTER')
  await images.publishPicture(pictureKey, [
    { name: '320.webp', bytes: Buffer.from('small') },
    { name: '1600.webp', bytes: Buffer.from('large') },
    { name: '1600.avif', bytes: Buffer.from('modern') },
  ])
  anna = browser()
  await anna.logIn('anna@test.example')
})

async function addAd(customerId: number, remark: string): Promise<void> {
  const sealed = sealValues({ target_price: 41_250 }, testKeys.auctionSecrets)
  const { rows } = await pool.query<{ id: number }>(
    `insert into listings (customer_id, product_type, vehicle_values, sealed_values, gallery)
     values ($1, 'motorhome', $2, $3, $4) returning listing_id as id`,
    [
      customerId,
      JSON.stringify({ description: remark }),
      sealed,
      JSON.stringify([{ value: pictureKey, position: 0 }]),
    ],
  )
  const storageKey = createDocumentKey()
  await images.put(storageKey, Buffer.from(`paper of ${remark}`))
  await pool.query(
    `insert into listing_documents (listing_id, kind, storage_key, file_name, content_type, size_bytes)
     values ($1, 'registration_part_1', $2, 'schein.pdf', 'application/pdf', 9)`,
    [rows[0]?.id, storageKey],
  )
}

const ask = (method: 'GET' | 'POST', path = url) => anna.call({ method, path })

async function newestId(): Promise<string> {
  const { rows } = await pool.query(
    'select export_id as id from data_exports order by requested_at desc limit 1',
  )
  return rows[0].id
}

async function deletedInMs(exportId: string): Promise<number> {
  const { rows } = await pool.query(
    'select run_at as at from graphile_worker.jobs where key = $1',
    [`delete-data-export:${exportId}`],
  )
  return rows[0].at.getTime() - Date.now()
}

async function written(exportId: string): Promise<Map<string, Buffer>> {
  const { rows } = await pool.query(
    'select storage_key as key from data_exports where export_id = $1',
    [exportId],
  )
  const opened = await images.openStream(rows[0].key)
  if (!opened) throw new Error('the archive has no file')
  return readZip(await buffer(opened.stream))
}

describe('an export of one’s data (rules 11)', () => {
  test('is asked for, written by a job, announced and fetched', async () => {
    expect((await ask('GET')).body).toEqual({ state: 'none' })
    expect((await ask('POST')).body).toMatchObject({ state: 'running' })
    expect((await ask('GET', `${url}/file`)).status).toBe(404)
    const exportId = await newestId()
    await write({ exportId })
    await write({ exportId })
    expect((await ask('GET')).body).toMatchObject({ state: 'ready', sizeBytes: expect.any(Number) })
    const file = await ask('GET', `${url}/file`)
    expect([file.status, file.head]).toEqual([200, expect.stringContaining('application/zip')])
    const { rows } = await pool.query(
      `select notification from messages where customer_id = $1 and notification = 'data_export_ready'`,
      [annaId],
    )
    expect(rows).toHaveLength(1)
  })

  test('holds data, a page, papers and pictures of this person alone, their secrets opened', async () => {
    const files = await written(await newestId())
    expect([...files.keys()].map((name) => name.replace(/\d+/, 'N'))).toEqual([
      'data.json',
      'overview.html',
      'files/listing_documents-N.pdf',
      expect.stringMatching(/^pictures\/N\/abababab\.webp$/),
    ])
    const { data } = JSON.parse(String(files.get('data.json')))
    expect(data.account.customers[0]).toMatchObject({ email: 'anna@test.example' })
    expect(data.ads.listings[0].vehicle_values).toMatchObject({ target_price: 41_250 })
    expect(data.logins.sessions).toHaveLength(1)
    const all = [...files.values()].map(String).join('\n')
    expect(all).toContain('SONNENSCHEIN')
    expect(all).toContain('large')
    expect(all).not.toMatch(/GEWITTER|bernd/)
    expect(all).not.toMatch(/argon2|password_hash|storage_key/)
  })

  test('tells a dealer whose bids were taken out of their own alone', async () => {
    const carla = await addDealer(pool, 'carla')
    const rival = await addDealer(pool, 'dirk')
    const executor = executorOn(pool)
    const prices = { startPriceEur: 10_000, targetPriceEur: 20_000 }
    const auctionId = await addRunningAuction(pool, executor, prices)
    await executor.execute(bidOf(carla, { auctionId, amountEur: 10_000 }))
    await executor.execute(bidOf(rival, { auctionId, amountEur: 10_700 }))
    await executor.execute({
      auctionId,
      idempotencyKey: null,
      actor: { kind: 'operator', customerId: annaId },
      body: { type: 'void_bids', fromSequence: 2, reason: 'typing_error', note: 'Anruf' },
    })
    const events = await pool.query<{ event: object }>(
      `select event from auction_events where auction_id = $1 and kind = 'bids_voided'`,
      [auctionId],
    )
    expect(JSON.stringify(events.rows)).toContain('10700')
    await pool.query(
      `insert into data_exports (export_id, customer_id, requested_at)
       values (gen_random_uuid(), $1, now() + interval '1 hour')`,
      [carla.customerId],
    )
    const exportId = await newestId()
    await write({ exportId })
    const { data } = JSON.parse(String((await written(exportId)).get('data.json')))
    const shown: { kind: string; event: object }[] = data.market.auction_events
    expect(shown.map(({ kind }) => kind)).toEqual(['bid_placed', 'bids_voided'])
    expect(shown[1]?.event).toEqual({
      ...{ type: 'bids_voided', at: expect.any(Number), merchantId: carla.merchantId },
      ...{ pseudonym: 1, fromSequence: 2, cause: 'operator', reason: 'typing_error' },
      ...{ isBarred: true, sequence: expect.any(Number) },
    })
    await pool.query('delete from data_exports where export_id = $1', [exportId])
  })

  test('leaves no file that nobody names where a run fails', async () => {
    const exportId = randomUUID()
    await pool.query(
      'insert into data_exports (export_id, customer_id, requested_at) values ($1, $2, $3)',
      [exportId, annaId, new Date(0)],
    )
    await pool.query(
      `create function refuse_row() returns trigger language plpgsql as $$
       begin raise exception 'the database is away'; end $$;
       create trigger fail before update of ready_at on data_exports
         for each row execute function refuse_row()`,
    )
    const keyOf = async () => {
      const { rows } = await pool.query<{ key: string | null }>(
        'select storage_key as key from data_exports where export_id = $1',
        [exportId],
      )
      return rows[0]?.key ?? ''
    }
    await expect(write({ exportId })).rejects.toThrow('the database is away')
    const key = await keyOf()
    expect(await images.head(key)).toBeDefined()
    await expect(write({ exportId })).rejects.toThrow('the database is away')
    expect(await keyOf()).toBe(key)
    await createDeleteDataExport(services)({ exportId })
    expect(await images.head(key)).toBeUndefined()
    await pool.query('drop trigger fail on data_exports')
  })

  test('is written once a day', async () => {
    const before = await newestId()
    await ask('POST')
    expect(await newestId()).toBe(before)
    await pool.query(`update data_exports set requested_at = requested_at - $1 * interval '1 ms'`, [
      exportPauseMs,
    ])
    await ask('POST')
    expect(await newestId()).not.toBe(before)
    // Whether or not it is ever written.
    expect(Math.abs((await deletedInMs(await newestId())) - exportKeptMs)).toBeLessThan(60_000)
  })

  test('asks who is there, also before its file is fetched', async () => {
    await pool.query(`update sessions set proved_at = now() - $1 * interval '1 ms'`, [
      identityProofMs,
    ])
    for (const answer of [
      await ask('POST'),
      await ask('POST', `${url}/open`),
      await ask('GET', `${url}/file`),
    ]) {
      expect(answer.body).toMatchObject({ code: 'IDENTITY_UNPROVED' })
    }
  })

  test('goes after its days, file and row', async () => {
    const { rows } = await pool.query<{ id: string; key: string; days: number }>(
      `select export_id as id, storage_key as key from data_exports where ready_at is not null`,
    )
    const [first] = rows
    if (!first) throw new Error('none was written')
    expect(Math.abs((await deletedInMs(first.id)) - exportKeptMs)).toBeLessThan(60_000)
    await createDeleteDataExport(services)({ exportId: first.id })
    expect(await images.head(first.key)).toBeUndefined()
    const left = await pool.query('select 1 from data_exports where export_id = $1', [first.id])
    expect(left.rows).toEqual([])
  })
})
