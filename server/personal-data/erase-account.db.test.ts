import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { appOfTest, type Browser } from '#database/testing/app-of-test.ts'
import {
  addCustomer,
  addDealer,
  addRunningAuction,
  asActor,
  executorOn,
  moveClockTo,
} from '#database/testing/market-of-test.ts'
import { createLocalImageStore } from '../integrations/image-store/local-image-store.ts'
import { createDocumentKey } from '../integrations/image-store/port.ts'
import { createDeleteFiles } from '../lifetimes/delete-files.ts'

/** The end of an account by its owner (rules 11). */

const dataDir = mkdtempSync(join(tmpdir(), 'cm24-erasure-'))
const { app, pool, browser } = await appOfTest({ DATA_DIR: dataDir, ROLES: 'web' })
const images = await createLocalImageStore(join(dataDir, 'files'))
const url = '/api/private/customer/erasure'
const ownPicture = '01'.repeat(16)
const sharedPicture = '02'.repeat(16)
const soldPicture = '03'.repeat(16)
const soldReport = 'report-of-the-sold-vehicle-of-anna'
/** Stands in whatever a person writes. */
const secret = 'SONNENSCHEIN'

type Ad = { readonly listingId: number; readonly document: string }

let anna: Browser
let annaId: number
let ads: { draft: Ad; failed: Ad; sold: Ad }
/** With a whole auction, which the others do without. */
let offeredId: number
let offeredAuctionId: number
const executor = executorOn(pool)

beforeAll(async () => {
  annaId = await addCustomer(pool, 'anna')
  const { merchantId, customerId: buyerId } = await addDealer(pool, 'buyer')
  await pool.query(`update customers set profile = $2 where customer_id = $1`, [
    annaId,
    JSON.stringify({ name: secret, street: `${secret}weg 3` }),
  ])
  ads = {
    draft: await addAd(annaId, [ownPicture]),
    failed: await addAd(annaId, [sharedPicture], 'failed'),
    sold: await addAd(annaId, [soldPicture], 'sold'),
  }
  await addAd(await addCustomer(pool, 'bernd'), [sharedPicture])
  const auctionId = await addRunningAuction(pool, executor, {
    ownerCustomerId: annaId,
    startPriceEur: 10_000,
    targetPriceEur: 20_000,
  })
  offeredAuctionId = auctionId
  const offered = await pool.query<{ id: number }>(
    'select listing_id as id from auctions where auction_id = $1',
    [auctionId],
  )
  offeredId = offered.rows[0]?.id ?? 0
  await pool.query(
    `insert into orders (auction_id, listing_id, seller_customer_id, buyer_merchant_id, buyer_customer_id,
       status, hammer_price_eur, amounts, parties, sold_at, invoice_due_on, handed_over_at)
     select auction_id, listing_id, $1, $2, $3, 'pending', 9000, '{}', $4, now(), now(), now()
     from auctions where listing_id = $5`,
    [annaId, merchantId, buyerId, JSON.stringify({ seller: secret }), ads.sold.listingId],
  )
  await pool.query(
    `insert into ad_changes (listing_id, field, attribute_values, proposed_by, state, reason)
     values ($1, 'description', $2, $3, 'declined', $4)`,
    [ads.sold.listingId, JSON.stringify({ description: secret }), annaId, secret],
  )
  await pool.query(
    `insert into messages (customer_id, group_key, notification, facts, cause)
     values ($1, 'a', 'password_changed', $2, 'a')`,
    [annaId, JSON.stringify({ text: secret })],
  )
  await pool.query(
    `insert into valuations (listing_id, locale, report_id, status, email, valuated_at, report_ends_at, answer)
     values ($1, 'de', $2, 'valuated', 'elsewhere@test.example', market_now(),
       market_now() + interval '1 year', '{"fromEur": 1000, "toEur": 2000, "words": "Gut."}')`,
    [ads.sold.listingId, soldReport],
  )
  await pool.query(
    `insert into mails_sent (cause, message_id_header, recipient, notification)
     values ('a', 'b', 'anna@test.example', 'password_changed')`,
  )
  // To a former address, and from what it could be sent again.
  await pool.query(
    `insert into mails_sent (cause, message_id_header, recipient, notification, customer_id, written_from)
     values ('b', 'c', 'former@test.example', 'password_changed', $1, $2)`,
    [annaId, JSON.stringify({ values: { name: secret } })],
  )
  await pool.query(
    `insert into outside_logins (customer_id, issuer, subject, email, created_at)
     values ($1, 'https://login.example', 'a', 'anna@test.example', now())`,
    [annaId],
  )
  await translateAd(ads.failed.listingId, 'Vom Ersten, nie vermietet.')
  await addQuestion({ customerId: annaId, question: `${secret}?`, answer: null })
  await addQuestion({ customerId: annaId, question: 'Dicht?', answer: `${secret}.` })
  await addQuestion({ customerId: buyerId, question: 'Dicht?', answer: null })
  await pool.query(
    `insert into account_links (link_id, kind, facts, expires_at)
     values (gen_random_uuid(), 'login_code', '{"email": "anna@test.example"}', now())`,
  )
  anna = browser()
  await anna.logIn('anna@test.example')
})

