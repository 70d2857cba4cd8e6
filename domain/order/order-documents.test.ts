import { describe, expect, test } from 'vitest'
import { hourMs, minuteMs } from '../calendar/instant.ts'
import {
  documentsMissingFrom,
  missingDocuments,
  type OrderDocument,
  type OrderWithDocuments,
  openInvoice,
} from './order-documents.ts'

const soldAt = Date.UTC(2026, 10, 18, 14, 30)
const answeredAt = soldAt + 20 * hourMs
const heldUntil = soldAt + 72 * hourMs

const contract = document(1, 'contract')
const invoice = document(2, 'commission_invoice')
const reversal = { ...document(3, 'reversal_invoice'), reversesDocumentId: invoice.documentId }
const corrected = document(4, 'commission_invoice')
const unprinted = (one: OrderDocument): OrderDocument => ({ ...one, isPrinted: false })

function document(documentId: number, kind: OrderDocument['kind']): OrderDocument {
  return { documentId, kind, number: `N-${documentId}`, isPrinted: true, reversesDocumentId: null }
}

function canceled(outcome: 'justified' | 'unjustified' | 'rejected' | null) {
  return {
    cancellation: {
      ...{ reason: 'Wasserschaden', requestedAt: soldAt + hourMs, outcome },
      ...(outcome === null
        ? { answer: null, answeredAt: null }
        : { answer: 'Es war so.', answeredAt }),
    },
  }
}

function order(documents: readonly OrderDocument[], facts: Partial<OrderWithDocuments> = {}) {
  return { soldAt, cancellation: null, heldUntil: null, documents, ...facts }
}

const late = 5 * minuteMs
const both = ['contract', 'commission_invoice']

describe('which documents of an order are missing, and from when on (rules 10)', () => {
  const cases: [string, OrderWithDocuments, readonly string[], number | null][] = [
    ['contract and invoice are out', order([contract, invoice]), [], null],
    ['nothing has a number', order([]), both, soldAt + late],
    ['the contract alone is there', order([contract]), ['commission_invoice'], soldAt + late],
    ['the invoice alone is there', order([invoice]), ['contract'], soldAt + late],
    [
      'a number without a file',
      order([contract, unprinted(invoice)]),
      ['commission_invoice'],
      soldAt + late,
    ],
    [
      'held, so its contract waits like its invoice',
      order([], { heldUntil }),
      both,
      heldUntil + late,
    ],
    ['held no more once both are written', order([contract, invoice], { heldUntil }), [], null],
    [
      'canceled without a good reason while it was held: no contract any more',
      order([], { heldUntil, ...canceled('unjustified') }),
      ['commission_invoice'],
      heldUntil + late,
    ],
    [
      'canceled for a good reason, not reversed yet',
      order([contract, invoice], canceled('justified')),
      ['reversal_invoice'],
      answeredAt + late,
    ],
    [
      'canceled for a good reason and reversed',
      order([contract, invoice, reversal], canceled('justified')),
      [],
      null,
    ],
    [
      'canceled for a good reason, its reversal has no file',
      order([contract, invoice, unprinted(reversal)], canceled('justified')),
      ['reversal_invoice'],
      answeredAt + late,
    ],
    ['canceled for a good reason before any document', order([], canceled('justified')), [], null],
    [
      'a request waits for its answer',
      order([contract], canceled(null)),
      ['commission_invoice'],
      soldAt + late,
    ],
    ['a refused request', order([contract, invoice], canceled('rejected')), [], null],
    [
      'canceled without a good reason: the invoice stays owed',
      order([contract], canceled('unjustified')),
      ['commission_invoice'],
      soldAt + late,
    ],
    ['a correction', order([contract, invoice, reversal, corrected]), [], null],
    [
      'a correction that stopped half way',
      order([contract, invoice, reversal]),
      ['commission_invoice'],
      soldAt + late,
    ],
  ]

  test.each(cases)('%s', (_, facts, kinds, from) => {
    expect(documentsMissingFrom(facts)).toBe(from)
    const everything = missingDocuments(facts, heldUntil + late).map(({ kind }) => kind)
    expect(everything).toEqual(kinds)
    if (from === null) return
    expect(missingDocuments(facts, from - 1)).toEqual([])
    expect(missingDocuments(facts, from)).not.toEqual([])
  })

  test('among several deadlines the first one counts, and each document is missing from its own deadline on', () => {
    const facts = order([contract, unprinted(invoice), unprinted(reversal)], canceled('justified'))
    expect(documentsMissingFrom(facts)).toBe(soldAt + late)
    const numbered = { documentId: 2, kind: 'commission_invoice', number: 'N-2' }
    expect(missingDocuments(facts, soldAt + late)).toEqual([numbered])
    expect(missingDocuments(facts, answeredAt + late)).toEqual([
      numbered,
      { documentId: 3, kind: 'reversal_invoice', number: 'N-3' },
    ])
  })
})

test('the invoice that counts is the one that no reversal has taken back (rules 10)', () => {
  expect(openInvoice([contract])).toBeUndefined()
  expect(openInvoice([contract, invoice])).toBe(invoice)
  expect(openInvoice([contract, invoice, reversal])).toBeUndefined()
  expect(openInvoice([contract, invoice, reversal, corrected])).toBe(corrected)
})
