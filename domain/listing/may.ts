import type { CustomerId } from '../account/customer.ts'
import type { Permission } from '../refusal/refusal.ts'
import { allowed, refused } from '../refusal/refusal.ts'
import type { Listing } from './listing.ts'
import type { StepProgress } from './steps.ts'
import { missingByStep } from './steps.ts'

/** Who may write an ad, submit it, and release it (rules 1 and 2). */

export type Editor =
  | { readonly kind: 'operator' }
  | { readonly kind: 'customer'; readonly customerId: CustomerId }
  /** `holdsVisitorKey`: the httpOnly key made with this very ad, not the public id (rules 11). */
  | { readonly kind: 'visitor'; readonly holdsVisitorKey: boolean }
  /** Whom the owner has asked to help with this very ad, and who has not been thanked yet. */
  | { readonly kind: 'helper' }

/** What of an ad can still be written. */
export type EditScope = 'everything' | 'vehicle' | 'additions' | 'nothing'

/**
 * In review nothing moves under the operator's eyes: what is changed then waits (`changes/ad-changes.ts`). After the release the terms of the auction are
 * fixed, and from the first bid the description can only be added to (rules 8).
 */
export function editScope(
  listing: Pick<Listing, 'phase'>,
  { hasBids }: { readonly hasBids: boolean },
): EditScope {
  switch (listing.phase) {
    case 'editing':
      return 'everything'
    case 'released':
      return hasBids ? 'additions' : 'vehicle'
    case 'under_review':
    case 'inactive':
      return 'nothing'
  }
}

/** Whether this person may write it at all; how much of it, `editScope` says. */
export function mayEdit(
  listing: Pick<Listing, 'phase' | 'owner'>,
  { editor, hasBids = false }: { readonly editor: Editor; readonly hasBids?: boolean },
): Permission {
  if (editor.kind === 'operator') return allowed
  const isOwner = mayKnow(listing, editor)
  if (!isOwner.isAllowed) return isOwner
  return editScope(listing, { hasBids }) === 'nothing' ? refused('AD_NOT_EDITABLE') : allowed
}

/** Whether this person may fill in what is asked of the vehicle: whoever may edit it, and a helper meanwhile. */
export function mayFillIn(listing: Pick<Listing, 'phase' | 'owner'>, editor: Editor): Permission {
  if (editor.kind !== 'helper') return mayEdit(listing, { editor })
  return listing.phase === 'editing' ? allowed : refused('NOT_FOUND')
}

/** Whether a browser may take over a visitor's id from a link (spec 6); it is no key and opens nothing (rules 11). */
export function maySetVisitorId(
  listing: Pick<Listing, 'owner'> & { readonly visitorUuid: string | null },
  uuid: string,
): boolean {
  return listing.owner.customerId === undefined && listing.visitorUuid === uuid
}

/** Whether this is the person's own ad; an ad of somebody else answers as if it did not exist (rules 1). */
export function mayKnow({ owner }: Pick<Listing, 'owner'>, editor: Editor): Permission {
  if (editor.kind === 'operator') return allowed
  if (editor.kind === 'customer') {
    return owner.customerId === editor.customerId ? allowed : refused('NOT_FOUND')
  }
  // A helper knows the ad; what is not a question about the vehicle is its owner's.
  if (editor.kind === 'helper') return refused('OWNER_ONLY')
  if (!editor.holdsVisitorKey) return refused('NOT_FOUND')
  // Whoever has an account enters by it; the key of a browser is no longer enough (spec 4).
  return owner.segmentation === 'prospect' ? allowed : refused('LOGIN_TO_CONTINUE')
}

export type SubmitFacts = {
  readonly editor: Editor
  readonly steps: readonly StepProgress[]
  readonly isEmailVerified: boolean
  readonly isProfileComplete: boolean
  /** Answers that its owner has not confirmed yet (spec, catalogue of confirmation flags). */
  readonly unconfirmed: readonly string[]
  /** The version of the sentence that stands at the button now. */
  readonly consentSentenceVersion: string
}

export function maySubmit(listing: Listing, facts: SubmitFacts): Permission {
  if (facts.editor.kind === 'visitor') return refused('LOGIN_TO_CONTINUE')
  const isOwner = mayKnow(listing, facts.editor)
  if (!isOwner.isAllowed) return isOwner
  if (listing.phase !== 'editing') return refused('AD_NOT_EDITABLE')
  const open = missingByStep(facts.steps).filter(
    ({ step }) => step !== 'last-step' && step !== 'personal-data',
  )
  const first = open[0]
  if (first) {
    const missing = open.reduce((sum, each) => sum + each.missing.length, 0)
    return refused('AD_INCOMPLETE', { step: first.step, missing })
  }
  const [unconfirmed] = facts.unconfirmed
  if (unconfirmed !== undefined) {
    const count = facts.unconfirmed.length
    return refused('CONFIRMATION_MISSING', { attributeCode: unconfirmed, count })
  }
  if (listing.documents.length === 0) return refused('DOCUMENT_MISSING')
  if (!facts.isEmailVerified) return refused('EMAIL_NOT_VERIFIED')
  if (!facts.isProfileComplete) return refused('PROFILE_INCOMPLETE')
  if (listing.consent?.sentenceVersion !== facts.consentSentenceVersion) {
    return refused('CONSENT_MISSING')
  }
  return allowed
}

/** Two tabs, or owner and operator: the older view must not overwrite the newer ad. */
export function maySave(listing: Pick<Listing, 'version'>, seenVersion: number): Permission {
  return listing.version === seenVersion
    ? allowed
    : refused('AD_CHANGED_ELSEWHERE', { version: listing.version })
}
