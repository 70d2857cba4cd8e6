import { centsOfEur } from '#domain/money/rounding.ts'
import { groupedIban } from '#domain/order/bank-account.ts'
import type { Pdf } from './pdf.ts'
import { keepWithHeading, writeFacts, writeHeading, writePriceBox } from './pdf-blocks.ts'
import type { DocumentLanguage, DocumentLanguages, PurchaseContract } from './port.ts'

/** What is to be paid, as the largest figure of the contract; the hammer price, and how VAT applies to it. */

export function writePrice(pdf: Pdf, contract: PurchaseContract, languages: DocumentLanguages) {
  const { say, money, moneyCents } = languages.reader
  const { hammerPriceEur, vat } = contract
  const isHammerPrice = vat.payableCents === centsOfEur(hammerPriceEur)
  const hammer = `${say('contract.hammerPrice')}: ${money(hammerPriceEur)}`
  const lines = [...(isHammerPrice ? [] : [hammer]), ...vatLines(contract, languages)]
  keepWithHeading(pdf, lines)
  writeHeading(pdf, 'contract.price', languages)
  pdf.moveDown(2)
  writePriceBox(pdf, {
    label: say('contract.payable'),
    price: isHammerPrice ? money(hammerPriceEur) : moneyCents(vat.payableCents),
    lines,
  })
  writeAccount(pdf, contract, languages)
}

function writeAccount(pdf: Pdf, { account }: PurchaseContract, { reader }: DocumentLanguages) {
  if (!account) return
  const { say, date } = reader
  pdf.moveDown(8)
  writeFacts(pdf, [
    { label: say('contract.account.iban'), value: groupedIban(account.iban) },
    { label: say('contract.account.holder'), value: account.holder },
    { label: say('contract.account.givenAt'), value: date(account.givenAt) },
  ])
}

/**
 * How VAT applies, in the languages of both sides; and in German, whose law governs the sale,
 * wherever a tax office may read it.
 */
function vatLines(
  { vat, vatRateBasisPoints }: PurchaseContract,
  { reader, other, german }: DocumentLanguages,
): string[] {
  const sides = distinct([reader, other])
  const withGerman = distinct([reader, other, german])
  const wording = (languages: readonly DocumentLanguage[], vatCents: number) =>
    languages.map(({ say, percent, moneyCents }) =>
      say(`contract.vat.${vat.case}`, {
        rate: percent(vatRateBasisPoints),
        vat: moneyCents(vatCents),
        net: moneyCents(vat.netHammerCents),
      }),
    )
  switch (vat.case) {
    case 'private_without_vat':
      return wording(sides, 0)
    case 'margin_scheme':
    case 'intra_community_exempt':
    case 'new_vehicle_intra_community':
      return wording(withGerman, 0)
    case 'domestic_with_vat':
      return wording(sides, vat.shownVatCents)
    case 'export_after_proof':
      return wording(withGerman, vat.refundedAfterProofCents)
  }
}

function distinct(languages: readonly DocumentLanguage[]): DocumentLanguage[] {
  return [...new Map(languages.map((language) => [language.locale, language])).values()]
}
