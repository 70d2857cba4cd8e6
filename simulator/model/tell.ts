/**
 * The story told up to an instant: commands in their order, and between them whatever fell due by
 * the clock. It is told from the first line at every question; nothing is remembered.
 */

import { endAgent, noBidding } from './bidding.ts'
import { fail, leaveMarket, sell } from './endings.ts'
import { figures } from './figures.ts'
import { type IncidentDeed, isIncident, tellIncident } from './incidents.ts'
import { type OperatorDeed, tellOperator } from './operators-word.ts'
import { derive, giveTurnToOwner, letTimePass, openLateOffers } from './passing-time.ts'
import { latestEnd, placeBid } from './placing.ts'
import { archiveBid, archivedBefore, handOn, letArchivedGo, takeArchived } from './rounds.ts'
import { type SecondDeed, tellSecondChance } from './second-chance.ts'
import type { Deed, Entry, Release, Story } from './story.ts'
import { reservedOffer, type Talks, type Telling } from './telling.ts'

export function tell(story: Story, now: number): Telling {
  const { release } = story
  const telling: Telling = {
    status: 'published',
    endsAt: release.endsAt,
    plannedEndsAt: release.endsAt,
    latestEndsAt: latestEnd(release.endsAt),
    moves: [],
    gone: [],
    barred: new Set(),
    tookPart: new Set(),
    exits: new Map(),
    bidding: noBidding(),
    talks: null,
    talkedWith: null,
    reservedUntil: null,
    hammerAt: null,
    failedAt: null,
    bidDeleted: false,
    restartDue: false,
    archived: archivedBefore(release),
    isHandedOn: false,
    lateOpen: false,
    lateOffersBefore: 0,
    lateOffers: [],
    request: null,
    sold: null,
    sales: [],
    secondChance: null,
    secondChanceEndedAt: 0,
  }
  for (const [index, entry] of story.entries.entries()) {
    const { at, deed } = entry
    // What an outage hit must not have ended first; the last sign of life was its beginning.
    letTimePass(release, telling, deed.kind === 'outage' ? Math.min(at, deed.from) : at)
    if (isIncident(deed)) tellIncident(story, telling, { index, at, who: entry.who, deed })
    else tellEntry(story, telling, { ...entry, deed })
    derive(release, telling, at)
  }
  letTimePass(release, telling, now)
  return telling
}

type Usual = Exclude<Deed, IncidentDeed>

function tellEntry(
  story: Story,
  telling: Telling,
  entry: Omit<Entry, 'deed'> & { readonly deed: Usual },
): void {
  const { release } = story
  const { at, who, deed } = entry
  switch (deed.kind) {
    case 'bid':
    case 'limit':
      tellBid(release, telling, { at, who, deed })
      break
    case 'drop_agent':
      endAgent(telling.bidding, who)
      break
    case 'agent_ended':
      endAgent(telling.bidding, deed.whose)
      break
    case 'buy_now':
      telling.endsAt = at
      telling.hammerAt = at
      sell(telling, who, deed.priceEur, at)
      break
    case 'accept':
    case 'counter':
    case 'decline':
    case 'offer':
    case 'raise':
    case 'leave':
      if (telling.talks === null) throw new Error(`${deed.kind} without talks`)
      tellTalk(release, telling, telling.talks, { at, who, deed })
      break
    case 'cancel_talks':
    case 'take_out':
    case 'drop_request':
    case 'cancel_sale':
      tellOperator(story, telling, { at, who, deed })
      break
    case 'ask_second':
    case 'take_second':
    case 'leave_second':
      tellSecondChance(telling, deed.kind, at)
      break
    default:
      tellAfterwards(telling, { at, who, deed })
  }
}

type Did<Kind extends Deed['kind']> = {
  readonly at: number
  readonly who: string
  readonly deed: Extract<Deed, { kind: Kind }>
}

function tellBid(release: Release, telling: Telling, did: Did<'bid' | 'limit'>): void {
  telling.tookPart.add(did.who)
  placeBid(release, telling.bidding, telling, did)
}

type TalkDeed = 'accept' | 'counter' | 'decline' | 'offer' | 'raise' | 'leave'