/** What it says, as its translation was kept. */
async function translateAd(listingId: number, text: string): Promise<void> {
  await pool.query(
    `insert into translated_ad_texts (listing_id, text_hash) values ($1, sha256(convert_to($2, 'UTF8')))`,
    [listingId, text],
  )
  await pool.query(
    `insert into translations (text_hash, source, target, engine, translated)
     values (sha256(convert_to($1, 'UTF8')), 'de', 'pl', 'deepl', 'po polsku: ' || $1)`,
    [text],
  )
}

/** About the ad that failed, with its translations. */
async function addQuestion(asked: {
  readonly customerId: number
  readonly question: string
  readonly answer: string | null
}): Promise<void> {
  await pool.query(
    `insert into questions (listing_id, auction_id, customer_id, question, question_locale, answer,
       answer_locale, answered_at, hidden_at)
     select listing_id, auction_id, $2, $3::text, 'de', $4::text, case when $4 is not null then 'de' end,
       case when $4 is not null then now() end, now()
     from auctions where listing_id = $1`,
    [ads.failed.listingId, asked.customerId, asked.question, asked.answer],
  )
  await pool.query(
    `insert into translations (text_hash, source, target, engine, translated)
     select sha256(convert_to(text, 'UTF8')), 'de', 'en', 'deepl', 'in English: ' || text
     from unnest($1::text[]) as text on conflict do nothing`,
    [[asked.question, asked.answer].filter((text) => text !== null)],
  )
}

/** The market's clock acts on the auction once. */
async function passDeadline(auctionId: number): Promise<Date | null> {
  const find = async () => {
    const { rows } = await pool.query<{ dueAt: Date | null }>(
      'select due_at as "dueAt" from auctions where auction_id = $1',
      [auctionId],
    )
    return rows[0]?.dueAt ?? null
  }
  const dueAt = await find()
  if (!dueAt) return null
  await moveClockTo(pool, dueAt.getTime())
  await executor.runDue(auctionId)
  return find()
}

async function addAd(
  customerId: number,
  pictures: readonly string[],
  status?: 'failed' | 'sold',
): Promise<Ad> {
  const gallery = pictures.map((value, position) => ({ value, position }))
  const values = { make: 'hymer', description: secret, location_city: secret, mileage: 40_000 }
  const { rows } = await pool.query<{ id: number }>(
    `insert into listings (customer_id, product_type, vehicle_values, gallery, plate)
     values ($1, 'motorhome', $2, $3, $4) returning listing_id as id`,
    [customerId, JSON.stringify(values), JSON.stringify(gallery), secret],
  )
  const listingId = rows[0]?.id ?? 0
  for (const key of pictures) {
    await images.publishPicture(key, [{ name: '320.webp', bytes: Buffer.from('picture') }])
    await pool.query(
      `insert into pictures (picture_key, width, height, thumbhash, sizes, created_at)
       values ($1, 1, 1, '', '[]', now() - interval '1 hour') on conflict do nothing`,
      [key],
    )
  }
  const document = createDocumentKey()
  await images.put(document, Buffer.from('document'))
  await pool.query(
    `insert into listing_documents (listing_id, kind, storage_key, file_name, content_type, size_bytes)
     values ($1, 'registration_part_1', $2, $3, 'application/pdf', 9)`,
    [listingId, document, `${secret}.pdf`],
  )
  if (status) {
    await pool.query(
      `insert into auctions (listing_id, owner_customer_id, status, state, settings, secrets)
       values ($1, $2, $3, '{}', '{}', '')`,
      [listingId, customerId, status],
    )
  }
  return { listingId, document }
}

