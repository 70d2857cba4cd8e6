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
