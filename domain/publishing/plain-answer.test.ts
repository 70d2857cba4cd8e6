import { expect, test } from 'vitest'
import { lostInPlainAnswer } from './plain-answer.ts'

test('an answer of the page of questions has no links, tables and drawings, which readers would not see', () => {
  const text = { kind: 'text' as const, text: 'What it costs' }
  const link = { kind: 'link' as const, text: 'our fees', href: '/fees' }
  expect(
    lostInPlainAnswer([
      { kind: 'heading', level: 2, id: 'costs', text: 'Costs' },
      { kind: 'paragraph', runs: [{ ...text, kind: 'strong' }, link] },
      { kind: 'list', isOrdered: false, entries: [[text], [link]] },
      { kind: 'table', head: [[text], [{ ...text, text: 'Who pays' }]], rows: [] },
      { kind: 'drawing', name: 'vat', label: '' },
    ]),
  ).toEqual(['our fees (/fees)', 'our fees (/fees)', 'What it costs | Who pays', 'vat'])
  expect(lostInPlainAnswer([{ kind: 'quote', runs: [text] }])).toEqual([])
})
