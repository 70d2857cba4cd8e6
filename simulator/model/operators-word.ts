/** What an operator's word does to an auction (rules 2, 6 and 10). */

import { fail, leaveMarket } from './endings.ts'
import { needsTwo } from './operators-hand.ts'
import { cancelSale } from './second-chance.ts'
import type { Deed, Story } from './story.ts'
import type { Telling } from './telling.ts'

export type OperatorDeed = 'cancel_talks' | 'take_out' | 'drop_request' | 'cancel_sale'

export function tellOperator(
  story: Story,
  telling: Telling,
  did: {
    readonly at: number
    readonly who: string
    readonly deed: Extract<Deed, { kind: OperatorDeed }>
  },
): void {
  const { at, who, deed } = did
  switch (deed.kind) {
    case 'cancel_talks':
      // Neither side's word: everything lapses, as when nobody had answered.
      telling.bidDeleted = true
      fail(telling, at)
      break
    case 'take_out':
      if (needsTwo(story, telling, at) && telling.request === null) {
        telling.request = { who, reason: deed.reason }
        break
      }
      telling.request = null
      telling.bidDeleted = true
      leaveMarket(telling, 'inactive')
      break
    case 'drop_request':
      telling.request = null
      break
    case 'cancel_sale':
      cancelSale(story.release, telling, { isJustified: deed.isJustified, at })
      break
  }
}
