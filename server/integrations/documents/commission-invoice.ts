import { type EInvoice, eInvoiceOf } from './e-invoice.ts'
import { brokenRules } from './e-invoice-rules.ts'
import { eInvoiceXml } from './e-invoice-xml.ts'
import { embedEInvoice } from './embed-e-invoice.ts'
import { brand, contentWidth, createPdf, edges, type Pdf, styles } from './pdf.ts'
import { hairlineAt, writeFacts, writeHeading } from './pdf-blocks.ts'
import type { CommissionInvoice, DocumentLanguages, LabelledValue, Party } from './port.ts'
import { lineHeight } from './text-layout.ts'

const amountWidth = 120

/**
 * The dealer's invoice for our commission, or the reversal that takes it back (rules 10). All
 * amounts come reckoned; the pdf adds nothing up.
 */
export function commissionInvoice(
  invoice: CommissionInvoice,
  languages: DocumentLanguages,
): Promise<Uint8Array> {
  const { say } = languages.reader
  const titleKey = invoice.reverses ? 'invoice.reversalTitle' : 'invoice.title'
  const pdf = createPdf({
    title: `${say(titleKey)} ${invoice.number}`,
    author: invoice.issuer.name,
    lang: languages.reader.locale,
    createdAt: new Date(invoice.issuedOn),
  })
  writeLetterhead(pdf, invoice, languages)
  const term = languages.german.say(titleKey)
  pdf.write({ text: say(titleKey), style: styles.title, tag: 'H1' })
  if (term !== say(titleKey)) pdf.write({ text: term, style: styles.term, lang: 'de' })
  pdf.moveDown(8)
  writeFacts(pdf, headFacts(invoice, languages))
  if (invoice.reverses) {
    pdf.moveDown(12)
    pdf.write({ text: reversalNote(invoice.reverses, languages), style: styles.strong })
  }
  writePosition(pdf, invoice, languages)
  writeSums(pdf, invoice, languages)
  writeTaxNote(pdf, invoice, languages)
  writePayment(pdf, invoice, languages)
  embedEInvoice(pdf, {
    xml: eInvoiceXml(checked(eInvoiceOf(invoice, languages))),
    issuedOn: invoice.issuedOn,
  })
  return pdf.finish((line, page) => {
    const { issuer } = invoice
    const place = { x: edges.left, y: 58, width: contentWidth }
    line(`${issuer.name} · ${issuer.registration} · ${say('vatId')} ${issuer.vatId}`, place)
    line(say('page', { page }), { ...place, align: 'right' })
    const contact = `${issuer.phone} · ${issuer.email}`
    line(`${say('invoice.director')}: ${issuer.managingDirector} · ${contact}`, { ...place, y: 46 })
  })
}

/** The address stands where the window of an envelope shows it. */
function writeLetterhead(
  pdf: Pdf,
  { issuer, dealer }: CommissionInvoice,
  { reader }: DocumentLanguages,
): void {
  pdf.decorate(() => {
    const { document } = pdf
    document.rect(0, 0, document.page.width, 6).fill(brand)
  })
  pdf.write({ text: 'CM24', style: { ...styles.heading, size: 15 } })
  pdf.y = 124
  const sender = `${issuer.name} · ${issuer.street} · ${issuer.zipCode} ${issuer.city}`
  pdf.write({ text: sender, style: styles.small })
  pdf.moveDown(4)
  pdf.write({ text: addressLines(dealer, reader.country).join('\n'), style: styles.body })
  if (dealer.vatId) {
    pdf.write({ text: `${reader.say('vatId')}: ${dealer.vatId}`, style: styles.label })
  }
  pdf.y = Math.max(pdf.y + 28, 252)
}

function addressLines(party: Party, country: (code: string) => string): string[] {
  return [
    ...(party.company ? [party.company] : []),
    ...[party.name, party.street, `${party.zipCode} ${party.city}`, country(party.country)],
  ]
}

function headFacts(invoice: CommissionInvoice, { reader }: DocumentLanguages): LabelledValue[] {
  const { say, date } = reader
  return [
    { label: say('invoice.number'), value: invoice.number },
    { label: say('invoice.issuedOn'), value: date(invoice.issuedOn) },
    { label: say('invoice.orderNumber'), value: invoice.orderNumber },
    { label: say('invoice.suppliedOn'), value: date(invoice.suppliedOn) },
    { label: say('invoice.customerNumber'), value: invoice.customerNumber },
    ...(invoice.reverses ? [] : [{ label: say('invoice.dueOn'), value: date(invoice.dueOn) }]),
  ]
}

function reversalNote(
  reverses: NonNullable<CommissionInvoice['reverses']>,
  { reader }: DocumentLanguages,
): string {
  return reader.say('invoice.reverses', {
    number: reverses.number,
    date: reader.date(reverses.issuedOn),
  })
}

