import type { Permission } from '../refusal/refusal.ts'
import { allowed, refused } from '../refusal/refusal.ts'
import type { Customer, MerchantAdmission } from './customer.ts'

/** How a dealer is admitted, and what the dealer may do before that (rules 1, 4, 11). */

const admissionCommands = ['apply', 'accept', 'refuse', 'ask_for_more'] as const
export type AdmissionCommand = (typeof admissionCommands)[number]

const next: Readonly<
  Record<MerchantAdmission, Partial<Record<AdmissionCommand, Exclude<MerchantAdmission, 'none'>>>>
> = {
  none: { apply: 'in_review' },
  in_review: { accept: 'accepted', refuse: 'refused', ask_for_more: 'needs_more' },
  needs_more: { apply: 'in_review', refuse: 'refused' },
  // A refused dealer may apply again with new documents.
  refused: { apply: 'in_review' },
  accepted: {},
}

/** Nothing where the command has no meaning in this state. */
export function admissionAfter(admission: MerchantAdmission, command: AdmissionCommand) {
  return next[admission][command]
}

function admissionOf(customer: Pick<Customer, 'merchant'>): MerchantAdmission {
  return customer.merchant?.admission ?? 'none'
}

/** The specification's flag: true accepted, false refused, null while the operator decides. */
export function acceptedByCm24(admission: MerchantAdmission): boolean | null {
  if (admission === 'accepted') return true
  return admission === 'refused' ? false : null
}

/** Watchlist, saved searches: a dealer's from their review on (rules 1). */
export function mayUseDealerTools(
  merchant: { readonly admission: MerchantAdmission } | undefined,
): Permission {
  const isDealer = merchant && merchant.admission !== 'refused' && merchant.admission !== 'none'
  return isDealer ? allowed : refused('NOT_A_MERCHANT')
}

/** An operator is never a dealer (rules 1). */
export function mayApplyAsMerchant(customer: Pick<Customer, 'roles' | 'merchant'>): Permission {
  if (customer.roles.includes('admin')) return refused('FORBIDDEN')
  return admissionAfter(admissionOf(customer), 'apply')
    ? allowed
    : refused('ACTION_NOT_POSSIBLE_NOW')
}
