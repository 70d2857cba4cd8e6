import { beforeAll, describe, expect, test } from 'vitest'
import type { AuctionView } from '#contract/auction-view.ts'
import type { QuestionView } from '#contract/endpoints/questions.ts'
import type { LiveEvent } from '#contract/live.ts'
import { appOfTest, type Browser, logInAll, newKey } from '#database/testing/app-of-test.ts'
import {
  addCustomer,
  addDealer,
  addOperator,
  addRunningAuction,
  executorOn,
  moveClockTo,
} from '#database/testing/market-of-test.ts'
import { waitUntil } from '#database/testing/wait-until.ts'
import { logInByDemo } from '../../testing/dealer-client.ts'
import { openLiveStream } from '../../testing/live-stream.ts'

/** Questions from outside (rules 8): who may ask, answer, see and hear of them. */

const { app, pool, browser } = await appOfTest()
const executor = executorOn(pool)
let as: (name: string) => Browser
let origin: string
let auctionId: number

beforeAll(async () => {
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  const address = app.http.server.address()
  if (address === null || typeof address === 'string') throw new Error('Nobody listens')
  origin = `http://127.0.0.1:${address.port}`
  const ownerCustomerId = await addCustomer(pool, 'otto')
  for (const name of ['anna', 'ben', 'rita']) await addDealer(pool, name)
  await pool.query(`update merchants set admission = 'in_review'
    where customer_id = (select customer_id from customers where email = 'rita@test.example')`)
  await addCustomer(pool, 'paula')
  await addOperator(pool, 'olga')
  const customer = await logInAll(browser, ['anna', 'ben', 'rita', 'paula', 'otto', 'olga'])
  const visitor = browser()
  as = (name) => (name === 'visitor' ? visitor : customer(name))
  auctionId = await addRunningAuction(pool, executor, {
    startPriceEur: 10_000,
    targetPriceEur: 20_000,
    ownerCustomerId,
  })
})

function ask(name: string, text: string, idempotencyKey = newKey()) {
  const path = `/api/private/auction/${auctionId}/question`
  return as(name).call({ method: 'POST', path, body: { text }, idempotencyKey })
}

async function seenBy(name: string): Promise<QuestionView[]> {
  const path = `/api/private/auction/${auctionId}/questions`
  const { body } = await as(name).call({ method: 'GET', path })
  return (body as { questions: QuestionView[] }).questions
}

function answer(name: string, questionId: number, text: string) {
  const path = `/api/private/question/${questionId}/answer`
  return as(name).call({ method: 'PUT', path, body: { text } })
}

function hide(name: string, questionId: number, isHidden: boolean) {
  const path = `/api/operator/questions/${questionId}/visibility`
  return as(name).call({ method: 'PUT', path, body: { isHidden } })
}

async function newestOf(name: string): Promise<QuestionView> {
  const newest = (await seenBy(name)).at(-1)
  if (!newest) throw new Error(`${name} sees no question`)
  return newest
}

async function messagesOf(name: string) {
  const path = '/api/private/notifications/pages/get?page=1'
  const { body } = await as(name).call({ method: 'GET', path })
  return body as { notifications: Record<string, unknown>[]; openCtas: number }
}

function askActionIn(answered: { readonly body: unknown }): AuctionView['actions']['askQuestion'] {
  return (answered.body as AuctionView).actions.askQuestion
}

describe('rules 8: asking', () => {
  test.each([
    ['visitor', 401, 'NOT_LOGGED_IN'],
    ['paula', 403, 'NOT_A_MERCHANT'],
    ['rita', 403, 'MERCHANT_IN_REVIEW'],
    ['otto', 403, 'NOT_A_MERCHANT'],
    ['olga', 403, 'NOT_A_MERCHANT'],
  ])('is refused to %s', async (name, status, code) => {
    expect(await ask(name, 'Ist der Zahnriemen neu?')).toMatchObject({ status, body: { code } })
  })

  test.each([
    ['Rufen Sie an: 0171 2345678', 'TEXT_HAS_PHONE', '0171 2345678'],
    ['Was ist Ihr Mindestpreis?', 'TEXT_ASKS_PRICE', 'Mindestpreis'],
    ['Haben Sie WhatsApp?', 'TEXT_ASKS_CONTACT', 'WhatsApp'],
  ])('"%s" is refused, with what was found', async (text, code, found) => {
    expect(await ask('anna', text)).toMatchObject({ status: 422, body: { code, facts: { found } } })
    expect(await seenBy('anna')).toEqual([])
  })

  test('one open question per dealer and ad; the same key asks once', async () => {
    const key = newKey()
    const first = await ask('anna', 'Ist der Zahnriemen neu?', key)
    expect(first.status).toBe(200)
    expect(askActionIn(first)).toMatchObject({ refusal: { code: 'QUESTION_STILL_OPEN' } })
    expect((await ask('anna', 'Ist der Zahnriemen neu?', key)).status).toBe(200)
    expect(await seenBy('anna')).toHaveLength(1)
    expect(await ask('anna', 'Und die Kupplung?')).toMatchObject({
      status: 409,
      body: { code: 'QUESTION_STILL_OPEN' },
    })
  })

  test('two at once from one dealer are one', async () => {
    const statuses = await Promise.all(
      ['Sind Markisen dabei?', 'Ist er dicht?'].map(
        async (text) => (await ask('ben', text)).status,
      ),
    )
    expect(statuses.toSorted()).toEqual([200, 409])
  })
})

