import type { RichBlock, TextRun } from './rich-text.ts'

/**
 * The page of questions shows plain paragraphs and lists. What would lose more there than its looks (the address of a link,
 * the head of a table, a drawing, a picture) is told by its text, so that it is not published.
 */
export function lostInPlainAnswer(blocks: readonly RichBlock[]): readonly string[] {
  return blocks.flatMap(lostOf)
}

function lostOf(block: RichBlock): readonly string[] {
  switch (block.kind) {
    case 'heading':
      return []
    case 'paragraph':
    case 'quote':
      return linksIn(block.runs)
    case 'list':
      return block.entries.flatMap(linksIn)
    case 'table':
      return [block.head.map((cell) => cell.map(({ text }) => text).join('')).join(' | ')]
    case 'drawing':
      return [block.label || block.name]
    case 'picture':
      return [block.alt || block.key]
  }
}

function linksIn(runs: readonly TextRun[]): readonly string[] {
  return runs.flatMap((run) => (run.kind === 'link' ? [`${run.text} (${run.href})`] : []))
}
