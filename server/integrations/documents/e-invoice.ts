import { isMemberState } from '#domain/pricing/countries.ts'
import type { CommissionInvoice, DocumentLanguages, Party } from './port.ts'

/**
 * What the structured invoice says (EN 16931), before it is written as XML: one position, one VAT
 * category. A reversal is a credit note: its type code turns the sign, so its amounts are positive
 * where the pdf shows them with a minus.
 */
export type EInvoice = {
  readonly number: string
  /** UNTDID 1001: 380 invoice, 381 credit note. */
  readonly typeCode: '380' | '381'
  /** Days as YYYYMMDD in Berlin. */
  readonly issuedOn: string
  readonly suppliedOn: string
  readonly dueOn: string | null
  /** In words, where no day says until when what has to be paid. */
  readonly paymentTerms: string | null
  readonly notes: readonly string[]
  readonly orderNumber: string
  readonly seller: EInvoiceParty & {
    readonly registration: string
    readonly contact: string
    readonly phone: string
  }
  readonly buyer: EInvoiceParty & { readonly customerNumber: string }
  readonly payment: {
    readonly iban: string
    readonly bic: string
    readonly holder: string
  } | null
  readonly position: { readonly name: string; readonly description: string }
  readonly vat: VatCategory
  readonly netCents: number
  readonly vatCents: number
  readonly grossCents: number
  readonly dueCents: number
  readonly reverses: { readonly number: string; readonly issuedOn: string } | null
}

export type EInvoiceParty = {
  readonly name: string
  readonly street: string
  readonly zipCode: string
  readonly city: string
  readonly country: string
  readonly email: string
  /** With its country's prefix; null where none may be stated. */
  readonly vatId: string | null
}

/** UNTDID 5305 as EN 16931 narrows it. */
export type VatCategory =
  | { readonly code: 'S'; readonly rateBasisPoints: number }
  | { readonly code: 'AE' | 'O'; readonly reason: string; readonly reasonCode: string }

export function eInvoiceOf(invoice: CommissionInvoice, languages: DocumentLanguages): EInvoice {
  const { reader } = languages
  const { issuer, dealer, reverses } = invoice
  const vat = vatCategory(invoice, languages)
  // A supply outside the scope of VAT names neither side's VAT id (BR-O-02 to BR-O-04).
  const isOutside = vat.code === 'O'
  const sign = reverses ? -1 : 1
  const grossCents = sign * invoice.grossCents
  return {
    number: invoice.number,
    typeCode: reverses ? '381' : '380',
    issuedOn: compactDay(invoice.issuedOn),
    suppliedOn: compactDay(invoice.suppliedOn),
    dueOn: reverses ? null : compactDay(invoice.dueOn),
    // A credit note's amount is positive too, and the norm asks of every such one how it is settled.
    paymentTerms: reverses ? reader.say('invoice.nothingToPay') : null,
    notes: notesOf(invoice, languages),
    orderNumber: invoice.orderNumber,
    seller: {
      ...{ name: issuer.name, street: issuer.street, zipCode: issuer.zipCode, city: issuer.city },
      ...{ country: issuer.country, email: issuer.email, registration: issuer.registration },
      ...{ contact: issuer.managingDirector, phone: issuer.phone },
      vatId: isOutside ? null : vatIdOf(issuer.vatId, issuer.country),
    },
    buyer: {
      ...{ street: dealer.street, zipCode: dealer.zipCode, city: dealer.city },
      ...{ country: dealer.country, email: dealer.email ?? '' },
      name: dealer.company ?? dealer.name,
      customerNumber: invoice.customerNumber,
      vatId: isOutside ? null : buyersVatId(dealer),
    },
    payment: reverses
      ? null
      : { iban: issuer.iban.replaceAll(' ', ''), bic: issuer.bic, holder: issuer.name },
    position: {
      name: reader.say('invoice.commission'),
      description: `${invoice.vehicle.title}, ${invoice.vehicle.vin}`,
    },
    vat,
    netCents: sign * invoice.netCents,
    vatCents: sign * invoice.vatCents,
    grossCents,
    dueCents: grossCents,
    reverses: reverses
      ? { number: reverses.number, issuedOn: compactDay(reverses.issuedOn) }
      : null,
  }
}

function vatCategory(invoice: CommissionInvoice, { german }: DocumentLanguages): VatCategory {
  const { vat } = invoice
  switch (vat.case) {
    case 'domestic':
    case 'charged_abroad':
      return { code: 'S', rateBasisPoints: vat.rateBasisPoints }
    case 'reverse_charge':
      return {
        code: 'AE',
        reason: german.say('invoice.note.reverse_charge'),
        reasonCode: 'VATEX-EU-AE',
      }
    case 'not_taxable_here':
      return {
        code: 'O',
        reason: german.say('invoice.note.not_taxable_here'),
        reasonCode: 'VATEX-EU-O',
      }
    case 'held':
      throw new Error(`Invoice ${invoice.number} has no VAT case yet`)
  }
}

function notesOf(invoice: CommissionInvoice, { reader }: DocumentLanguages): string[] {
  const { commission, reverses } = invoice
  const explanation = reader.say('invoice.explanation', {
    rate: reader.percent(commission.rateBasisPoints),
    base: reader.moneyCents(commission.netHammerCents),
    min: reader.moneyCents(commission.minCents),
    max: reader.moneyCents(commission.maxCents),
  })
  if (!reverses) return [explanation]
  const { number, issuedOn } = reverses
  return [reader.say('invoice.reverses', { number, date: reader.date(issuedOn) })]
}

/** A number of a country outside the union is no VAT id in the sense of the norm (BR-CO-09). */
function buyersVatId({ vatId, country }: Party): string | null {
  return vatId && isMemberState(country) ? vatIdOf(vatId, country) : null
}

/** Greece writes EL before its numbers where its country code is GR. */
function vatIdOf(vatId: string, country: string): string {
  const plain = vatId.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase()
  const prefix = country === 'GR' ? 'EL' : country
  return /^[A-Z]{2}/.test(plain) ? plain : `${prefix}${plain}`
}

function compactDay(moment: number | string): string {
  const day =
    typeof moment === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(moment)
      ? moment
      : berlinDay.format(new Date(moment))
  return day.replaceAll('-', '')
}

const berlinDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' })
