/** The auctions that end within half an hour, each in its place until a minute after its end. */

export type EndingCard = {
  readonly entityId: number
  readonly auction: { readonly endsAt: string | null } | null
}

const shownBeforeEndMs = 30 * 60_000
const shownAfterEndMs = 60_000

/**
 * @param before What the board showed; it keeps its order, so nothing moves under the pointer.
 * @param found Cards of open auctions as they are known now.
 * @param now Market time in milliseconds.
 */
export function boardOf<Card extends EndingCard>(
  before: readonly Card[],
  found: readonly Card[],
  now: number,
): readonly Card[] {
  const known = new Map(found.map((card) => [card.entityId, card]))
  const shown = new Set(before.map(({ entityId }) => entityId))
  const kept = before.map((card) => known.get(card.entityId) ?? card)
  const fresh = found
    .filter(({ entityId }) => !shown.has(entityId))
    .toSorted((one, other) => endOf(one) - endOf(other))
  const next = [...kept, ...fresh].filter((card) => isOnBoard(card, now))
  const isSame = next.length === before.length && next.every((card, at) => card === before[at])
  return isSame ? before : next
}

/** The end of the auction that ends next and is not on the board yet; null without one. */
export function nextEndOf(found: readonly EndingCard[], now: number): string | null {
  const later = found
    .filter((card) => endOf(card) > now + shownBeforeEndMs)
    .toSorted((one, other) => endOf(one) - endOf(other))
  return later[0]?.auction?.endsAt ?? null
}

export function hasEnded(card: EndingCard, now: number): boolean {
  return endOf(card) <= now
}

function isOnBoard(card: EndingCard, now: number): boolean {
  const untilEndMs = endOf(card) - now
  return untilEndMs <= shownBeforeEndMs && untilEndMs > -shownAfterEndMs
}

/** A card without an end is none of an open auction, and never on the board. */
function endOf({ auction }: EndingCard): number {
  return auction?.endsAt == null ? Number.POSITIVE_INFINITY : Date.parse(auction.endsAt)
}
