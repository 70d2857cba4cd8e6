import { afterAll, expect, test, vi } from 'vitest'
import type { QuestionView } from '#contract/endpoints/questions.ts'
import { appOfTest, newKey } from '#database/testing/app-of-test.ts'
import {
  addCustomer,
  addDealer,
  addRunningAuction,
  executorOn,
} from '#database/testing/market-of-test.ts'
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

async function as(name: string) {
  const opened = browser()
  await opened.logIn(`${name}@test.example`)
  return opened
}

test('are translated once per language, and the original stays beside', async () => {
  const ownerCustomerId = await addCustomer(pool, 'otto')
  for (const name of ['anna', 'ben']) await addDealer(pool, name)
  const prices = { startPriceEur: 10_000, targetPriceEur: 20_000 }
  const auctionId = await addRunningAuction(pool, executorOn(pool), { ...prices, ownerCustomerId })
  const [anna, otto] = [await as('anna'), await as('otto')]
  const polish = { host: 'pl.localhost' }
  const path = `/api/private/auction/${auctionId}/questions`
  const text = 'Czy rozrząd jest nowy?'
  const asked = await anna.call({
    method: 'POST',
    path: `/api/private/auction/${auctionId}/question`,
    body: { text },
    idempotencyKey: newKey(),
    headers: polish,
  })
  expect(asked.status).toBe(200)
  const listFor = async (reader: typeof anna, headers = {}) => {
    const { body } = await reader.call({ method: 'GET', path, headers })
    return (body as { questions: QuestionView[] }).questions
  }
  const [forOwner] = await vi.waitUntil(async () => {
    const questions = await listFor(otto)
    return questions[0]?.asked.original ? questions : undefined
  })
  expect(forOwner?.asked).toEqual({
    text: `DE: ${text}`,
    locale: 'de',
    original: { text, locale: 'pl' },
  })
  const [forAsker] = await listFor(anna, polish)
  expect(forAsker?.asked).toEqual({ text, locale: 'pl', original: null })
  const rows = await vi.waitUntil(async () => {
    const kept = await pool.query('select target, engine from translations order by target')
    return kept.rows.length === 7 ? kept.rows : undefined
  })
  expect(rows.map(({ target }) => target)).toEqual(['cs', 'da', 'de', 'en', 'es', 'nl', 'sv'])
  expect(new Set(rows.map(({ engine }) => engine))).toEqual(new Set(['deepl']))
})

test('stay as written and are marked while the quota is used up', async () => {
  service.failNext(...Array.from({ length: 10 }, () => 456))
  const ownerCustomerId = await addCustomer(pool, 'karl')
  await addDealer(pool, 'carla')
  const prices = { startPriceEur: 10_000, targetPriceEur: 20_000 }
  const auctionId = await addRunningAuction(pool, executorOn(pool), { ...prices, ownerCustomerId })
  const carla = await as('carla')
  const asked = await carla.call({
    method: 'POST',
    path: `/api/private/auction/${auctionId}/question`,
    body: { text: 'Is the awning included?' },
    idempotencyKey: newKey(),
    headers: { host: 'en.localhost' },
  })
  expect(asked.status).toBe(200)
  const karl = await as('karl')
  const letter = await vi.waitUntil(async () => {
    const inbox = '/api/private/notifications/pages/get?page=1'
    const { body } = await karl.call({ method: 'GET', path: inbox })
    const { notifications } = body as { notifications: { letter: string; facts: object[] }[] }
    return notifications.find(({ letter }) => letter === 'question_received')
  })
  expect(letter).toMatchObject({
    facts: [
      { label: 'Frage', value: 'Is the awning included?' },
      { label: 'Sprache des Originals', value: 'Englisch' },
    ],
  })
})
