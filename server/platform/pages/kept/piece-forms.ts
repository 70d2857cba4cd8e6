import { hash } from 'node:crypto'
import { deflateRawSync, constants as zlib } from 'node:zlib'
import type { PagePiece } from '#contract/page.ts'
import { exactBytes } from '../../http/bodies/exact-bytes.ts'

/** A piece of a page as it is sent, made once for all pages in which it stands. */
export type PieceForms = {
  readonly bytes: Buffer
  readonly digest: string
  /** Deflated to a whole byte, to follow this piece: it refers to what stands there. */
  readonly deflatedAfter: (before: PieceForms | undefined) => Buffer
}

const known = new WeakMap<PagePiece, PieceForms>()

export function knownForms(piece: PagePiece): PieceForms | undefined {
  return known.get(piece)
}

export function formsOf(piece: PagePiece): PieceForms {
  const before = known.get(piece)
  if (before) return before
  const forms = createForms(exactBytes(Buffer.from(piece.markup)))
  known.set(piece, forms)
  return forms
}

const level = 5
/** A card repeats the card before it; what lies further back hardly adds to that. */
const dictionaryBytes = 4096
/** For short pieces, whose window is quickly cleared. */
const smallWindow = { windowBits: 13, memLevel: 7 }
const windowBytes = 2 ** smallWindow.windowBits

function createForms(bytes: Buffer): PieceForms {
  const afterPiece = new WeakMap<PieceForms, Buffer>()
  let alone: Buffer | undefined
  const deflate = (dictionary?: Buffer) =>
    exactBytes(
      deflateRawSync(bytes, {
        level,
        ...(bytes.length + dictionaryBytes < windowBytes && smallWindow),
        ...(dictionary && { dictionary }),
        // Ends at a whole byte and is not the last block.
        finishFlush: zlib.Z_SYNC_FLUSH,
      }),
    )
  return {
    bytes,
    digest: hash('sha256', bytes, 'base64url'),
    deflatedAfter: (before) => {
      if (!before || before.bytes.length === 0) {
        alone ??= deflate()
        return alone
      }
      const there = afterPiece.get(before)
      if (there) return there
      const deflated = deflate(before.bytes.subarray(-dictionaryBytes))
      afterPiece.set(before, deflated)
      return deflated
    },
  }
}
