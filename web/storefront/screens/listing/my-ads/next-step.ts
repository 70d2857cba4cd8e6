import type { ProductCard } from '#contract/product.ts'

/**
 * What an own ad needs from its owner, until when, and what is offered for it. The server's view
 * says what is allowed; this only puts it in order of urgency.
 */

export type OwnerAction =
  | 'continue'
  | 'submit'
  | 'mend'
  | 'answer'
  | 'confirm'
  | 'offer'
  | 'followUp'
  | 'secondChance'
  | 'restart'
  | 'resume'
export type Waiting =
  | 'under_review'
  | 'published'
  | 'running'
  | 'ended'
  | 'waiting'
  | 'secondWaiting'
  | 'late'
  | 'over'
  | 'sold'
  | 'restartBound'
  | 'unsold'
  | 'refused'
  | 'withdrawn'

export type NextStep = {
  readonly action: OwnerAction | null
  readonly says: OwnerAction | Waiting
  readonly amountEur: number | null
  readonly deadline: {
    readonly kind: 'answer' | 'confirm' | 'offer' | 'starts' | 'ends' | 'waiting'
    readonly at: string
  } | null
}

export function nextStepOf(card: ProductCard): NextStep {
  const { auction, status } = card
  const nothing = { action: null, amountEur: null, deadline: null }
  switch (status) {
    case 'editing':
      return { ...nothing, ...draftStep(card) }
    case 'under_review':
      return { ...nothing, says: 'under_review' }
    case 'published':
      return { ...nothing, says: 'published', deadline: until('starts', auction?.startsAt) }
    case 'running':
    case 'hotbidding':
      return { ...nothing, says: 'running', deadline: until('ends', auction?.endsAt) }
    case 'renegotiation':
      return renegotiationStep(card)
    case 'anr_offer_above_targetprice':
      return reservationStep(card)
    case 'recd_late_offer':
    case 'recd_late_offer_owner':
      return lateOfferStep(card)
    case 'acpt_late_offer':
    case 'declined_late_offer':
      return { ...nothing, says: 'late', action: restartOf(card) }
    case 'failed':
      return failedStep(card)
    case 'inactive':
      return auction === null || auction.actions.resume?.isAllowed
        ? { ...nothing, action: 'resume', says: auction?.closedByOperator ?? 'resume' }
        : { ...nothing, says: 'over' }
    case 'ended':
      return { ...nothing, says: 'ended' }
    case 'sold':
      return { ...nothing, says: 'sold', amountEur: auction?.hammerPriceEur ?? null }
    case 'failed_na':
      return { ...nothing, says: 'over' }
  }
}

/** From when there is room for another round, where the rounds of the last weeks leave none (rules 2). */
export function nextRoundFrom({ auction }: Pick<ProductCard, 'auction'>): number | string | null {
  const restart = auction?.actions.restart
  if (!restart || restart.isAllowed || restart.refusal.code !== 'TOO_MANY_ROUNDS') return null
  const { possibleAt } = restart.refusal.facts
  return typeof possibleAt === 'boolean' ? null : (possibleAt ?? null)
}

/** Whether the review takes longer than was promised; to the same instant as the notification that says so. */
export function isReviewLate({ reviewDueAt }: Pick<ProductCard, 'reviewDueAt'>, now: number) {
  return reviewDueAt !== null && Date.parse(reviewDueAt) <= now
}

/** What came back is mended, what is complete is sent, all else is filled in. */
function draftStep({
  isSentBack,
  requiredPercent,
}: ProductCard): Pick<NextStep, 'action' | 'says'> {
  const action = isSentBack ? 'mend' : requiredPercent === 100 ? 'submit' : 'continue'
  return { action, says: action }
}

/** A bid that may still be accepted comes before a new round; the server says whether it may. */
function failedStep(card: ProductCard): NextStep {
  const { followUp = null, secondChance = null, actions } = card.auction ?? {}
  if (secondChance !== null) {
    const isOwners = secondChance.turn === 'owner'
    return {
      action: isOwners ? 'secondChance' : null,
      says: isOwners ? 'secondChance' : 'secondWaiting',
      amountEur: secondChance.amountEur,
      deadline: until(isOwners ? 'answer' : 'waiting', secondChance.turnEndsAt),
    }
  }
  if (followUp !== null && actions?.followUpAccept?.isAllowed) {
    const lapsesAt = [followUp.bindsUntil, followUp.acceptUntil ?? followUp.bindsUntil].sort()[0]
    const { amountEur } = followUp
    return { action: 'followUp', says: 'followUp', amountEur, deadline: until('offer', lapsesAt) }
  }
  const nothing = { amountEur: null, deadline: null }
  const action = restartOf(card)
  if (action === null) return { ...nothing, says: 'unsold', action }
  if (followUp === null) return { ...nothing, says: 'restart', action }
  const { amountEur, bindsUntil } = followUp
  return { action, says: 'restartBound', amountEur, deadline: until('offer', bindsUntil) }
}

function renegotiationStep({ auction }: ProductCard): NextStep {
  const renegotiation = auction?.renegotiation
  const isYours = renegotiation?.isYourTurn === true
  return {
    action: isYours ? 'answer' : null,
    says: isYours ? 'answer' : 'waiting',
    amountEur: renegotiation?.standingOfferEur ?? renegotiation?.archivedBidEur ?? null,
    deadline: until(isYours ? 'answer' : 'waiting', renegotiation?.turnEndsAt),
  }
}

/** Reserved for a bid, or for a late offer at the price or above; the first is settled at once. */
function reservationStep(card: ProductCard): NextStep {
  const reservation = card.auction?.reservation
  if (!reservation) return lateOfferStep(card)
  return {
    action: 'confirm',
    says: 'confirm',
    amountEur: reservation.amountEur,
    deadline: until('confirm', reservation.bindsUntil),
  }
}

/** The late offers that wait for the owner's answer, the best first. */
function pendingOffersOf({ auction }: Pick<ProductCard, 'auction'>) {
  return (auction?.lateOffers ?? [])
    .filter(({ status }) => status === 'pending')
    .toSorted((first, second) => second.amountEur - first.amountEur)
}

function lateOfferStep(card: ProductCard): NextStep {
  const [best] = pendingOffersOf(card)
  return {
    action: 'offer',
    says: 'offer',
    amountEur: best?.amountEur ?? null,
    deadline: until('offer', best?.lapsesAt),
  }
}

function restartOf({ auction }: ProductCard): 'restart' | null {
  return auction?.actions.restart?.isAllowed ? 'restart' : null
}

function until(
  kind: NonNullable<NextStep['deadline']>['kind'],
  at: string | null | undefined,
): NextStep['deadline'] {
  return at ? { kind, at } : null
}

export type AdList = { readonly card: ProductCard; readonly next: NextStep }

/** What needs the owner first, the most urgent at the top; then what runs; then what is over. */
export function inOrderOfNeed(cards: readonly ProductCard[]) {
  const all = cards.map((card): AdList => ({ card, next: nextStepOf(card) }))
  const needsOwner = ({ card, next }: AdList) => next.action !== null || card.openQuestions > 0
  const isOver = ({ next }: AdList) => next.says === 'over' || next.says === 'sold'
  return {
    needsOwner: all.filter(needsOwner).toSorted(byDeadline),
    running: all.filter((each) => !needsOwner(each) && !isOver(each)).toSorted(byDeadline),
    over: all.filter(({ next }) => next.says === 'over'),
  }
}

function byDeadline(first: AdList, second: AdList): number {
  const at = ({ next }: AdList) => next.deadline?.at ?? '9999'
  return at(first).localeCompare(at(second))
}
