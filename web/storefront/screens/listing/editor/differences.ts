import {
  type AdDraft,
  changesSince,
  type DraftChange,
  isSame,
  withDraftChange,
} from './ad-draft.ts'

/**
 * Where the seller and somebody else have answered one question differently since both knew the same:
 * codes of answers, or `damages`. Pictures are merged and never among them.
 */
export type Differing = readonly string[]

export type TwoCopies = {
  /** What the seller's changes were made on. */
  readonly from: AdDraft
  readonly mine: AdDraft
  /** The server's copies then and now, in the form that it stores. */
  readonly before: AdDraft
  readonly theirs: AdDraft
  /** What this page has sent without an answer: stored by now, it is nobody else's. */
  readonly sent?: DraftChange | undefined
}

export function differingFields({ from, mine, before, theirs, sent = {} }: TwoCopies): Differing {
  const others = changesSince(before, theirs)
  const own = withDraftChange(before, sent)
  const isTheirs = (field: string) =>
    !isSame(partOf(theirs, field), partOf(mine, field)) &&
    !isSame(partOf(theirs, field), partOf(own, field))
  return fieldsOf(changesSince(from, mine))
    .filter((field) => fieldsOf(others).includes(field))
    .filter(isTheirs)
}

/** Those that are still open: whoever types the other's answer has agreed. */
export function stillDiffering(
  differing: Differing,
  { base, draft }: { readonly base: AdDraft; readonly draft: AdDraft },
): Differing {
  return differing.filter((field) => !isSame(partOf(base, field), partOf(draft, field)))
}

/** The other's answer in the place of mine. */
export function changeToTheirs(field: string, base: AdDraft): DraftChange {
  return field === 'damages'
    ? { damages: base.damages }
    : { values: { [field]: base.values[field] ?? null } }
}

function partOf({ values, damages }: AdDraft, field: string): unknown {
  return field === 'damages' ? damages : values[field]
}

function fieldsOf({ values = {}, damages }: DraftChange): readonly string[] {
  return [...Object.keys(values), ...(damages ? ['damages'] : [])]
}
