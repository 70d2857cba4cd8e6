import { describe, expect, it } from 'vitest'
import { dayMs } from '../calendar/instant.ts'
import { archivedAfterDays } from './archive.ts'
import { type Message, subjectsOf } from './messages.ts'
import { isSubjectFound, subjectCounts, subjectFilters, subjectsIn } from './subject-filters.ts'
import { tradeOf } from './trade.ts'

const now = 100 * dayMs
const old = now - archivedAfterDays * dayMs - 1

function message(change: Partial<Message>): Message {
  return {
    messageId: 1,
    groupKey: 'ad-1',
    notification: 'auction_lost',
    createdAt: now,
    isRead: true,
    callToAction: null,
    callToActionDoneAt: null,
    actsUntil: null,
    ...change,
  }
}

describe('filters of subjects', () => {
  const subjects = subjectsOf(
    [
      message({ groupKey: 'ad-1' }),
      message({ groupKey: 'ad-2', createdAt: old }),
      message({
        groupKey: 'ad-3',
        createdAt: old,
        isRead: false,
        notification: 'question_answered',
      }),
      message({ groupKey: 'ad-4', createdAt: old, notification: 'order_documents_dealer' }),
      message({ groupKey: 'ad-5', notification: 'auction_sold_seller', createdAt: old + 1 }),
      message({ groupKey: 'account', notification: 'bidding_stopped' }),
    ],
    now,
  )
  const keysIn = (filter: (typeof subjectFilters)[number]) =>
    subjectsIn(filter, subjects)
      .map(({ groupKey }) => groupKey)
      .toSorted()

  it('the archive holds what asks nothing and was silent for 30 days; all others are all', () => {
    expect(keysIn('archive')).toEqual(['ad-2', 'ad-4'])
    expect(keysIn('all')).toEqual(['account', 'ad-1', 'ad-3', 'ad-5'])
  })

  it('what needs its reader is never archived, however old it is', () => {
    expect(keysIn('in_need')).toEqual(['ad-3'])
  })

  it('purchases and sales stay what they are, also in the archive', () => {
    expect(keysIn('purchases')).toEqual(['ad-4'])
    expect(keysIn('sales')).toEqual(['ad-5'])
  })

  it('count what they show', () => {
    const counts = subjectCounts(subjects)
    for (const filter of subjectFilters) expect(counts[filter]).toBe(keysIn(filter).length)
  })
})

it.each([
  ['auction_sold_dealer', 'purchase'],
  ['auction_sold_seller', 'sale'],
  ['order_documents_held_dealer', 'purchase'],
  ['order_canceled_seller', 'sale'],
  ['auction_lost', null],
  ['handover_noted', null],
  ['question_answered', null],
  ['a_notification_of_next_year', null],
])('%s tells its reader of a %s', (notification, trade) => {
  expect(tradeOf(notification)).toBe(trade)
})

describe('search of subjects', () => {
  const subject = { names: ['Pössl Summit 640', 'poessl-summit-640'], numbers: [84, 1187] }

  it.each(['possl', 'POESSL', 'poessl', 'summit pössl', '640', '84', 'summit 1187', ' '])(
    'finds it by %s',
    (search) => expect(isSubjectFound(subject, search)).toBe(true),
  )

  it.each(['hymer', 'possl hymer', '118', '11870'])('does not find it by %s', (search) =>
    expect(isSubjectFound(subject, search)).toBe(false),
  )
})
