import { expect, test } from 'vitest'
import { lostInPlainAnswer } from './plain-answer.ts'

test('an answer of the page of questions has no links, tables, drawings and pictures, which readers would not see', () => {
  const text = { kind: 'text' as const, text: 'What it costs' }
  const link = { kind: 'link' as const, text: 'our fees', href: '/fees' }
  expect(
    lostInPlainAnswer([
      { kind: 'heading', level: 2, id: 'costs', text: 'Costs' },
      { kind: 'paragraph', runs: [{ ...text, kind: 'strong' }, link] },
      { kind: 'list', isOrdered: false, entries: [[text], [link]] },
      { kind: 'table', head: [[text], [{ ...text, text: 'Who pays' }]], rows: [] },
      { kind: 'drawing', name: 'vat', label: '' },
      { kind: 'picture', key: 'a', alt: 'A hall', width: 4, height: 3, widths: [4] },
    ]),
  ).toEqual(['our fees (/fees)', 'our fees (/fees)', 'What it costs | Who pays', 'vat', 'A hall'])
  expect(lostInPlainAnswer([{ kind: 'quote', runs: [text] }])).toEqual([])
})
