import type { ProfileField } from '#domain/account/profile-completeness.ts'
import { checkedProfile, type ReadTelephone } from '#domain/account/telephone.ts'

/**
 * A profile that is saved while it is typed. A field stays as it was typed for as long as the form is
 * shown: the server stores "Anna " as "Anna", and its answer must not change what is being typed.
 */

export type TypedProfile = Readonly<Partial<Record<ProfileField, string>>>

export type ProfileDraft = {
  readonly typed: TypedProfile
  /** What the server has, in the form it was typed in. */
  readonly saved: TypedProfile
}

export const emptyDraft: ProfileDraft = { typed: {}, saved: {} }

export function withTyped(draft: ProfileDraft, typed: TypedProfile): ProfileDraft {
  return { ...draft, typed: { ...draft.typed, ...typed } }
}

export function withSaved(draft: ProfileDraft, sent: TypedProfile): ProfileDraft {
  return { ...draft, saved: { ...draft.saved, ...sent } }
}

/** What a reload must not lose. */
export function unsavedOf({ typed, saved }: ProfileDraft): TypedProfile {
  return fieldsWhere(typed, (field, value) => saved[field] !== value)
}

/** A wrong postcode must not keep the name back. `before` is what the server has. */
export function sendableOf(
  draft: ProfileDraft,
  { before, read }: { readonly before: TypedProfile; readonly read: ReadTelephone | undefined },
): TypedProfile {
  const { faults } = checkedProfile({ ...before, ...draft.typed }, { before, read })
  const faulty = new Set<string>(faults.map(({ field }) => field))
  return fieldsWhere(unsavedOf(draft), (field) => !faulty.has(field))
}

function fieldsWhere(
  profile: TypedProfile,
  isKept: (field: ProfileField, value: string) => boolean,
): TypedProfile {
  const kept = Object.entries(profile).filter(
    ([field, value]) => isKept(field as ProfileField, value), // The profile has no other fields.
  )
  return Object.fromEntries(kept)
}
