import type { CommissionVat } from '#domain/pricing/commission-vat.ts'
import type { VehicleVat } from '#domain/pricing/vehicle-vat.ts'
import type { PlainKeys, Translate } from '#locales/message-types.ts'
import type { Messages } from '#locales/messages.generated.ts'
import type { Config } from '../../config.ts'

/**
 * The two documents that follow a sale (rules 10). What stands in them is decided elsewhere: amounts
 * are reckoned by the domain's pricing, words and figures come in the reader's language. Here is
 * only how they look on the page.
 */

/** A text of the documents that says the same on each of them: a heading, a term, a clause. */
export type FixedText = PlainKeys<Messages['documents']>

/** A reader's words (`locales/messages/<locale>/documents.json`) and their way of writing figures. */
export type DocumentLanguage = {
  readonly locale: string
  readonly say: Translate<Messages['documents']>
  readonly money: (amountEur: number) => string
  readonly moneyCents: (amountCents: number) => string
  readonly percent: (basisPoints: number) => string
  readonly kilometres: (value: number) => string
  readonly date: (moment: number | string) => string
  readonly dateTimeWithZone: (moment: number | string) => string
  readonly country: (code: string) => string
}

export type DocumentLanguages = {
  readonly reader: DocumentLanguage
  /** The other side's of a contract; the reader's own where there is none. */
  readonly other: DocumentLanguage
  /** German law governs the sale, so its terms stand beside the reader's where these differ. */
  readonly german: DocumentLanguage
}

export type Party = {
  readonly company?: string
  readonly name: string
  readonly street: string
  readonly zipCode: string
  readonly city: string
  /** ISO 3166 alpha-2. */
  readonly country: string
  readonly phone?: string
  readonly email?: string
  readonly vatId?: string
}

export type LabelledValue = { readonly label: string; readonly value: string }

/** What of a contract is in somebody's words; labels and clauses are `DocumentLanguage`'s. */
export type ContractWords = {
  readonly facts: readonly LabelledValue[]
  readonly confirmed: readonly LabelledValue[]
  readonly knownDefects: readonly string[]
  readonly pickupPlace: string
  readonly handedOver: readonly string[]
}

export type PurchaseContract = {
  /** The number of the order, shown on every page. */
  readonly number: string
  readonly soldAt: number | string
  readonly seller: Party
  readonly buyer: Party
  readonly isSellerBusiness: boolean
  readonly vehicle: {
    readonly title: string
    readonly vin: string
    readonly plate?: string
    /** As shown in the ad when the hammer fell, in the reader's language. */
    readonly facts: readonly LabelledValue[]
  }
  /** Answers that the seller confirmed once more, with the day; in the reader's language. */
  readonly confirmed: readonly LabelledValue[]
  /** In the reader's language; empty when the seller declared that they know of none. */
  readonly knownDefects: readonly string[]
  readonly hammerPriceEur: number
  readonly vat: VehicleVat
  /** The seller's country's rate; 0 where the regime knows none. */
  readonly vatRateBasisPoints: number
  readonly pickup: {
    readonly place: string
    readonly availableFrom?: number | string
    readonly expectedMileageKm?: number
  }
  /** To which the price is paid; a contract that is mailed names none. */
  readonly account?: { readonly iban: string; readonly holder: string; readonly givenAt: number }
  /** For example registration part I and II, service book, two keys; in the reader's language. */
  readonly handedOver: readonly string[]
  /** SHA-256 over the ad as it was at the sale, 64 hex digits. */
  readonly snapshotHash: string
  /** The same in the other side's words, where these read another language. */
  readonly translation?: ContractWords
}

export type CommissionInvoice = {
  readonly number: string
  readonly orderNumber: string
  readonly customerNumber: string
  readonly issuedOn: number | string
  /** The day of the sale: when the service was rendered. */
  readonly suppliedOn: number | string
  readonly dueOn: number | string
  readonly issuer: Config['company']
  readonly dealer: Party
  readonly vehicle: { readonly title: string; readonly vin: string }
  readonly commission: {
    readonly netHammerCents: number
    readonly rateBasisPoints: number
    readonly minCents: number
    readonly maxCents: number
  }
  /** Negative in a reversal. */
  readonly netCents: number
  readonly vatCents: number
  readonly grossCents: number
  /** `held` never gets this far: an invoice is written when its case is decided. */
  readonly vat: Pick<CommissionVat, 'case' | 'rateBasisPoints'>
  /** Set in a reversal: the invoice that it takes back (rules 10). */
  readonly reverses?: { readonly number: string; readonly issuedOn: number | string }
}

/** Head and rows of the same length; the first column names the row. */
export type ReportTable = {
  readonly heading: string
  readonly lead: string | null
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** A report of a valuation, every text already in its reader's language. */
export type ValuationReport = {
  readonly locale: string
  readonly title: string
  readonly createdAt: number
  readonly range: {
    readonly text: string
    readonly fromEur: number
    readonly toEur: number
    /** Null where a person valued without the model. */
    readonly likelyEur: number | null
    readonly texts: { readonly from: string; readonly to: string; readonly likely: string }
  }
  readonly lines: readonly string[]
  readonly certainty: string | null
  readonly words: readonly { readonly heading: string; readonly text: string }[]
  /** Comparable sales in classes alone (rules 1). */
  readonly plot: {
    readonly heading: string
    readonly lead: string
    readonly circles: readonly {
      readonly year: number
      readonly eur: number
      readonly count: number
      /** Its kilometres in thousands; empty where it has them all. */
      readonly text: string
    }[]
    readonly own: { readonly year: number; readonly eur: number; readonly text: string }
    readonly ticks: readonly { readonly eur: number; readonly text: string }[]
  } | null
  readonly tables: readonly ReportTable[]
  readonly sale: { readonly heading: string; readonly lead: string }
  /** The days of a sale. */
  readonly facts: readonly LabelledValue[]
  readonly note: string
}
