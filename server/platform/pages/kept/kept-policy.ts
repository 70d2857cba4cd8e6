import type { PagePiece } from '#contract/page.ts'
import { contentSecurityPolicy } from '../content-security-policy.ts'
import { type InlineHashes, inlineHashesOf } from './inline-hashes.ts'

/** A piece that stands in several pages is read once. */
const known = new WeakMap<PagePiece, InlineHashes>()

/** The policy that is sent with every copy of a kept page. */
export function keptPolicy(pieces: readonly PagePiece[]): string {
  const found = pieces.map(hashesOf)
  const inline = {
    scripts: [...new Set(found.flatMap(({ scripts }) => scripts))],
    styles: [...new Set(found.flatMap(({ styles }) => styles))],
  }
  return contentSecurityPolicy({ inline, isDevelopment: false })
}

/** No element begins in one piece and ends in another. */
function hashesOf(piece: PagePiece): InlineHashes {
  const before = known.get(piece)
  if (before) return before
  const hashes = inlineHashesOf(piece.markup)
  known.set(piece, hashes)
  return hashes
}