/** Without a login, as whoever was sent its address. */
async function reportOfSold() {
  const path = `/api/public/valuate-my-vehicle/report/get/${soldReport}`
  const { status, body } = await browser().call({ method: 'GET', path })
  return { status, code: (body as { readonly code?: string }).code } // A report, or a problem.
}

const erase = (who: Browser) => who.call({ method: 'POST', path: url })

/** The tables in which the person's own words or address still stand. */
async function tablesWithTraces(): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const traces = await pool.query(
      `select 1 from ${name} t where to_jsonb(t)::text ~ $1 and not to_jsonb(t)::text ~ 'bernd' limit 1`,
      [`${secret}|anna@test`],
    )
    if (traces.rows.length > 0) found.push(name)
  }
  return found
}

/** As they are noted with consent: a step with both, a page with the browser alone. */
async function addNotedVisits(visitors: { readonly anna: string; readonly bernd: string }) {
  await pool.query(
    `insert into visitor_actions (happened_at, visitor_uuid, customer_id, route, locale, device)
     values (now(), $1, $2, 'adEdit', 'de', 'phone'), (now(), $1, null, 'home', 'de', 'phone'),
       (now(), $3, null, 'home', 'de', 'phone')`,
    [visitors.anna, annaId, visitors.bernd],
  )
}

