import type { EInvoice, EInvoiceParty } from './e-invoice.ts'
import { element, elementWith, type XmlNode } from './xml-text.ts'

/**
 * The structured invoice as UN/CEFACT Cross Industry Invoice, in the profile EN 16931 of Factur-X
 * 1.07 and ZUGFeRD 2.3. The schema fixes the order of the elements; the tests check it against the
 * published one.
 */
export function eInvoiceXml(invoice: EInvoice): Uint8Array {
  const root = elementWith(
    'rsm:CrossIndustryInvoice',
    namespaces,
    element(
      'rsm:ExchangedDocumentContext',
      element('ram:GuidelineSpecifiedDocumentContextParameter', element('ram:ID', profile)),
    ),
    documentHead(invoice),
    element(
      'rsm:SupplyChainTradeTransaction',
      position(invoice),
      agreement(invoice),
      delivery(invoice),
      settlement(invoice),
    ),
  )
  return new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>\n${root?.xml ?? ''}\n`)
}

const profile = 'urn:cen.eu:en16931:2017'
const standard = 'urn:un:unece:uncefact:data:standard'
const namespaces = {
  'xmlns:rsm': `${standard}:CrossIndustryInvoice:100`,
  'xmlns:ram': `${standard}:ReusableAggregateBusinessInformationEntity:100`,
  'xmlns:qdt': `${standard}:QualifiedDataType:100`,
  'xmlns:udt': `${standard}:UnqualifiedDataType:100`,
}

/** UN/ECE Recommendation 20: one piece. */
const piece = 'C62'
/** UNTDID 4461: SEPA credit transfer. */
const sepaTransfer = '58'

function documentHead({ number, typeCode, issuedOn, notes }: EInvoice): XmlNode | null {
  return element(
    'rsm:ExchangedDocument',
    element('ram:ID', number),
    element('ram:TypeCode', typeCode),
    element('ram:IssueDateTime', day('udt', issuedOn)),
    ...notes.map((note) => element('ram:IncludedNote', element('ram:Content', note))),
  )
}

function position(invoice: EInvoice): XmlNode | null {
  const net = amount(invoice.netCents)
  return element(
    'ram:IncludedSupplyChainTradeLineItem',
    element('ram:AssociatedDocumentLineDocument', element('ram:LineID', '1')),
    element(
      'ram:SpecifiedTradeProduct',
      element('ram:Name', invoice.position.name),
      element('ram:Description', invoice.position.description),
    ),
    element(
      'ram:SpecifiedLineTradeAgreement',
      element('ram:NetPriceProductTradePrice', element('ram:ChargeAmount', net)),
    ),
    element(
      'ram:SpecifiedLineTradeDelivery',
      elementWith('ram:BilledQuantity', { unitCode: piece }, '1'),
    ),
    element(
      'ram:SpecifiedLineTradeSettlement',
      element(
        'ram:ApplicableTradeTax',
        element('ram:TypeCode', 'VAT'),
        element('ram:CategoryCode', invoice.vat.code),
        element('ram:RateApplicablePercent', rate(invoice)),
      ),
      element(
        'ram:SpecifiedTradeSettlementLineMonetarySummation',
        element('ram:LineTotalAmount', net),
      ),
    ),
  )
}

function agreement({ seller, buyer, orderNumber }: EInvoice): XmlNode | null {
  return element(
    'ram:ApplicableHeaderTradeAgreement',
    element('ram:BuyerReference', buyer.customerNumber),
    element(
      'ram:SellerTradeParty',
      element('ram:Name', seller.name),
      element('ram:SpecifiedLegalOrganization', element('ram:ID', seller.registration)),
      element(
        'ram:DefinedTradeContact',
        element('ram:PersonName', seller.contact),
        element('ram:TelephoneUniversalCommunication', element('ram:CompleteNumber', seller.phone)),
        element('ram:EmailURIUniversalCommunication', element('ram:URIID', seller.email)),
      ),
      ...addressAndId(seller),
    ),
    element(
      'ram:BuyerTradeParty',
      element('ram:ID', buyer.customerNumber),
      element('ram:Name', buyer.name),
      ...addressAndId(buyer),
    ),
    element('ram:SellerOrderReferencedDocument', element('ram:IssuerAssignedID', orderNumber)),
  )
}

function addressAndId(party: EInvoiceParty): (XmlNode | null)[] {
  return [
    element(
      'ram:PostalTradeAddress',
      element('ram:PostcodeCode', party.zipCode),
      element('ram:LineOne', party.street),
      element('ram:CityName', party.city),
      element('ram:CountryID', party.country),
    ),
    element(
      'ram:URIUniversalCommunication',
      party.email === '' ? null : elementWith('ram:URIID', { schemeID: 'EM' }, party.email),
    ),
    element(
      'ram:SpecifiedTaxRegistration',
      party.vatId === null ? null : elementWith('ram:ID', { schemeID: 'VA' }, party.vatId),
    ),
  ]
}

function delivery({ suppliedOn }: EInvoice): XmlNode | null {
  return element(
    'ram:ApplicableHeaderTradeDelivery',
    element(
      'ram:ActualDeliverySupplyChainEvent',
      element('ram:OccurrenceDateTime', day('udt', suppliedOn)),
    ),
  )
}

function settlement(invoice: EInvoice): XmlNode | null {
  const { vat, payment, dueOn, paymentTerms, reverses } = invoice
  const net = amount(invoice.netCents)
  return element(
    'ram:ApplicableHeaderTradeSettlement',
    element('ram:PaymentReference', reverses?.number ?? invoice.number),
    element('ram:InvoiceCurrencyCode', 'EUR'),
    payment && paymentMeans(payment),
    element(
      'ram:ApplicableTradeTax',
      element('ram:CalculatedAmount', amount(invoice.vatCents)),
      element('ram:TypeCode', 'VAT'),
      vat.code === 'S' ? null : element('ram:ExemptionReason', vat.reason),
      element('ram:BasisAmount', net),
      element('ram:CategoryCode', vat.code),
      vat.code === 'S' ? null : element('ram:ExemptionReasonCode', vat.reasonCode),
      element('ram:RateApplicablePercent', rate(invoice)),
    ),
    element(
      'ram:SpecifiedTradePaymentTerms',
      element('ram:Description', paymentTerms),
      element('ram:DueDateDateTime', dueOn && day('udt', dueOn)),
    ),
    element(
      'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
      element('ram:LineTotalAmount', net),
      element('ram:TaxBasisTotalAmount', net),
      elementWith('ram:TaxTotalAmount', { currencyID: 'EUR' }, amount(invoice.vatCents)),
      element('ram:GrandTotalAmount', amount(invoice.grossCents)),
      element('ram:DuePayableAmount', amount(invoice.dueCents)),
    ),
    reverses &&
      element(
        'ram:InvoiceReferencedDocument',
        element('ram:IssuerAssignedID', reverses.number),
        element('ram:FormattedIssueDateTime', day('qdt', reverses.issuedOn)),
      ),
  )
}

function paymentMeans(payment: NonNullable<EInvoice['payment']>): XmlNode | null {
  return element(
    'ram:SpecifiedTradeSettlementPaymentMeans',
    element('ram:TypeCode', sepaTransfer),
    element(
      'ram:PayeePartyCreditorFinancialAccount',
      element('ram:IBANID', payment.iban),
      element('ram:AccountName', payment.holder),
    ),
    element('ram:PayeeSpecifiedCreditorFinancialInstitution', element('ram:BICID', payment.bic)),
  )
}

/** Format 102 of UNTDID 2379: YYYYMMDD. */
function day(namespace: 'udt' | 'qdt', compact: string): XmlNode | null {
  return elementWith(`${namespace}:DateTimeString`, { format: '102' }, compact)
}

/** A supply outside the scope of VAT has no rate, not even 0 (BR-O-05). */
function rate({ vat }: EInvoice): string | null {
  if (vat.code === 'O') return null
  return amount(vat.code === 'S' ? vat.rateBasisPoints : 0)
}

/** Cents and basis points both have two places. */
function amount(hundredths: number): string {
  const sign = hundredths < 0 ? '-' : ''
  const digits = String(Math.abs(hundredths)).padStart(3, '0')
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
