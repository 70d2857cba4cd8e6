import { afterAll, afterEach, expect, test } from 'vitest'
import type { QuestionView } from '#contract/endpoints/questions.ts'
import { appOfTest, newKey } from '#database/testing/app-of-test.ts'
import {
  addCustomer,
  addDealer,
  addRunningAuction,
  executorOn,
} from '#database/testing/market-of-test.ts'
import { waitUntil } from '#database/testing/wait-until.ts'
import { startTranslationStandIn } from '../../integrations/translation/stand-in.ts'

/** Questions and answers in each reader's language, through the real client (rules 8). */

const apiKey = 'key-of-a-test:fx'
const service = await startTranslationStandIn(apiKey)
afterAll(() => service.stop())
const { pool, browser } = await appOfTest({
  TRANSLATE_ENGINE: 'deepl',
  DEEPL_API_KEY: apiKey,
  DEEPL_BASE_URL: service.url,
})
afterEach(() => {
  service.useUpQuota(false)
  service.hang(null)
})

async function as(name: string) {
  const opened = browser()
  await opened.logIn(`${name}@test.example`)
  return opened
}

type Opened = Awaited<ReturnType<typeof as>>

/** A running auction of one owner, and a dealer's question to it in the language of a storefront. */
async function askedOn(
  host: string,
  { owner, asker, text }: { readonly owner: string; readonly asker: string; readonly text: string },
) {
  const ownerCustomerId = await addCustomer(pool, owner)
  await addDealer(pool, asker)
  const prices = { startPriceEur: 10_000, targetPriceEur: 20_000 }
  const auctionId = await addRunningAuction(pool, executorOn(pool), { ...prices, ownerCustomerId })
  const dealer = await as(asker)
  const asked = await dealer.call({
    method: 'POST',
    path: `/api/private/auction/${auctionId}/question`,
    body: { text },
    idempotencyKey: newKey(),
    headers: { host },
  })
  expect(asked.status).toBe(200)
  const listFor = async (reader: Opened, headers = {}) => {
    const path = `/api/private/auction/${auctionId}/questions`
    const { body } = await reader.call({ method: 'GET', path, headers })
    return (body as { questions: QuestionView[] }).questions
  }
  return { dealer, seller: await as(owner), listFor }
}

/** What the message of a question tells its reader, as soon as it is there. */
function notificationFacts(reader: Opened, notification: string) {
  return waitUntil(async () => {
    const inbox = '/api/private/notifications/pages/get?page=1'
    const { body } = await reader.call({ method: 'GET', path: inbox })
    const { notifications } = body as { notifications: { notification: string; facts: object[] }[] }
    return notifications.find((each) => each.notification === notification)?.facts
  })
}

test('are translated once per language, and the original stays beside', async () => {
  const text = 'Czy rozrząd jest nowy?'
  const polish = { host: 'pl.localhost' }
  const { dealer, seller, listFor } = await askedOn('pl.localhost', {
    owner: 'otto',
    asker: 'anna',
    text,
  })
  const [forOwner] = await waitUntil(async () => {
    const questions = await listFor(seller)
    return questions[0]?.asked.original ? questions : undefined
  })
  expect(forOwner?.asked).toEqual({
    text: `DE: ${text}`,
    locale: 'de',
    original: { text, locale: 'pl' },
  })
  const [forAsker] = await listFor(dealer, polish)
  expect(forAsker?.asked).toEqual({ text, locale: 'pl', original: null })
  const rows = await waitUntil(async () => {
    const kept = await pool.query('select target, engine from translations order by target')
    return kept.rows.length === 7 ? kept.rows : undefined
  })
  expect(rows.map(({ target }) => target)).toEqual(['cs', 'da', 'de', 'en', 'es', 'nl', 'sv'])
  expect(new Set(rows.map(({ engine }) => engine))).toEqual(new Set(['deepl']))
})

test('stay as written and are marked while the quota is used up, and follow when it is back', async () => {
  service.useUpQuota(true)
  const text = 'Is the awning included?'
  const { seller, listFor } = await askedOn('en.localhost', { owner: 'karl', asker: 'carla', text })
  expect(await notificationFacts(seller, 'question_received')).toMatchObject([
    { label: 'Frage', value: text },
    { label: 'Sprache des Originals', value: 'Englisch' },
  ])
  const [untranslated] = await listFor(seller)
  expect(untranslated?.asked).toEqual({ text, locale: 'en', original: null })

  const waiting = await waitUntil(async () => {
    const { rows } = await pool.query(
      `select id from graphile_worker.jobs where task_identifier = 'translate-question'
         and locked_at is null and attempts = 0 and run_at > now() + interval '30 minutes'`,
    )
    return rows[0]
  })
  service.useUpQuota(false)
  await pool.query('select graphile_worker.reschedule_jobs($1::bigint[], run_at := now())', [
    [waiting.id],
  ])
  const translated = await waitUntil(async () => {
    const [question] = await listFor(seller)
    return question?.asked.original ? question : undefined
  })
  expect(translated.asked.text).toBe(`DE: ${text}`)
})

test('are read in every other language while the service hangs on one', async () => {
  service.hang('EN-GB')
  const text = 'Is de luifel inbegrepen?'
  const { seller, listFor } = await askedOn('nl.localhost', {
    owner: 'kurt',
    asker: 'corrie',
    text,
  })
  expect(await notificationFacts(seller, 'question_received')).toEqual([
    expect.objectContaining({ value: `DE: ${text}` }),
  ])
  await waitUntil(async () => {
    const [inCzech] = await listFor(seller, { host: 'cs.localhost' })
    return inCzech?.asked.original
  })
  const [inEnglish] = await listFor(seller, { host: 'en.localhost' })
  expect(inEnglish?.asked).toEqual({ text, locale: 'nl', original: null })
})

test('reach the seller in their own language when the service hangs on theirs', async () => {
  service.hang('DE')
  const text = 'Skal den synes?'
  const { seller } = await askedOn('da.localhost', { owner: 'kuno', asker: 'carl', text })
  expect(await notificationFacts(seller, 'question_received')).toMatchObject([
    { value: text },
    { label: 'Sprache des Originals', value: 'Dänisch' },
  ])
})
