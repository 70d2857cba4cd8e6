import type { AuctionView } from '#contract/auction-view.ts'
import { ownDeadline, type StandingCard, standingsOf } from '../../../cards/standing.ts'

type OwnAuction = NonNullable<StandingCard['auction']> &
  Parameters<typeof ownDeadline>[0] &
  Pick<AuctionView, 'endsAt'>

type OwnCard = StandingCard & { readonly auction: OwnAuction | null }

/** What waits for a dealer: a lead that they lost while bids are taken, or an answer that they owe. */
export type Task<Card extends OwnCard = OwnCard> = {
  readonly kind: 'outbid' | 'yourTurn'
  readonly card: Card
  /** ISO instant after which it can no longer be done. */
  readonly endsAt: string
}

const shownOutbid = 4

/** What is shown of them at first: each answer that is owed, and the lost leads that end first. All lost leads head the bids. */
export function pressingOf<Card extends OwnCard>(
  tasks: readonly Task<Card>[],
): readonly Task<Card>[] {
  const outbid = tasks.filter(({ kind }) => kind === 'outbid').slice(0, shownOutbid)
  return tasks.filter((task) => task.kind === 'yourTurn' || outbid.includes(task))
}

/** What ends first stands first. */
export function tasksOf<Card extends OwnCard>(cards: readonly Card[]): readonly Task<Card>[] {
  return cards.flatMap((card) => taskOf(card) ?? []).toSorted(byEnd)
}

function taskOf<Card extends OwnCard>(card: Card): Task<Card> | undefined {
  const { auction } = card
  if (auction === null) return undefined
  const standings = standingsOf(card)
  if (standings.includes('outbid') && auction.endsAt !== null) {
    return { kind: 'outbid', card, endsAt: auction.endsAt }
  }
  const deadline = ownDeadline(auction)
  const isTheirTurn = standings.includes('yourTurn') && deadline !== null
  return isTheirTurn ? { kind: 'yourTurn', card, endsAt: deadline } : undefined
}

type Ending = { readonly endsAt: string }

function byEnd(one: Ending, other: Ending): number {
  return Date.parse(one.endsAt) - Date.parse(other.endsAt)
}