describe('the end of an account (rules 11)', () => {
  test('waits until nothing binds it to others any more', async () => {
    const adsOf = async () =>
      ((await anna.call({ method: 'GET', path: url })).body as { readonly ads: number }).ads // As the contract says.
    let deadlines = 0
    // Runs, failed with late offers still to open by themselves, takes late offers: it binds until nothing is due any more.
    for (let dueAt = await passDeadline(offeredAuctionId); dueAt; deadlines += 1) {
      expect(await adsOf()).toBe(1)
      dueAt = await passDeadline(offeredAuctionId)
    }
    expect(deadlines).toBeGreaterThan(1)
    expect((await anna.call({ method: 'GET', path: url })).body).toEqual({
      ...{ isPossible: false, ads: 0, bids: 0, orders: 1 },
    })
    expect((await erase(anna)).body).toMatchObject({
      code: 'ERASURE_NOT_YET',
      facts: { orders: 1 },
    })
    await pool.query(`update orders set status = 'paid'`)
    await pool.query(`update auctions set status = 'acpt_late_offer' where status = 'failed'`)
    expect((await erase(anna)).body).toMatchObject({ code: 'ERASURE_NOT_YET', facts: { ads: 2 } })
    await pool.query(`update auctions set status = 'failed' where status = 'acpt_late_offer'`)
    expect((await anna.call({ method: 'GET', path: url })).body).toMatchObject({ isPossible: true })
  })

  test('until then everybody sees its ads', async () => {
    const path = `/api/public/product/get/${offeredId}`
    expect((await browser().call({ method: 'GET', path })).status).toBe(200)
    await app.market.catalog.refresh({ entityIds: [offeredId] })
    expect(app.market.catalog.has(offeredId)).toBe(true)
  })

  test('asks who is there, and is not for operators', async () => {
    await pool.query(`update sessions set proved_at = now() - interval '1 day'`)
    expect((await erase(anna)).body).toMatchObject({ code: 'IDENTITY_UNPROVED' })
    await pool.query('update sessions set proved_at = now()')
    // Also where the login has no operator's right, as without a second factor.
    const operatorId = await addCustomer(pool, 'operator')
    const operator = browser()
    await operator.logIn('operator@test.example')
    await pool.query(`update customers set role = 'admin' where customer_id = $1`, [operatorId])
    expect((await erase(operator)).body).toMatchObject({ code: 'FORBIDDEN' })
    expect((await operator.call({ method: 'GET', path: url })).body).toMatchObject({
      isPossible: false,
    })
  })

  test('takes the person out of every table but those of the sale, and unlinks the ads', async () => {
    expect((await reportOfSold()).status).toBe(200)
    const visitors = { anna: randomUUID(), bernd: randomUUID() }
    await addNotedVisits(visitors)
    await pool.query(
      `insert into kept_catalog_columns values (0, 1, '', 1, '1', 1, 'words of all ads')`,
    )
    expect((await erase(anna)).status).toBe(200)
    expect((await pool.query('select from kept_catalog_columns')).rowCount).toBe(0)
    expect(await reportOfSold()).toEqual({ status: 404, code: 'NOT_FOUND' })
    expect(await tablesWithTraces()).toEqual(['listing_documents', 'listings', 'orders'])
    const noted = await pool.query('select visitor_uuid as visitor from visitor_actions')
    expect(noted.rows).toEqual([{ visitor: visitors.bernd }])
    const { rows } = await pool.query(
      `select listing_id as id, customer_id as owner, vehicle_values as values, plate from listings
       where listing_id = any($1) order by 1`,
      [[ads.draft.listingId, ads.failed.listingId, ads.sold.listingId]],
    )
    expect(rows).toEqual([
      {
        id: ads.failed.listingId,
        owner: null,
        plate: null,
        values: { make: 'hymer', mileage: 40_000 },
      },
      {
        ...{ id: ads.sold.listingId, owner: null, plate: secret },
        values: expect.objectContaining({ description: secret }),
      },
    ])
    const translations = await pool.query('select translated from translations')
    expect(translations.rows).toEqual([{ translated: 'in English: Dicht?' }])
    const order = await pool.query('select parties, seller_customer_id as seller from orders')
    expect(order.rows).toEqual([{ parties: { seller: secret }, seller: annaId }])
  })

  test('ends all logins, frees the address and writes to it once', async () => {
    const own = await anna.call({ method: 'GET', path: '/api/private/customer/get' })
    expect(own.status).toBe(401)
    const { rows } = await pool.query(
      `select payload ->> 'email' as email from graphile_worker._private_jobs
       where payload ->> 'notification' = 'account_erased'`,
    )
    expect(rows).toEqual([{ email: 'anna@test.example' }])
    expect(await addCustomer(pool, 'anna')).not.toBe(annaId)
  })

  test('deletes the files of what was not sold, and no picture that somebody else shows', async () => {
    const jobs = await pool.query(
      `select payload from graphile_worker._private_jobs j where key = $1`,
      [`erasure:${annaId}`],
    )
    await createDeleteFiles({ pool, images })(jobs.rows[0].payload)
    const left = await Promise.all(
      [ads.draft, ads.failed, ads.sold].map(async ({ document }) =>
        Boolean(await images.head(document)),
      ),
    )
    expect(left).toEqual([false, false, true])
    const shown = await Promise.all(
      [ownPicture, sharedPicture, soldPicture].map(
        async (key) => (await images.listPictureFiles(key)).length,
      ),
    )
    expect(shown).toEqual([0, 1, 1])
  })

  test('waits for a late offer of somebody who has not bid', async () => {
    const dealer = await addDealer(pool, 'late')
    const prices = { startPriceEur: 10_000, targetPriceEur: 20_000 }
    const auctionId = await addRunningAuction(pool, executor, prices)
    const statusOf = async () =>
      (await pool.query('select status from auctions where auction_id = $1', [auctionId])).rows[0]
        .status
    while ((await statusOf()) !== 'acpt_late_offer') await passDeadline(auctionId)
    await executor.execute({
      ...{ auctionId, idempotencyKey: null, actor: asActor(dealer) },
      body: { type: 'late_offer', amountEur: 12_000, consentVersion: null },
    })
    expect(await statusOf()).toBe('recd_late_offer')
    const late = browser()
    await late.logIn('late@test.example')
    const open = await late.call({ method: 'GET', path: url })
    expect(open.body).toMatchObject({ isPossible: false, bids: 1 })
  })

  test('leaves no page of its ads and nothing to find them by', async () => {
    const stranger = browser()
    const path = `/api/public/product/get/${offeredId}`
    expect((await stranger.call({ method: 'GET', path })).status).toBe(404)
    await app.market.catalog.refresh({ entityIds: [offeredId] })
    expect(app.market.catalog.has(offeredId)).toBe(false)
  })
})
