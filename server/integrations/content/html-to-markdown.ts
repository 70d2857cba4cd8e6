/**
 * Texts of a content management system come as Markdown or as HTML, by the editor that somebody chose there. The elements
 * that our pages have become Markdown; all others lose their tags, and what is no text goes with them. Nothing here has to
 * be safe: what comes out is read by `read-markdown.ts` like everything that people write. Each expression reads a text once,
 * however it is broken: what nobody closed ends with the text, and no tag holds another one's beginning.
 */
export function htmlToMarkdown(source: string): string {
  if (!/<(?:p|h[1-6]|ul|ol|div|br|blockquote)\b[^<>]*>/i.test(source)) return source.trim()
  const lists: { isOrdered: boolean; count: number }[] = []
  const links: string[] = []
  const text = source
    .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replaceAll(/<(script|style|template|iframe)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(
      /<(\/?)([a-z][a-z0-9]*)\b([^<>]*)>/gi,
      (_, end: string, tag: string, rest: string) =>
        signOf({ name: tag.toLowerCase(), isEnd: end !== '', rest }, { lists, links }),
    )
  return (
    decoded(text)
      .replaceAll(/[ \t]*\n[ \t]*/g, '\n')
      // A paragraph of its own within an entry of a list or a quotation.
      .replaceAll(/^(-|\d+\.|>)\n+/gm, '$1 ')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim()
  )
}

type Tag = { readonly name: string; readonly isEnd: boolean; readonly rest: string }
type Open = {
  readonly lists: { readonly isOrdered: boolean; count: number }[]
  readonly links: string[]
}

function signOf({ name, isEnd, rest }: Tag, { lists, links }: Open): string {
  switch (name) {
    case 'p':
    case 'div':
      return '\n\n'
    case 'br':
      return '\n'
    // A page's own title is the entry's.
    case 'h1':
    case 'h2':
      return isEnd ? '\n\n' : '\n\n## '
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return isEnd ? '\n\n' : '\n\n### '
    case 'strong':
    case 'b':
      return '**'
    case 'em':
    case 'i':
      return '*'
    case 'blockquote':
      return isEnd ? '\n\n' : '\n\n> '
    case 'ul':
    case 'ol':
      if (isEnd) lists.pop()
      else lists.push({ isOrdered: name === 'ol', count: 0 })
      return '\n\n'
    case 'li': {
      if (isEnd) return ''
      const list = lists.at(-1)
      if (list) list.count += 1
      return list?.isOrdered ? `\n${list.count}. ` : '\n- '
    }
    case 'a': {
      if (isEnd) return `](${links.pop() ?? ''})`
      links.push(/\bhref\s*=\s*["']?([^"'\s>]*)/i.exec(rest)?.[1] ?? '')
      return '['
    }
    default:
      return ''
  }
}

const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

function decoded(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, ...found) => {
    const [decimal, hexadecimal, name] = found as [string?, string?, string?] // The three groups.
    if (name !== undefined) return characters[name.toLowerCase()] ?? whole
    const code = Number.parseInt(decimal ?? hexadecimal ?? '', decimal === undefined ? 16 : 10)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
