import type { ProductCard } from '#contract/product.ts'
import { keepBody } from '../../platform/http/bodies/kept-body.ts'
import type { CardRevision, CatalogChange } from './catalog-change.ts'

/**
 * Cards as visitors see them, kept in the process until the ad changes for them: a bid changes nothing.
 */
export type PublicCards = {
  /** In the order of the ids; ads that a visitor may not see are left out. */
  readonly list: (ids: readonly number[]) => Promise<ProductCard[]>
  /** Null: everything may have changed. Answers whether some card may be another one now. */
  readonly follow: (change: CatalogChange | null) => boolean
}

type Kept = { readonly card: ProductCard; readonly revision: string }

/** Some 4 kB each, with the body of each that was sent. */
const maxKept = 20_000

export function createPublicCards(
  load: (ids: readonly number[]) => Promise<readonly ProductCard[]>,
): PublicCards {
  const kept = new Map<number, Kept>()
  /** For each load under way the ads that have changed since it began: it may have read them before. */
  const changedSince = new Set<Set<number>>()
  let isAllChanged = false

  const keep = (card: ProductCard) => {
    const revision = revisionOfCard(card)
    if (revision === null) return
    kept.set(card.entityId, { card: keepBody(card), revision })
    const [oldest] = kept.size > maxKept ? kept.keys() : []
    if (oldest !== undefined) kept.delete(oldest)
  }
  const loadMissing = async (ids: readonly number[]) => {
    const changed = new Set<number>()
    if (changedSince.size === 0) isAllChanged = false
    changedSince.add(changed)
    try {
      const cards = await load(ids)
      for (const card of cards) if (!isAllChanged && !changed.has(card.entityId)) keep(card)
      return cards
    } finally {
      changedSince.delete(changed)
    }
  }

  return {
    list: async (ids) => {
      const found = new Map(ids.map((id) => [id, kept.get(id)?.card]))
      const missing = ids.filter((id) => found.get(id) === undefined)
      if (missing.length > 0) {
        for (const card of await loadMissing(missing)) found.set(card.entityId, card)
      }
      return ids.flatMap((id) => found.get(id) ?? [])
    },
    follow: (change) => {
      if (change === null) {
        isAllChanged = true
        kept.clear()
        return true
      }
      let hasChanged = change.removed.length > 0
      for (const entityId of change.removed) kept.delete(entityId)
      for (const [entityId, revision] of change.revisions) {
        for (const changed of changedSince) changed.add(entityId)
        if (kept.get(entityId)?.revision === nameOf(revision)) continue
        // A card that is just being loaded counts: nobody knows yet what it will be.
        hasChanged = kept.delete(entityId) || changedSince.size > 0 || hasChanged
      }
      return hasChanged
    },
  }
}

function revisionOfCard({ auction, updatedAt }: ProductCard): string | null {
  if (auction === null) return null
  const at = (instant: string | null) => (instant === null ? null : Date.parse(instant))
  return nameOf({
    ...auction,
    startsAt: at(auction.startsAt),
    endsAt: at(auction.endsAt),
    updatedAt: Date.parse(updatedAt),
  })
}

function nameOf(revision: CardRevision): string {
  const { auctionId, status, startPriceEur, buyNowPriceEur, startsAt, endsAt, updatedAt } = revision
  return [auctionId, status, startPriceEur, buyNowPriceEur, startsAt, endsAt, updatedAt].join(' ')
}