function writePosition(pdf: Pdf, invoice: CommissionInvoice, { reader }: DocumentLanguages) {
  const { say, moneyCents, percent } = reader
  const { commission, vehicle } = invoice
  pdf.moveDown(20)
  writeRow(pdf, {
    ...{ label: say('invoice.service'), amount: say('invoice.amount') },
    ...{ labelStyle: styles.label, amountStyle: styles.label },
  })
  pdf.moveDown(4)
  pdf.decorate(() => hairlineAt(pdf, pdf.y))
  pdf.moveDown(6)
  writeRow(pdf, {
    ...{ label: say('invoice.commission'), amount: moneyCents(invoice.netCents) },
    ...{ labelStyle: styles.strong, amountStyle: styles.body },
  })
  const explanation = say('invoice.explanation', {
    rate: percent(commission.rateBasisPoints),
    base: moneyCents(commission.netHammerCents),
    min: moneyCents(commission.minCents),
    max: moneyCents(commission.maxCents),
  })
  const width = contentWidth - amountWidth - 24
  pdf.write({ text: `${vehicle.title}, ${vehicle.vin}`, style: styles.body, width })
  pdf.write({ text: explanation, style: styles.label, width })
  pdf.moveDown(8)
}

function writeSums(pdf: Pdf, invoice: CommissionInvoice, { reader }: DocumentLanguages) {
  const { say, moneyCents, percent } = reader
  const rate = percent(invoice.vat.rateBasisPoints)
  const plain = { labelStyle: styles.body, amountStyle: styles.body }
  pdf.decorate(() => hairlineAt(pdf, pdf.y))
  pdf.moveDown(6)
  writeRow(pdf, { label: say('invoice.net'), amount: moneyCents(invoice.netCents), ...plain })
  writeRow(pdf, {
    ...{ label: say('invoice.vatLine', { rate }), amount: moneyCents(invoice.vatCents) },
    ...plain,
  })
  pdf.moveDown(5)
  pdf.decorate(() => hairlineAt(pdf, pdf.y))
  pdf.moveDown(7)
  writeRow(pdf, {
    ...{ label: say('invoice.gross'), amount: moneyCents(invoice.grossCents) },
    ...{ labelStyle: styles.total, amountStyle: styles.total },
  })
}

type Row = {
  readonly label: string
  readonly amount: string
  readonly labelStyle: Parameters<typeof lineHeight>[0]
  readonly amountStyle: Parameters<typeof lineHeight>[0]
}

function writeRow(pdf: Pdf, { label, amount, labelStyle, amountStyle }: Row): void {
  const { y } = pdf
  pdf.write({ text: label, style: labelStyle, width: contentWidth - amountWidth, y })
  pdf.write({
    ...{ text: amount, style: amountStyle, align: 'right', width: amountWidth, y },
    x: edges.left + contentWidth - amountWidth,
  })
  pdf.moveDown(lineHeight(labelStyle))
}

/** Where no VAT is shown the invoice says why, in German too: a tax office will read it. */
function writeTaxNote(
  pdf: Pdf,
  { vat }: CommissionInvoice,
  { reader, german }: DocumentLanguages,
): void {
  if (vat.case !== 'reverse_charge' && vat.case !== 'not_taxable_here') return
  const key = `invoice.note.${vat.case}` as const
  pdf.moveDown(14)
  pdf.write({ text: reader.say(key), style: styles.body })
  if (reader.locale !== german.locale) {
    pdf.write({ text: german.say(key), style: styles.label, lang: 'de' })
  }
}

function writePayment(pdf: Pdf, invoice: CommissionInvoice, languages: DocumentLanguages) {
  const { say, moneyCents, date } = languages.reader
  if (invoice.reverses) {
    pdf.moveDown(16)
    pdf.write({ text: say('invoice.nothingToPay'), style: styles.body })
    return
  }
  const { issuer } = invoice
  writeHeading(pdf, 'invoice.paymentDetails', languages)
  const request = { amount: moneyCents(invoice.grossCents), date: date(invoice.dueOn) }
  pdf.write({ text: say('invoice.payment', request), style: styles.body })
  pdf.moveDown(8)
  writeFacts(pdf, [
    { label: say('invoice.accountHolder'), value: issuer.name },
    { label: 'IBAN', value: issuer.iban },
    { label: say('invoice.bank'), value: issuer.bankName },
    { label: 'BIC', value: issuer.bic },
    { label: say('invoice.reference'), value: invoice.number },
  ])
}

/** An invoice that a recipient's program would refuse is not sent at all. */
function checked(invoice: EInvoice): EInvoice {
  const broken = brokenRules(invoice)
  if (broken.length > 0) throw new Error(`Invoice ${invoice.number} breaks ${broken.join(', ')}`)
  return invoice
}
