import { type EInvoice, eInvoiceOf } from './e-invoice.ts'
import { brokenRules } from './e-invoice-rules.ts'
import { eInvoiceXml } from './e-invoice-xml.ts'
import { embedEInvoice } from './embed-e-invoice.ts'
import { brand, contentWidth, createPaper, edges, type Paper, styles } from './paper.ts'
import { hairlineAt, writeFacts, writeHeading } from './paper-blocks.ts'
import type { CommissionInvoice, DocumentLanguages, LabelledValue, Party } from './port.ts'
import { lineHeight } from './text-layout.ts'

const amountWidth = 120

/**
 * The dealer's invoice for our commission, or the reversal that takes it back (rules 10). All
 * amounts come reckoned; the paper adds nothing up.
 */
export function commissionInvoice(
  invoice: CommissionInvoice,
  languages: DocumentLanguages,
): Promise<Uint8Array> {
  const { say } = languages.reader
  const titleKey = invoice.reverses ? 'invoice.reversalTitle' : 'invoice.title'
  const paper = createPaper({
    title: `${say(titleKey)} ${invoice.number}`,
    author: invoice.issuer.name,
    lang: languages.reader.locale,
    createdAt: new Date(invoice.issuedOn),
  })
  writeLetterhead(paper, invoice, languages)
  const term = languages.german.say(titleKey)
  paper.write({ text: say(titleKey), style: styles.title, tag: 'H1' })
  if (term !== say(titleKey)) paper.write({ text: term, style: styles.term, lang: 'de' })
  paper.moveDown(8)
  writeFacts(paper, headFacts(invoice, languages))
  if (invoice.reverses) {
    paper.moveDown(12)
    paper.write({ text: reversalNote(invoice.reverses, languages), style: styles.strong })
  }
  writePosition(paper, invoice, languages)
  writeSums(paper, invoice, languages)
  writeTaxNote(paper, invoice, languages)
  writePayment(paper, invoice, languages)
  embedEInvoice(paper, {
    xml: eInvoiceXml(checked(eInvoiceOf(invoice, languages))),
    issuedOn: invoice.issuedOn,
  })
  return paper.finish((line, page) => {
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
  paper: Paper,
  { issuer, dealer }: CommissionInvoice,
  { reader }: DocumentLanguages,
): void {
  paper.decorate(() => {
    const { document } = paper
    document.rect(0, 0, document.page.width, 6).fill(brand)
  })
  paper.write({ text: 'CM24', style: { ...styles.heading, size: 15 } })
  paper.y = 124
  const sender = `${issuer.name} · ${issuer.street} · ${issuer.zipCode} ${issuer.city}`
  paper.write({ text: sender, style: styles.small })
  paper.moveDown(4)
  paper.write({ text: addressLines(dealer, reader.country).join('\n'), style: styles.body })
  if (dealer.vatId) {
    paper.write({ text: `${reader.say('vatId')}: ${dealer.vatId}`, style: styles.label })
  }
  paper.y = Math.max(paper.y + 28, 252)
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

function writePosition(paper: Paper, invoice: CommissionInvoice, { reader }: DocumentLanguages) {
  const { say, moneyCents, percent } = reader
  const { commission, vehicle } = invoice
  paper.moveDown(20)
  writeRow(paper, {
    ...{ label: say('invoice.service'), amount: say('invoice.amount') },
    ...{ labelStyle: styles.label, amountStyle: styles.label },
  })
  paper.moveDown(4)
  paper.decorate(() => hairlineAt(paper, paper.y))
  paper.moveDown(6)
  writeRow(paper, {
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
  paper.write({ text: `${vehicle.title}, ${vehicle.vin}`, style: styles.body, width })
  paper.write({ text: explanation, style: styles.label, width })
  paper.moveDown(8)
}

function writeSums(paper: Paper, invoice: CommissionInvoice, { reader }: DocumentLanguages) {
  const { say, moneyCents, percent } = reader
  const rate = percent(invoice.vat.rateBasisPoints)
  const plain = { labelStyle: styles.body, amountStyle: styles.body }
  paper.decorate(() => hairlineAt(paper, paper.y))
  paper.moveDown(6)
  writeRow(paper, { label: say('invoice.net'), amount: moneyCents(invoice.netCents), ...plain })
  writeRow(paper, {
    ...{ label: say('invoice.vatLine', { rate }), amount: moneyCents(invoice.vatCents) },
    ...plain,
  })
  paper.moveDown(5)
  paper.decorate(() => hairlineAt(paper, paper.y))
  paper.moveDown(7)
  writeRow(paper, {
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

function writeRow(paper: Paper, { label, amount, labelStyle, amountStyle }: Row): void {
  const { y } = paper
  paper.write({ text: label, style: labelStyle, width: contentWidth - amountWidth, y })
  paper.write({
    ...{ text: amount, style: amountStyle, align: 'right', width: amountWidth, y },
    x: edges.left + contentWidth - amountWidth,
  })
  paper.moveDown(lineHeight(labelStyle))
}

/** Where no VAT is shown the invoice says why, in German too: a tax office will read it. */
function writeTaxNote(
  paper: Paper,
  { vat }: CommissionInvoice,
  { reader, german }: DocumentLanguages,
): void {
  if (vat.case !== 'reverse_charge' && vat.case !== 'not_taxable_here') return
  const key = `invoice.note.${vat.case}` as const
  paper.moveDown(14)
  paper.write({ text: reader.say(key), style: styles.body })
  if (reader.locale !== german.locale) {
    paper.write({ text: german.say(key), style: styles.label, lang: 'de' })
  }
}

function writePayment(paper: Paper, invoice: CommissionInvoice, languages: DocumentLanguages) {
  const { say, moneyCents, date } = languages.reader
  if (invoice.reverses) {
    paper.moveDown(16)
    paper.write({ text: say('invoice.nothingToPay'), style: styles.body })
    return
  }
  const { issuer } = invoice
  writeHeading(paper, 'invoice.paymentDetails', languages)
  const request = { amount: moneyCents(invoice.grossCents), date: date(invoice.dueOn) }
  paper.write({ text: say('invoice.payment', request), style: styles.body })
  paper.moveDown(8)
  writeFacts(paper, [
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
