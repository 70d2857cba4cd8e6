import { pictureAddress } from '#domain/publishing/content-pictures.ts'

/** The signs of Markdown that an editor's buttons write. `line` stands before every marked line. */
export const markups = {
  heading: { line: '## ' },
  strong: { around: ['**', '**'] },
  emphasis: { around: ['*', '*'] },
  link: { around: ['[', '](/)'] },
  list: { line: '- ' },
  quote: { line: '> ' },
  drawing: { around: ['![', '](drawing:documents)'] },
} as const satisfies Readonly<
  Record<string, { readonly line: string } | { readonly around: readonly [string, string] }>
>

/** A text and what of it is marked, as places between its letters. */
export type Marked = { readonly text: string; readonly from: number; readonly to: number }

/** A picture in the text, with what it says to whoever does not see it; nothing of that is a sign of its own. */
export function pictureMarkup(alt: string, picture: Parameters<typeof pictureAddress>[0]): string {
  const plain = alt.replaceAll('\\', '/').replaceAll('`', "'").replaceAll(/\s+/g, ' ').trim()
  return `![${plain.replaceAll(/[[\]]/g, '\\$&')}](${pictureAddress(picture)})`
}

/** The text with a block of its own where the mark stands, or behind what is marked; the mark stands behind it then. */
export function withBlock({ text, to }: Marked, block: string): Marked {
  const before = text.slice(0, to).trimEnd()
  const after = text.slice(to).trimStart()
  const above = before === '' ? block : `${before}\n\n${block}`
  const whole = after === '' ? `${above}\n` : `${above}\n\n${after}`
  const at = Math.min(above.length + 2, whole.length)
  return { text: whole, from: at, to: at }
}

/** The text with the signs, and what is to be marked then: what was marked before. */
export function marked(selection: Marked, name: keyof typeof markups): Marked {
  const { text, from, to } = selection
  const markup = markups[name]
  if ('around' in markup) {
    const [before, after] = markup.around
    return {
      text: text.slice(0, from) + before + text.slice(from, to) + after + text.slice(to),
      from: from + before.length,
      to: to + before.length,
    }
  }
  const start = text.lastIndexOf('\n', from - 1) + 1
  const lines = text.slice(start, to).split('\n')
  const written = lines.map((line) => markup.line + line).join('\n')
  return {
    text: text.slice(0, start) + written + text.slice(to),
    from: from + markup.line.length,
    to: start + written.length,
  }
}
