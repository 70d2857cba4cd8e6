import { marked, type Token, type Tokens } from 'marked'
import { type ContentPictures, pictureKeyOf } from '#domain/publishing/content-pictures.ts'
import type { RichBlock, TextRun } from '#domain/publishing/rich-text.ts'
import { newId } from './heading-ids.ts'

/**
 * Markdown as blocks. Only what a text of ours needs is read: headings of two levels, paragraphs, lists, tables,
 * quotations, links, drawings by name, and the operator's own pictures. HTML is never passed on; it is a fault, as is
 * everything else that would be lost (`faults`), and a text with faults is not published.
 */
export type MarkupFault = {
  /** `alt`: a picture that nobody has described. */
  readonly kind: 'html' | 'link' | 'picture' | 'element' | 'alt'
  /** The beginning of what cannot be shown; of a picture without a description, its name. */
  readonly found: string
}

export type ReadText = {
  readonly blocks: readonly RichBlock[]
  readonly faults: readonly MarkupFault[]
}

/** Quotations and lists within each other, in one line; the library calls itself for each of them. */
const tooDeep = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))){10}/m

const noPictures: ContentPictures = new Map()

/** `pictures` are those that there are; a text's own are found by `pictureKeysIn`. */
export function readMarkdown(source: string, pictures = noPictures): ReadText {
  const reading: Reading = { faults: [], ids: new Set(), pictures }
  const deep = tooDeep.exec(source)
  if (deep) return { blocks: [], faults: [{ kind: 'element', found: beginningOf(deep[0]) }] }
  const tokens = marked.lexer(source, { gfm: true })
  return { blocks: tokens.flatMap((token) => blocksOf(token, reading)), faults: reading.faults }
}

/** The text of runs without their looks. */
export function textOf(runs: readonly TextRun[]): string {
  return runs.map(({ text }) => text).join('')
}

/** What is gathered on the way through a text. */
type Reading = {
  readonly faults: MarkupFault[]
  readonly ids: Set<string>
  readonly pictures: ContentPictures
}

const foundLength = 60
const drawingAddress = /^drawing:([a-z][a-z-]*)$/
/** Paths of this storefront, foreign pages by https alone, mail and telephone. */
const safeAddress = /^(?:\/(?![/\\])|https:\/\/|mailto:|tel:\+?\d)/

function fault(kind: MarkupFault['kind'], { raw }: Token, { faults }: Reading): [] {
  faults.push({ kind, found: beginningOf(raw) })
  return []
}

function beginningOf(raw: string): string {
  return raw.trim().slice(0, foundLength)
}

// The types of tokens are the library's; each is read as what its name says.
function blocksOf(token: Token, reading: Reading): RichBlock[] {
  switch (token.type) {
    case 'space':
      return []
    case 'heading': {
      const { depth } = token as Tokens.Heading
      if (depth !== 2 && depth !== 3) fault('element', token, reading)
      const text = textOf(runsOf(token, reading))
      return [{ kind: 'heading', level: depth === 3 ? 3 : 2, id: newId(text, reading.ids), text }]
    }
    case 'paragraph':
      return paragraphOf(token as Tokens.Paragraph, reading)
    case 'blockquote': {
      const { tokens } = token as Tokens.Blockquote
      return [{ kind: 'quote', runs: tokens.flatMap((inner) => runsOf(inner, reading)) }]
    }
    case 'list': {
      const { ordered, items } = token as Tokens.List
      const entries = items.map(({ tokens }) => tokens.flatMap((inner) => runsOf(inner, reading)))
      return [{ kind: 'list', isOrdered: ordered, entries }]
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table
      const cells = (row: readonly Tokens.TableCell[]) =>
        row.map(({ tokens }) => runsIn(tokens, reading))
      return [{ kind: 'table', head: cells(header), rows: rows.map(cells) }]
    }
    default:
      return fault(token.type === 'html' ? 'html' : 'element', token, reading)
  }
}

function paragraphOf(token: Tokens.Paragraph, reading: Reading): RichBlock[] {
  const [only] = token.tokens
  if (token.tokens.length === 1 && only?.type === 'image') {
    return imageOf(only as Tokens.Image, reading)
  }
  const runs = runsOf(token, reading)
  return runs.length === 0 ? [] : [{ kind: 'paragraph', runs }]
}

/** A drawing of ours or a picture from the library; no other is shown. */
function imageOf(token: Tokens.Image, reading: Reading): RichBlock[] {
  const name = drawingAddress.exec(token.href)?.[1]
  if (name !== undefined) return [{ kind: 'drawing', name, label: oneLine(token.text) }]
  const picture = reading.pictures.get(pictureKeyOf(token.href) ?? '')
  if (!picture) return fault('picture', token, reading)
  const { key, width, height, widths, fileName } = picture
  const alt = oneLine(token.text).trim()
  if (alt === '') reading.faults.push({ kind: 'alt', found: fileName })
  return [{ kind: 'picture', key, alt, width, height, widths }]
}

function runsOf(token: Token, reading: Reading): TextRun[] {
  return runsIn('tokens' in token && token.tokens ? token.tokens : [token], reading)
}

function runsIn(tokens: readonly Token[], reading: Reading): TextRun[] {
  return joined(tokens.flatMap((token) => runOf(token, reading)))
}

function runOf(token: Token, reading: Reading): TextRun[] {
  switch (token.type) {
    case 'text':
    case 'escape': {
      const { tokens, text } = token as Tokens.Text
      return tokens ? runsIn(tokens, reading) : [{ kind: 'text', text: oneLine(text) }]
    }
    case 'br':
      return [{ kind: 'text', text: ' ' }]
    case 'paragraph':
      return runsOf(token, reading)
    case 'strong':
      return [{ kind: 'strong', text: textOf(runsOf(token, reading)) }]
    case 'em':
      return [{ kind: 'emphasis', text: textOf(runsOf(token, reading)) }]
    case 'link': {
      const { href } = token as Tokens.Link
      const text = textOf(runsOf(token, reading))
      if (safeAddress.test(href)) return [{ kind: 'link', text, href }]
      fault('link', token, reading)
      return [{ kind: 'text', text }]
    }
    case 'html':
      return fault('html', token, reading)
    case 'image':
      return fault('picture', token, reading)
    default:
      return fault('element', token, reading)
  }
}

/** A line that was wrapped in the source is one line. */
function oneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ')
}

/** Neighbours of one kind are one run, so that an escape does not cut a word. */
function joined(runs: readonly TextRun[]): TextRun[] {
  const together: TextRun[] = []
  for (const run of runs) {
    const last = together.at(-1)
    if (run.kind === 'text' && last?.kind === 'text') {
      together[together.length - 1] = { kind: 'text', text: last.text + run.text }
    } else together.push(run)
  }
  return together
}
