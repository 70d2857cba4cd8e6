import type { Product } from '#contract/product.ts'
import {
  type AdDraft,
  type DraftChange,
  draftOf,
  isContradicting,
  knownAfterAnswer,
  rebasedDraft,
  withDraftChange,
} from './ad-draft.ts'
import { type AdEditorState, copyOf } from './editor-state.ts'

/** What an editor's state becomes when the server has a newer copy of the ad than this page. */

/** After a save: what was typed since it was sent stays on top of the answer. */
export function savedWith(
  state: AdEditorState,
  save: { readonly product: Product; readonly from: AdDraft; readonly sent: DraftChange },
): Partial<AdEditorState> {
  const { product, from, sent } = save
  const base = knownAfterAnswer(from, {
    sent,
    before: state.product ? draftOf(state.product) : from,
    after: draftOf(product),
  })
  const draft = rebasedDraft(state.draft, { from: withDraftChange(from, sent), onto: base })
  return { entityId: product.entityId, product, base, draft }
}

/** The own changes on top of the newer copy; null where both answered one question. */
export function joinedWith(state: AdEditorState, newer: Product): Partial<AdEditorState> | null {
  const { base, draft: mine, product } = state
  const theirs = draftOf(newer)
  const before = product ? draftOf(product) : base
  if (isContradicting(mine, { from: base, before, theirs })) return null
  const known = knownAfterAnswer(base, { sent: {}, before, after: theirs })
  return { product: newer, base: known, draft: rebasedDraft(mine, { from: base, onto: known }) }
}

/** Once the seller has said whose answers hold. */
export function settledWith(
  state: AdEditorState,
  { newer, keepsMine }: { readonly newer: Product; readonly keepsMine: boolean },
): Partial<AdEditorState> {
  const { product, base, draft } = copyOf(newer)
  const mine = keepsMine ? rebasedDraft(state.draft, { from: state.base, onto: base }) : draft
  return { product, base, draft: mine, save: { kind: 'unsaved' } }
}