describe('rules 8: what happens to a question', () => {
  test('the seller is asked to answer, the asker has a message that they wait', async () => {
    const notification = await waitUntil(async () =>
      (await messagesOf('otto')).notifications.find(
        ({ notification: name }) => name === 'question_received',
      ),
    )
    expect(notification).toMatchObject({ callToActionTypeCode: 'answer_question' })
    expect(JSON.stringify(notification)).not.toContain('anna')
    const record = (await messagesOf('anna')).notifications[0]
    expect(record).toMatchObject({
      notification: 'question_sent',
      callToActionTypeCode: 'waiting_for_owner_to_answer_question',
    })
    expect((await messagesOf('anna')).openCtas).toBe(0)
  })

  test('rivals do not see it before it is answered, others never', async () => {
    expect((await seenBy('ben')).every(({ isOwn }) => isOwn)).toBe(true)
    expect(await seenBy('otto')).toHaveLength(2)
    for (const name of ['paula', 'rita']) {
      const path = `/api/private/auction/${auctionId}/questions`
      expect((await as(name).call({ method: 'GET', path })).status, name).toBe(404)
    }
  })

  test('nobody but the owner answers it, and the answer is filtered too', async () => {
    const { questionId } = await newestOf('anna')
    for (const name of ['ben', 'anna', 'paula']) {
      expect((await answer(name, questionId, 'Ja.')).status, name).toBe(404)
    }
    expect(await answer('otto', questionId, 'Rufen Sie an: 0431 98 76 54')).toMatchObject({
      status: 422,
      body: { code: 'TEXT_HAS_PHONE' },
    })
  })

  test('the answer reaches all dealers, live and without the name of who asked', async () => {
    const { questionId } = await newestOf('anna')
    const streams = await Promise.all(
      ['ben', 'paula', 'anna'].map(async (name) => {
        const token = await logInByDemo(origin, `${name}@test.example`)
        const stream = await openLiveStream({ origin, token })
        await stream.follow([auctionId])
        return stream
      }),
    )
    const isAboutQuestions = ({ type }: LiveEvent) => type === 'questions'
    const [ben, paula, anna] = streams
    expect((await answer('otto', questionId, 'Ja, 2023 bei 80.000 km.')).status).toBe(200)
    await ben?.next(isAboutQuestions)
    const message = await anna?.next(({ type }) => type === 'message')
    expect(message).toMatchObject({ callToActionTypeCode: 'read_me', auctionId })
    expect(ben?.events.some(({ type }) => type === 'message')).toBe(false)
    expect(paula?.events.some(isAboutQuestions)).toBe(false)
    for (const stream of streams) stream.close()
    const seen = (await seenBy('ben')).find((question) => question.questionId === questionId)
    expect(seen).toMatchObject({ isOwn: false, answer: { text: 'Ja, 2023 bei 80.000 km.' } })
    expect(JSON.stringify(seen)).not.toMatch(/customer|merchant|pseudonym/i)
  })

  test('the asker is notified, the call to action is closed, and they may ask again', async () => {
    await waitUntil(async () =>
      (await messagesOf('anna')).notifications.some(
        ({ notification }) => notification === 'question_answered',
      ),
    )
    const received = (await messagesOf('otto')).notifications.filter(
      ({ notification }) => notification === 'question_received',
    )
    expect(received.map((each) => each.callToActionResponseTypeCode).toSorted()).toEqual([
      'answer_question',
      null,
    ])
    expect((await ask('anna', 'Gibt es eine Rückfahrkamera?')).status).toBe(200)
  })

  test('an answer sent twice is one, another one comes too late', async () => {
    const first = (await seenBy('otto')).find((question) => question.answer !== null)
    const questionId = first?.questionId ?? 0
    expect((await answer('otto', questionId, 'Ja, 2023 bei 80.000 km.')).status).toBe(200)
    expect(await answer('otto', questionId, 'Nein.')).toMatchObject({
      status: 409,
      body: { code: 'ACTION_NOT_POSSIBLE_NOW' },
    })
  })

  test('an answer sent more often at once than there are connections is one', async () => {
    const open = (await seenBy('ben')).find(({ isOwn }) => isOwn)
    const calls = Array.from({ length: 2 * pool.options.max }, () =>
      answer('otto', open?.questionId ?? 0, 'Ja, seit dem Kauf.'),
    )
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  test('an operator hides it, which is logged, and shows it again', async () => {
    const answered = (await seenBy('ben')).find(({ isOwn }) => !isOwn)
    const questionId = answered?.questionId ?? 0
    expect((await hide('otto', questionId, true)).status).toBe(404)
    expect(await hide('olga', questionId, true)).toMatchObject({ body: { isHidden: true } })
    expect((await seenBy('ben')).some((each) => each.questionId === questionId)).toBe(false)
    const { rows } = await pool.query('select action, subject from operator_actions')
    expect(rows).toContainEqual({ action: 'hide_question', subject: `question:${questionId}` })
    expect((await hide('olga', questionId, false)).status).toBe(200)
    expect((await seenBy('ben')).some((each) => each.questionId === questionId)).toBe(true)
  })

  test('the last hour takes no question, but still answers', async () => {
    const { questionId } = await newestOf('anna')
    const { rows } = await pool.query('select ends_at from auctions where auction_id = $1', [
      auctionId,
    ])
    await moveClockTo(pool, rows[0].ends_at.getTime() - 59 * 60_000)
    expect(await ask('ben', 'Noch eine Frage?')).toMatchObject({
      status: 409,
      body: { code: 'QUESTIONS_CLOSED' },
    })
    expect((await answer('otto', questionId, 'Ja.')).status).toBe(200)
  })
})
