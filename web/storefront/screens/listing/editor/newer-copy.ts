import type { Product } from '#contract/product.ts'
import {
  type AdDraft,
  changesSince,
  type DraftChange,
  draftOf,
  knownAfterAnswer,
  rebasedDraft,
  withDraftChange,
} from './ad-draft.ts'
import { differingFields, stillDiffering } from './differences.ts'
import type { AdEditorState, OthersChange } from './editor-state.ts'

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
  const differing = stillDiffering(state.differing, { base, draft })
  return { entityId: product.entityId, product, base, draft, differing, sent: undefined }
}

/**
 * The own changes on top of the newer copy. Where both have answered one question the own answer stays
 * on the page and is not sent until the seller has chosen.
 */
export function joinedWith(state: AdEditorState, newer: Product): Partial<AdEditorState> {
  const { base, draft: mine, product, sent } = state
  const theirs = draftOf(newer)
  const before = product ? draftOf(product) : base
  const known = knownAfterAnswer(base, { sent: {}, before, after: theirs })
  const draft = rebasedDraft(mine, { from: base, onto: known })
  const fresh = differingFields({ from: base, mine, before, theirs, sent })
  const differing = stillDiffering([...new Set([...state.differing, ...fresh])], {
    base: known,
    draft,
  })
  return {
    ...{ product: newer, base: known, draft },
    differing: isShared(newer) ? differing.filter((field) => field === 'damages') : differing,
    othersChange: othersChangeOf(state, newer) ?? state.othersChange,
  }
}

/**
 * Somebody helps, or is helped: of a question that both answered the later answer holds, which is this page's. Two lists
 * of damages nobody can put together by a rule.
 */
function isShared({ helper, helpers }: Product): boolean {
  return helper !== null || helpers.some(({ isHelping }) => isHelping)
}

/** What somebody else has changed on the server since this page's copy of it, with what stood there before. */
function othersChangeOf(state: AdEditorState, newer: Product): OthersChange | null {
  if (!state.product || !isShared(newer)) return null
  const before = draftOf(state.product)
  const { values = {}, ...parts } = changesSince(before, draftOf(newer))
  const codes = Object.keys(values)
  if (codes.length + Object.keys(parts).length === 0) return null
  return {
    codes: [...codes, ...Object.keys(parts)],
    before: Object.fromEntries(codes.map((code) => [code, before.values[code] ?? null])),
  }
}
