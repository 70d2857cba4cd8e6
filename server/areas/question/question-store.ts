import type { Question, Written } from '#domain/question/question.ts'
import type { Queryable } from '../../platform/database/queryable.ts'

/** The only SQL for questions. Instants are market time. */

type Row = {
  question_id: number
  listing_id: number
  auction_id: number
  customer_id: number
  question: string
  question_locale: string
  asked_at: Date
  answer: string | null
  answer_locale: string | null
  answered_at: Date | null
  hidden_at: Date | null
}

const columns = `question_id, listing_id, auction_id, customer_id, question, question_locale,
  asked_at, answer, answer_locale, answered_at, hidden_at`

/** More are never shown; the newest count. */
const maxListed = 200

export const questionStore = {
  /** Undefined when this dealer has an open question on this ad already. */
  async add(
    db: Queryable,
    question: {
      entityId: number
      auctionId: number
      askerCustomerId: number
      asked: Written
    },
  ): Promise<number | undefined> {
    const { rows } = await db.query<{ question_id: number }>(
      `insert into questions (listing_id, auction_id, customer_id, question, question_locale)
       values ($1, $2, $3, $4, $5) on conflict do nothing returning question_id`,
      [
        question.entityId,
        question.auctionId,
        question.askerCustomerId,
        question.asked.text,
        question.asked.locale,
      ],
    )
    return rows[0]?.question_id
  },

  async find(db: Queryable, questionId: number): Promise<Question | undefined> {
    const [found] = await questionStore.listByIds(db, [questionId])
    return found
  },

  async listByIds(db: Queryable, questionIds: readonly number[]): Promise<Question[]> {
    const { rows } = await db.query<Row>(
      `select ${columns} from questions where question_id = any($1::bigint[])`,
      [questionIds],
    )
    return rows.map(questionOf)
  },

  /** Nobody else answers or hides it before the transaction's end. */
  async lock(client: Queryable, questionId: number): Promise<Question | undefined> {
    const { rows } = await client.query<Row>(
      `select ${columns} from questions where question_id = $1 for update`,
      [questionId],
    )
    return rows[0] && questionOf(rows[0])
  },

  /** Of all rounds of an ad, oldest first. */
  async listOfListing(db: Queryable, listingId: number): Promise<Question[]> {
    const { rows } = await db.query<Row>(
      `select ${columns} from questions where listing_id = $1
       order by asked_at desc, question_id desc limit ${maxListed}`,
      [listingId],
    )
    return rows.map(questionOf).reverse()
  },

  async saveAnswer(client: Queryable, questionId: number, answer: Written): Promise<void> {
    await client.query(
      `update questions set answer = $2, answer_locale = $3, answered_at = market_now()
       where question_id = $1`,
      [questionId, answer.text, answer.locale],
    )
  },

  async saveHidden(client: Queryable, questionId: number, isHidden: boolean): Promise<void> {
    await client.query(
      `update questions set hidden_at = case when $2 then market_now() end where question_id = $1`,
      [questionId, isHidden],
    )
  },

  /** Whether its dealer has asked something else meanwhile and waits for that. */
  async hasOtherOpen(client: Queryable, question: Question): Promise<boolean> {
    const { rows } = await client.query<{ has: boolean }>(
      `select exists (select from questions where customer_id = $1 and listing_id = $2
         and question_id <> $3 and answered_at is null and hidden_at is null) as has`,
      [question.askerCustomerId, question.entityId, question.questionId],
    )
    return rows[0]?.has === true
  },

  async countOpen(
    db: Queryable,
    listingIds: readonly number[],
  ): Promise<ReadonlyMap<number, number>> {
    const { rows } = await db.query<{ listing_id: number; count: number }>(
      `select listing_id, count(*)::int as count from questions
       where listing_id = any($1::bigint[]) and answered_at is null and hidden_at is null
       group by listing_id`,
      [listingIds],
    )
    return new Map(rows.map((row) => [row.listing_id, row.count]))
  },
}

function questionOf(row: Row): Question {
  const { answer, answer_locale: locale, answered_at: answeredAt } = row
  return {
    questionId: row.question_id,
    entityId: row.listing_id,
    auctionId: row.auction_id,
    askerCustomerId: row.customer_id,
    asked: { text: row.question, locale: row.question_locale },
    askedAt: row.asked_at.getTime(),
    answer:
      answer === null || locale === null || answeredAt === null
        ? null
        : { text: answer, locale, answeredAt: answeredAt.getTime() },
    isHidden: row.hidden_at !== null,
  }
}
