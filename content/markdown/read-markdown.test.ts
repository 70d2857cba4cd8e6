import { describe, expect, test } from 'vitest'
import { readMarkdown } from './read-markdown.ts'

const text = (words: string) => ({ kind: 'text', text: words })

test('what a text of ours needs becomes blocks', () => {
  const { blocks, faults } = readMarkdown(`- One thing
- **Another** thing

A line that is
wrapped, with a [link](/faq) & an \\*escape\\*.

## Größe und Gewicht
### Größe und Gewicht

![Side view](drawing:buyers-view)

> Read it *twice*.

1. First
2. Second

| Who | VAT |
| --- | --- |
| Private | none |
`)
  expect(faults).toEqual([])
  expect(blocks).toEqual([
    {
      kind: 'list',
      isOrdered: false,
      entries: [[text('One thing')], [{ kind: 'strong', text: 'Another' }, text(' thing')]],
    },
    {
      kind: 'paragraph',
      runs: [
        text('A line that is wrapped, with a '),
        { kind: 'link', text: 'link', href: '/faq' },
        text(' & an *escape*.'),
      ],
    },
    { kind: 'heading', level: 2, id: 'grosse-und-gewicht', text: 'Größe und Gewicht' },
    { kind: 'heading', level: 3, id: 'grosse-und-gewicht-2', text: 'Größe und Gewicht' },
    { kind: 'drawing', name: 'buyers-view', label: 'Side view' },
    { kind: 'quote', runs: [text('Read it '), { kind: 'emphasis', text: 'twice' }, text('.')] },
    { kind: 'list', isOrdered: true, entries: [[text('First')], [text('Second')]] },
    {
      kind: 'table',
      head: [[text('Who')], [text('VAT')]],
      rows: [[[text('Private')], [text('none')]]],
    },
  ])
})

describe('what could run or lead astray is no part of a page', () => {
  test.each([
    ['<script>alert(1)</script>', 'html'],
    ['Look <img src=x onerror=alert(1)> here', 'html'],
    ['<!-- hidden -->', 'html'],
    ['[press](javascript:alert(1))', 'link'],
    ['[press](JaVaScRiPt:alert(1))', 'link'],
    ['[press](data:text/html;base64,PHNjcmlwdD4=)', 'link'],
    ['[press](//elsewhere.example)', 'link'],
    ['[press](http://plain.example)', 'link'],
    ['![tracker](https://elsewhere.example/p.gif)', 'picture'],
    ['# A second title', 'element'],
    ['```\ncode\n```', 'element'],
  ])('%s', (source, kind) => {
    const { blocks, faults } = readMarkdown(source)
    expect(faults[0]?.kind).toBe(kind)
    expect(faults[0]?.found).not.toBe('')
    expect(JSON.stringify(blocks)).not.toMatch(/javascript:|data:|elsewhere|<script|onerror/i)
  })
})

describe('a picture from the library', () => {
  const key = '0123456789abcdef'.repeat(2)
  const known = { key, width: 1024, height: 768, widths: [320, 640, 1024], fileName: 'hall.jpg' }
  const pictures = new Map([[key, known]])

  test('is shown in its sizes, with what it says in this language', () => {
    const { blocks, faults } = readMarkdown(
      `![A \\[dry\\] hall\nin "winter"](/pictures/${key}/1024.jpeg)`,
      pictures,
    )
    expect(faults).toEqual([])
    const { fileName: _, ...sizes } = known
    expect(blocks).toEqual([{ kind: 'picture', alt: 'A [dry] hall in "winter"', ...sizes }])
  })

  test.each(['', ' ', '\u00a0'])('that nobody has described (%j) is named', (alt) => {
    expect(readMarkdown(`![${alt}](/pictures/${key}/1024.jpeg)`, pictures).faults).toEqual([
      { kind: 'alt', found: 'hall.jpg' },
    ])
  })

  test.each([
    `![Gone](/pictures/${'f'.repeat(32)}/640.jpeg)`,
    `![Elsewhere](https://elsewhere.example/pictures/${key}/640.jpeg)`,
    `Amid a ![sentence](/pictures/${key}/640.jpeg) it has no room`,
  ])('that there is not, or where no picture can be, is a fault: %s', (source) => {
    const { blocks, faults } = readMarkdown(source, pictures)
    expect(faults).toMatchObject([{ kind: 'picture' }])
    expect(JSON.stringify(blocks)).not.toContain('picture')
  })
})

test('an empty text is no blocks, and a long one is read in one go', () => {
  expect(readMarkdown('  \n\n')).toEqual({ blocks: [], faults: [] })
  const long = readMarkdown('word '.repeat(20_000))
  expect(long.blocks).toHaveLength(1)
})

test.each(['> ', '- ', '1. ', '> - '])(
  '%j within itself again and again is a fault, and read at once',
  (mark) => {
    const since = performance.now()
    const { blocks, faults } = readMarkdown(`Text\n\n${mark.repeat(40_000 / mark.length)}x`)
    expect(performance.now() - since).toBeLessThan(1000)
    expect(blocks).toEqual([])
    expect(faults).toMatchObject([{ kind: 'element' }])
  },
)
