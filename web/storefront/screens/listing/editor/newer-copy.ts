import type { Product } from '#contract/product.ts'
import { draftOf, isContradicting, rebasedDraft } from './ad-draft.ts'
import { type AdEditorState, copyOf } from './editor-state.ts'

/** What an editor's state becomes when the server has a newer copy of the ad than this page. */

/** The own changes on top of the newer copy; null where both answered one question. */
export function joinedWith(state: AdEditorState, newer: Product): Partial<AdEditorState> | null {
  const { base, draft: mine, product } = state
  const theirs = draftOf(newer)
  const before = product ? draftOf(product) : base
  if (isContradicting(mine, { from: base, before, theirs })) return null
  return { product: newer, base: theirs, draft: rebasedDraft(mine, { from: base, onto: theirs }) }
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
