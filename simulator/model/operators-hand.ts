/**
 * What an operator may do to an auction: rules 1 says that he may, rules 2, 5, 8 and 10 when. The
 * page names no code for a refusal.
 */

import type { Asker } from './answer.ts'
import { figures } from './figures.ts'
import { bidAgain } from './incidents.ts'
import { lightOf } from './light.ts'
import type { Deed, Status, Story } from './story.ts'
import type { Telling } from './telling.ts'

export type OperatorsDeed = Extract<
  Deed,
  {
    kind:
      | ('void' | 'defect' | 'agent_ended')
      | ('cancel_sale' | 'cancel_talks' | 'take_out' | 'drop_request')
  }
>

export function mayOperate(
  story: Story,
  telling: Telling,
  asker: Asker,
  asked: { readonly deed: OperatorsDeed; readonly now: number },
): boolean {
  const { deed, now } = asked
  const { status } = telling
  if (asker.role !== 'operator' || telling.isHandedOn) return false
  switch (deed.kind) {
    case 'void':
      return takesBids(status) && mayVoid(story, telling, deed, now)
    case 'defect':
      return takesBids(status)
    case 'agent_ended':
      return true
    case 'cancel_sale':
      return status === 'sold'
    case 'cancel_talks':
      return status === 'renegotiation'
    case 'take_out': {
      const { request } = telling
      const isFirst = !needsTwo(story, telling, now) || request === null
      const isSecond = request?.who !== asker.who && request?.reason === deed.reason
      return !finished.includes(status) && (isFirst || isSecond)
    }
    case 'drop_request':
      // The page is silent; the process table has it, wherever two are needed.
      return telling.request !== null && (takesBids(status) || status === reserved)
  }
}

const reserved: Status = 'anr_offer_above_targetprice'
const finished: readonly Status[] = ['sold', 'failed_na', 'inactive']

function takesBids(status: Status): boolean {
  return status === 'running' || status === 'hotbidding'
}

/** Once the target is reached or in the last 60 min. */
export function needsTwo({ release }: Story, telling: Telling, now: number): boolean {
  const { bidding, bidDeleted, status, endsAt } = telling
  const priceEur = bidDeleted ? null : bidding.priceEur
  const isReached = status === reserved || lightOf(release, priceEur) === 'green'
  return isReached || (takesBids(status) && now >= endsAt - figures.twoOperatorsInLastMs)
}

/** Until 15 min before the end, or at once when the description was materially wrong. */
function mayVoid(
  story: Story,
  telling: Telling,
  deed: Extract<Deed, { kind: 'void' }>,
  now: number,
): boolean {
  const isInTime = now < telling.endsAt - figures.voidLeastLeftMs || deed.isDescriptionWrong
  const entry = story.entries[deed.fromEntry]
  const isHis = entry?.who === deed.whose && entry.deed.kind === 'bid'
  const { counted } = bidAgain(story, telling, story.entries.length)
  return isInTime && isHis && counted.has(deed.fromEntry)
}
