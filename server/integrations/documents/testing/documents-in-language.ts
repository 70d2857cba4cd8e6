import { describe, expect, it } from 'vitest'
import { documentLanguages } from '#content/documents/document-language.ts'
import { vehicleVatCases } from '#domain/pricing/vehicle-vat.ts'
import type { Locale } from '#locales/locales.ts'
import { commissionInvoice } from '../commission-invoice.ts'
import type { CommissionInvoice, PurchaseContract } from '../port.ts'
import { purchaseContract } from '../purchase-contract.ts'
import { contractExample, invoiceExample } from '../sale-example.ts'
import { readPdf, withoutBlanks } from './read-pdf.ts'

/** The tests of a sale's documents for readers of one language. */
export function describeDocumentsIn(locale: Locale): void {
  describe(`the documents of a sale in ${locale}`, () => {
    const languages = documentLanguages(locale)
    const { say, money, moneyCents } = languages.reader

    it('contract names both sides, the vehicle, the defects, the price and its terms (rules 10)', async () => {
      const { text, info } = await readPdf(await purchaseContract(contractExample, languages))
      for (const part of [
        ...['Ingrid Jürgensen-Weiß', 'Kampery Łódź Sp. z o.o.', 'Zdzisław Wójcik-Żółty'],
        ...['ul. Piękna 7', 'PL1234567890', 'ZFA25000001234567', 'OH-IJ 78', '103 kW (140 PS)'],
        ...contractExample.knownDefects,
        ...[
          money(41_250),
          say('contract.vat.private_without_vat'),
          say('contract.clause.retention.text'),
        ],
        ...['Eigentumsvorbehalt', say('contract.clause.warrantyPrivate.text')],
        ...[contractExample.snapshotHash, say('contract.placeDate')],
      ]) {
        expect(text).toContain(withoutBlanks(part))
      }
      expect(text).not.toContain(withoutBlanks(say('contract.clause.warrantyBusiness.text')))
      expect(info).toMatchObject({ Language: locale, PDFFormatVersion: '1.7' })
    })

    it('invoice shows the amounts it was given and why no VAT is due (rules 10)', async () => {
      const { text } = await readPdf(await commissionInvoice(invoiceExample, languages))
      for (const part of [
        ...['CM24-2026-000017', 'Kampery Łódź Sp. z o.o.', 'DE02 1203 0000 0000 2020 51'],
        ...[moneyCents(72_188), moneyCents(4_125_000), moneyCents(39_900), moneyCents(350_000)],
        ...[say('invoice.note.reverse_charge'), 'Steuerschuldnerschaft des Leistungsempfängers'],
      ]) {
        expect(text).toContain(withoutBlanks(part))
      }
    })

    it.each(vehicleVatCases)('have a wording for the VAT case %s (rules 10)', (vatCase) => {
      const wording = say(`contract.vat.${vatCase}`, { rate: '19 %', vat: '7 €', net: '40 €' })
      expect(wording).not.toMatch(/contract\.|[{}]/)
      if (vatCase === 'domestic_with_vat' || vatCase === 'export_after_proof') {
        expect(wording).toMatch(/19 %.*7 €.*40 €/)
      }
    })

    it('say everything in words of their own', async () => {
      const business: PurchaseContract = {
        ...contractExample,
        isSellerBusiness: true,
        confirmed: [],
        knownDefects: [],
        vatRateBasisPoints: 1900,
        vat: {
          ...{ case: 'domestic_with_vat', netHammerCents: 3_466_387, shownVatCents: 658_613 },
          ...{ payableCents: 4_125_000, refundedAfterProofCents: 0 },
        },
      }
      const reversal: CommissionInvoice = {
        ...invoiceExample,
        ...{
          netCents: -72_188,
          grossCents: -72_188,
          vat: { case: 'not_taxable_here', rateBasisPoints: 0 },
        },
        reverses: { number: 'CM24-2026-000017', issuedOn: '2026-11-20' },
      }
      const documents = [
        await readPdf(await purchaseContract(business, languages)),
        await readPdf(await commissionInvoice(reversal, languages)),
      ]
      for (const { text } of documents)
        expect(text).not.toMatch(/contract\.|invoice\.|[{}]|undefined/)
      expect(documents[0]?.text).toContain(withoutBlanks(moneyCents(658_613)))
      expect(documents[1]?.text).toContain(withoutBlanks(say('invoice.nothingToPay')))
    })
  })
}
