import { parse } from 'csv-parse/sync'
import { bookingDay } from './booking-day.ts'
import { withFingerprints } from './fingerprints.ts'
import { type BankBooking, BankFileUnreadable } from './port.ts'

/**
 * A bank's list of bookings as CSV. Each bank names its columns its own way and writes some lines
 * above them; the first row that names a day, an amount and a purpose is the head.
 */

const columns = {
  bookedOn:
    /^(buchungstag|buchungsdatum|buchung|datum|booking ?date|date|boekdatum|valuta(datum)?)$/,
  amount:
    /^(betrag|umsatz|betrag \(€\)|betrag \(eur\)|umsatz in eur|amount|amount \(eur\)|bedrag)$/,
  purpose: /^(verwendungszweck|vwz|purpose|reference|description|omschrijving)$/,
  payer:
    /^(auftraggeber.*|beg[uü]e?nstigter?.*|zahlungspflichtige.*|name zahlungsbeteiligter|payer|name|naam)$/,
  currency: /^(w(ä|ae)hrung|currency|munt(soort)?)$/,
} as const

type Column = keyof typeof columns
type Places = Readonly<Record<Column, number>>

export function readCsv(text: string): BankBooking[] {
  const rows = parseRows(text)
  const headAt = rows.findIndex((row) => placesIn(row) !== null)
  const places = placesIn(rows[headAt] ?? [])
  if (places === null) throw new BankFileUnreadable('no row names day, amount and purpose')
  const bookings = rows
    .slice(headAt + 1)
    .filter((row) => (row[places.bookedOn] ?? '').trim() !== '')
    .map((row) => ({
      bookedOn: dayOf(row[places.bookedOn] ?? ''),
      amountCents: centsOf(row[places.amount] ?? '', row[places.currency] ?? ''),
      payer: (row[places.payer] ?? '').trim(),
      purpose: (row[places.purpose] ?? '').trim(),
      reference: '',
    }))
  return withFingerprints(bookings.filter(({ amountCents }) => amountCents > 0))
}

function parseRows(text: string): string[][] {
  try {
    return parse(text, {
      bom: true,
      delimiter: [';', '\t', ','].reduce((one, other) =>
        text.split(other).length > text.split(one).length ? other : one,
      ),
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: true,
    })
  } catch (error) {
    throw new BankFileUnreadable(error instanceof Error ? error.message : 'no CSV')
  }
}

function placesIn(row: readonly string[]): Places | null {
  const names = row.map((name) => name.trim().toLowerCase())
  const place = (column: Column) => names.findIndex((name) => columns[column].test(name))
  const places = {
    bookedOn: place('bookedOn'),
    amount: place('amount'),
    purpose: place('purpose'),
    payer: place('payer'),
    currency: place('currency'),
  }
  const isHead = places.bookedOn >= 0 && places.amount >= 0 && places.purpose >= 0
  return isHead ? places : null
}

/** 20.11.2026, 20.11.26 or 2026-11-20. */
function dayOf(text: string): string {
  const [, day = '', month = '', year = ''] =
    /^\s*(\d{1,2})\.(\d{1,2})\.(\d{2}|\d{4})\s*$/.exec(text) ?? []
  const written =
    day === ''
      ? text.trim().slice(0, 10)
      : `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return bookingDay(written, text)
}

/** 1.234,56 as well as 1,234.56, with a sign before or behind; the last mark parts the cents. */
function centsOf(text: string, currency: string): number {
  if (!/^(EUR|€|)$/i.test(currency.trim())) {
    throw new BankFileUnreadable('an amount', `${text} ${currency.trim()}`)
  }
  const plain = text.replaceAll(/[\s€]|EUR/g, '')
  const found = /^([+-]?)(\d[\d.,']*?)(?:[.,](\d{1,2}))?([+-]?)$/.exec(plain)
  if (!found) throw new BankFileUnreadable('an amount', text)
  const [, before = '', whole = '', places = '', behind = ''] = found
  const cents = Number(whole.replaceAll(/\D/g, '')) * 100 + Number(places.padEnd(2, '0'))
  if (!Number.isSafeInteger(cents)) throw new BankFileUnreadable('an amount', text)
  return before === '-' || behind === '-' ? -cents : cents
}
