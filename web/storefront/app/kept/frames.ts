import { cloneElement } from 'react'
import type { PagePiece } from '#contract/page.ts'
import type { PartsOfPage } from './draw-part.tsx'
import type { HeardCalls } from './heard-calls.ts'
import type { PlacedPart } from './places.ts'
import { nameBesideRows, rowAt } from './stand-ins.ts'

/**
 * Frames of visitors' pages: what stands around the cards, kept with what the page was told. When it is to be drawn anew
 * because something has changed, it is told the same again; where nothing differs but the content of rows, their cards are exchanged and nothing else
 * is drawn.
 */

type Frame = {
  readonly calls: readonly { readonly path: string; readonly name: string }[]
  readonly content: readonly (PagePiece | PlacedPart)[]
  readonly characters: number
}

export type Frames = {
  readonly keep: (key: string, heard: HeardCalls, content: Frame['content']) => void
  /** Undefined: it is to be drawn whole; what was asked until then is among what was heard. */
  readonly drawAgain: (
    key: string,
    heard: HeardCalls,
    parts: PartsOfPage,
  ) => Promise<PagePiece[] | undefined>
  readonly size: () => { readonly frames: number; readonly characters: number }
}

/** @param maxCharacters Of markup and answers; frames that were asked for longest ago go first. */
export function createFrames(maxCharacters: number): Frames {
  const kept = new Map<string, Frame>()
  let characters = 0
  const remove = (key: string) => {
    characters -= kept.get(key)?.characters ?? 0
    kept.delete(key)
  }
  const put = (key: string, frame: Frame) => {
    remove(key)
    kept.set(key, frame)
    characters += frame.characters
    for (const oldest of kept.keys()) {
      if (characters <= maxCharacters) break
      remove(oldest)
    }
  }
  return {
    keep: (key, heard, content) => {
      const calls = callsOf(heard)
      if (!calls) return
      const texts = [key, ...calls.flatMap(({ path, name }) => [path, name])]
      const markup = content.map((piece) => ('markup' in piece ? piece.markup : ''))
      const length = [...texts, ...markup].reduce((sum, text) => sum + text.length, 0)
      put(key, { calls, content, characters: length })
    },
    drawAgain: async (key, heard, parts) => {
      const frame = kept.get(key)
      if (!frame) return undefined
      await heard.ask(frame.calls.map(({ path }) => path))
      const isSame = frame.calls.every(({ path, name }) => nameOf(heard, path) === name)
      if (!isSame) return undefined
      const content = frame.content.map((piece) =>
        'markup' in piece ? piece : withRows(piece, heard, parts),
      )
      put(key, { ...frame, content })
      return piecesOf(content)
    },
    size: () => ({ frames: kept.size, characters }),
  }
}

export function piecesOf(content: Frame['content']): PagePiece[] {
  return content.map((piece) => ('markup' in piece ? piece : piece.piece))
}

/** Nothing where the page shows more of its rows than their cards, and where it was refused something. */
function callsOf(heard: HeardCalls): Frame['calls'] | undefined {
  if (heard.standIns.areRead()) return undefined
  const calls = [...heard.answers.keys()].map((path) => ({ path, name: nameOf(heard, path) }))
  const named = calls.flatMap(({ path, name }) => (name === undefined ? [] : [{ path, name }]))
  return named.length === calls.length ? named : undefined
}

function nameOf({ answers }: HeardCalls, path: string): string | undefined {
  const answer = answers.get(path)
  return answer?.status === 200 ? nameBesideRows(answer.body) : undefined
}

function withRows(placed: PlacedPart, { answers }: HeardCalls, parts: PartsOfPage): PlacedPart {
  const rows = placed.rows.map((place) => ({
    ...place,
    row: rowAt(answers.get(place.path)?.body, place.at) ?? place.row,
  }))
  if (rows.every(({ row }, index) => row === placed.rows[index]?.row)) return placed
  const changed = Object.fromEntries(rows.map(({ name, row }) => [name, row]))
  const part = cloneElement(placed.part, changed)
  return { ...placed, part, rows, piece: parts.pieceOf(part, placed.prefix) }
}
