import { XMLParser } from 'fast-xml-parser'
import { bookingDay } from './booking-day.ts'
import { withFingerprints } from './fingerprints.ts'
import { type BankBooking, BankFileUnreadable } from './port.ts'

/**
 * CAMT.053, the bank's statement as ISO 20022 writes it: statements hold entries, entries hold the
 * details of one or more payments. An entry without details is one payment itself.
 */

type Node = { readonly [name: string]: unknown }

const lists = new Set(['Stmt', 'Ntry', 'NtryDtls', 'TxDtls', 'Ustrd'])

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  isArray: (name) => lists.has(name),
})

export function readCamt(text: string): BankBooking[] {
  // No bank needs a document type, and an attacker's entities come in one.
  if (/<!DOCTYPE/i.test(text)) throw new BankFileUnreadable('a document type')
  const statements = childrenOf(at(parse(text), 'Document', 'BkToCstmrStmt'), 'Stmt')
  if (statements.length === 0) throw new BankFileUnreadable('no statement')
  const entries = statements.flatMap((statement) => childrenOf(statement, 'Ntry'))
  return withFingerprints(entries.flatMap(bookingsOf))
}

function parse(text: string): Node {
  try {
    return parser.parse(text, true)
  } catch (error) {
    throw new BankFileUnreadable(error instanceof Error ? error.message : 'no XML')
  }
}

function bookingsOf(entry: Node) {
  if (textAt(entry, 'CdtDbtInd') !== 'CRDT' || textAt(entry, 'RvslInd') === 'true') return []
  if (!isBooked(entry)) return []
  const written = (textAt(entry, 'BookgDt', 'Dt') || textAt(entry, 'BookgDt', 'DtTm')).slice(0, 10)
  const bookedOn = bookingDay(written, written)
  const details = childrenOf(entry, 'NtryDtls').flatMap((each) => childrenOf(each, 'TxDtls'))
  const parts = details.length === 0 ? [entry] : details
  const entryReference = referenceOf(textAt(entry, 'AcctSvcrRef'))
  return parts.map((part, index) => {
    const own = parts.length === 1 ? entry : part
    const reference = referenceOf(textAt(part, 'Refs', 'AcctSvcrRef')) || entryReference
    return {
      bookedOn,
      amountCents: centsOf(own),
      payer:
        textAt(part, 'RltdPties', 'Dbtr', 'Pty', 'Nm') || textAt(part, 'RltdPties', 'Dbtr', 'Nm'),
      purpose: purposeOf(part),
      reference: reference && `${reference}/${index}`,
    }
  })
}

/** A statement may also announce what is not booked yet, and may never be. */
function isBooked(entry: Node): boolean {
  const status = textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts')
  return status === '' || status === 'BOOK'
}

/** Banks that have none write so in words, the same for every booking. */
function referenceOf(written: string): string {
  return /^(NONREF|NOTPROVIDED)$/i.test(written) ? '' : written
}

/** Written by the payer: free text, a structured reference, or the end-to-end id. */
function purposeOf(part: Node): string {
  const remittance = at(part, 'RmtInf')
  const free = childrenOf(remittance, 'Ustrd').map(textOf)
  const structured = textAt(remittance, 'Strd', 'CdtrRefInf', 'Ref')
  const endToEnd = textAt(part, 'Refs', 'EndToEndId')
  const words = [...free, structured, endToEnd === 'NOTPROVIDED' ? '' : endToEnd]
  return words.filter((word) => word !== '').join(' ')
}

function centsOf(node: Node): number {
  const amount = at(node, 'Amt') ?? at(node, 'AmtDtls', 'TxAmt', 'Amt')
  const text = textOf(amount)
  if (at(amount, '@Ccy') !== 'EUR' || !/^\d{1,12}(\.\d{1,5})?$/.test(text)) {
    throw new BankFileUnreadable('an amount', `${text} ${textOf(at(amount, '@Ccy'))}`.trim())
  }
  const [whole = '', places = ''] = text.split('.')
  return Number(whole) * 100 + Number(places.slice(0, 2).padEnd(2, '0'))
}

function at(node: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((found, name) => (isNode(found) ? found[name] : undefined), node)
}

function textAt(node: unknown, ...path: readonly string[]): string {
  return textOf(at(node, ...path))
}

/** An element with attributes holds its text beside them. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  return isNode(value) ? textOf(value['#text']) : ''
}

function childrenOf(node: unknown, name: string): Node[] {
  const children = at(node, name)
  return Array.isArray(children)
    ? children.map((child): Node => (isNode(child) ? child : { '#text': child }))
    : []
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
