import type { AuctionView } from '#contract/auction-view.ts'
import { offersToAnswer } from '../../../auction/box/owner/offers-to-answer.ts'

/** What an auction may want of its reader in the thread; each is a part of the page with a name. */
export type AuctionTask = `thread ${'negotiation' | 'offers' | 'decision' | 'second chance'}`

type Asked = Parameters<typeof offersToAnswer>[0] &
  Pick<AuctionView, 'status' | 'viewer' | 'renegotiation' | 'secondChance' | 'own'> & {
    readonly actions: Pick<
      AuctionView['actions'],
      'followUpAccept' | 'secondChanceOffer' | 'restart' | 'stop'
    >
  }

export function auctionTasksOf(auction: Asked): readonly AuctionTask[] {
  const { status, viewer, renegotiation, secondChance } = auction
  const isOwner = viewer === 'owner'
  const tasks: readonly (readonly [AuctionTask, boolean])[] = [
    [
      'thread negotiation',
      status === 'renegotiation' &&
        renegotiation !== null &&
        renegotiation.perspective !== 'operator',
    ],
    ['thread offers', isOwner && offersToAnswer(auction).length > 0],
    ['thread decision', isOwner && isUndecided(auction)],
    ['thread second chance', secondChance?.turn === 'dealer' && auction.own !== null],
  ]
  return tasks.filter(([, isWanted]) => isWanted).map(([task]) => task)
}

const withoutSale: readonly AuctionView['status'][] = [
  'failed',
  'acpt_late_offer',
  'declined_late_offer',
]

/** Without a sale its owner says what comes next: a bid that still stands, the second bidder, a new round, an end. */
function isUndecided({ status, actions, secondChance }: Asked): boolean {
  const { followUpAccept, secondChanceOffer, restart, stop } = actions
  const ways = [followUpAccept, secondChanceOffer, restart, stop]
  const isPossible = secondChance !== null || ways.some((way) => way?.isAllowed === true)
  return withoutSale.includes(status) && isPossible
}