function tellTalk(
  release: Release,
  telling: Telling,
  talks: Talks,
  { at, who, deed }: Did<TalkDeed>,
): void {
  switch (deed.kind) {
    case 'accept':
      if (who === talks.buyer) sell(telling, talks.buyer, talks.counterEur ?? 0, at)
      else sell(telling, talks.buyer, talks.offerEur ?? talks.archivedEur, at)
      break
    case 'counter':
      if (talks.counters === 0) talks.bindsUntil = telling.endsAt + figures.bindingAfterCounterMs
      talks.counters += 1
      talks.counterEur = deed.amountEur
      talks.offerEur = null
      talks.turn = 'buyer'
      talks.turnEndsAt = Math.min(at + figures.turnMs, talks.bindsUntil)
      break
    case 'decline':
      if (deed.reason === 'not_available') leaveMarket(telling, 'failed_na')
      else if (deed.then === 'pause') leaveMarket(telling, 'inactive')
      else fail(telling, at)
      telling.restartDue = telling.status === 'failed' && deed.then === 'restart'
      if (telling.restartDue) archiveBid(telling, talks)
      telling.bidDeleted = !telling.restartDue
      break
    case 'offer':
      talks.offers += 1
      talks.bestEur = deed.amountEur
      talks.offerEur = deed.amountEur
      giveTurnToOwner(talks, at)
      break
    case 'raise': {
      talks.bestEur = deed.amountEur
      talks.offerEur = deed.amountEur
      const never = Number.POSITIVE_INFINITY
      const sellsAt = release.kind === 'auction' ? release.targetEur : never
      if (deed.amountEur >= Math.min(talks.counterEur ?? never, sellsAt))
        sell(telling, talks.buyer, deed.amountEur, at)
      break
    }
    case 'leave':
      giveTurnToOwner(talks, at)
      break
  }
}

type LaterDeed = Exclude<
  Deed['kind'],
  | (TalkDeed | SecondDeed | OperatorDeed | IncidentDeed['kind'])
  | ('bid' | 'limit' | 'drop_agent' | 'agent_ended' | 'buy_now')
>

function tellAfterwards(telling: Telling, { at, who, deed }: Did<LaterDeed>): void {
  const { bidding, lateOffers } = telling
  const reserved = reservedOffer(telling)
  switch (deed.kind) {
    case 'confirm_reservation':
      if (reserved === null) sell(telling, bidding.leader ?? '', bidding.priceEur ?? 0, at)
      else takeOffer(telling, reserved.id, at)
      break
    case 'decline_reservation':
      if (reserved === null) telling.bidDeleted = true
      else Object.assign(reserved, { state: 'declined', declinedAt: at })
      fail(telling, at)
      break
    case 'late_offer':
      lateOffers.push({
        id: lateOffers.length + 1,
        who,
        amountEur: deed.amountEur,
        lapsesAt: at + figures.lateOfferMs,
        state: 'pending',
        declinedAt: null,
      })
      break
    case 'accept_late':
      takeOffer(telling, deed.id, at)
      break
    case 'decline_late':
      for (const offer of lateOffers.filter(({ id }) => id === deed.id)) {
        offer.state = 'declined'
        offer.declinedAt = at
      }
      break
    case 'open_late':
      openLateOffers(telling)
      break
    case 'restart':
      // The archived bid bound for one further round: whoever may take it and does not lets it go.
      if (telling.archived?.acceptUntil != null) letArchivedGo(telling)
      handOn(telling)
      break
    case 'resume':
      telling.isHandedOn = true
      break
    case 'accept_archived':
      takeArchived(telling, at)
      break
    case 'stop':
      leaveMarket(telling, 'failed_na')
      break
    case 'pause':
    case 'withdraw':
      leaveMarket(telling, 'inactive')
      break
  }
}

function takeOffer(telling: Telling, id: number, at: number): void {
  const offer = telling.lateOffers.find((each) => each.id === id)
  if (offer === undefined) throw new Error(`there is no late offer ${id}`)
  offer.state = 'accepted'
  sell(telling, offer.who, offer.amountEur, at)
}
