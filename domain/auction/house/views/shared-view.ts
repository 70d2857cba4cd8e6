import type { FollowUp } from '../../core/auction-outcomes.ts'
import type { AuctionState } from '../../core/state.ts'
import { viewerRole } from './status-seen.ts'
import type { Viewer } from './viewer.ts'
import { waitsForAnswer } from './viewer.ts'

/**
 * Viewers who are told the same of an auction: whoever has no part in it and differs from others by
 * nothing that a view depends on. So what 500 dealers are sent is made once.
 */

/** Answers the name of the viewer's class, null for somebody whose view is their own. */
export type ClassOfViewer = (viewer: Viewer) => string | null

export function classesOfViewers(state: AuctionState, carried: FollowUp | null): ClassOfViewer {
  const named = new Set<number>()
  collectMerchantIds(state, named)
  collectMerchantIds(carried, named)
  return (viewer) => {
    if (viewer.kind === 'visitor') return 'visitor'
    if (viewer.kind === 'operator' || viewerRole(state, viewer) === 'owner') return null
    if ((viewer.linkedMerchantIds ?? []).length > 0) return null
    if (viewer.kind === 'customer') return 'customer'
    if (named.has(viewer.merchantId)) return null
    const { admission, isBlocked, isBiddingStopped, hasAcceptedTerms, isOwnOrLinkedAd, person } =
      viewer.facts
    const waits = waitsForAnswer(viewer, state.entityId)
    return [
      ...[admission, isBlocked, isBiddingStopped, hasAcceptedTerms, isOwnOrLinkedAd, waits],
      person?.role,
    ].join()
  }
}

const merchantIdName = /merchantIds?$/i

/** Wherever they stand: a part of the state that is added later is found without anybody thinking of it. */
function collectMerchantIds(value: unknown, into: Set<number>): void {
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value)) {
    if (typeof part === 'object') {
      if (Array.isArray(part) && merchantIdName.test(name)) for (const id of part) into.add(id)
      else collectMerchantIds(part, into)
    } else if (typeof part === 'number' && merchantIdName.test(name)) into.add(part)
  }
}
