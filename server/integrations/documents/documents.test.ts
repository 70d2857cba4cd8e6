import { getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { documentLanguages } from '#content/documents/document-language.ts'
import { vehicleVatCases } from '#domain/pricing/vehicle-vat.ts'
import { locales } from '#locales/locales.ts'
import { commissionInvoice } from './commission-invoice.ts'
import type { CommissionInvoice, PurchaseContract } from './port.ts'
import { purchaseContract } from './purchase-contract.ts'
import { contractExample, invoiceExample } from './sale-example.ts'

describe.each(locales)('the documents of a sale in %s', (locale) => {
  const languages = documentLanguages(locale)
  const { say, money, moneyCents } = languages.reader

  it('contract names both sides, the vehicle, the defects, the price and its terms (rules 10)', async () => {
    const { text, info } = await readBack(await purchaseContract(contractExample, languages))
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
      expect(text).toContain(squeezed(part))
    }
    expect(text).not.toContain(squeezed(say('contract.clause.warrantyBusiness.text')))
    expect(info).toMatchObject({ Language: locale, PDFFormatVersion: '1.7' })
  })

  it('invoice shows the amounts it was given and why no VAT is due (rules 10)', async () => {
    const { text } = await readBack(await commissionInvoice(invoiceExample, languages))
    for (const part of [
      ...['CM24-2026-000017', 'Kampery Łódź Sp. z o.o.', 'DE02 1203 0000 0000 2020 51'],
      ...[moneyCents(72_188), moneyCents(4_125_000), moneyCents(39_900), moneyCents(350_000)],
      ...[say('invoice.note.reverse_charge'), 'Steuerschuldnerschaft des Leistungsempfängers'],
    ]) {
      expect(text).toContain(squeezed(part))
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
      await readBack(await purchaseContract(business, languages)),
      await readBack(await commissionInvoice(reversal, languages)),
    ]
    for (const { text } of documents)
      expect(text).not.toMatch(/contract\.|invoice\.|[{}]|undefined/)
    expect(documents[0]?.text).toContain(squeezed(moneyCents(658_613)))
    expect(documents[1]?.text).toContain(squeezed(say('invoice.nothingToPay')))
  })
})

describe('a pdf', () => {
  const languages = documentLanguages('de')

  it('shows what comes back after an export, and what is to be paid (rules 10)', async () => {
    const contract: PurchaseContract = {
      ...contractExample,
      vatRateBasisPoints: 1900,
      vat: {
        ...{ case: 'export_after_proof', netHammerCents: 3_466_387, shownVatCents: 0 },
        ...{ payableCents: 4_125_000, refundedAfterProofCents: 658_613 },
      },
    }
    const { text } = await readBack(await purchaseContract(contract, languages))
    expect(text).toContain(squeezed('19 % Umsatzsteuer, 6.586,13 €'))
    expect(text).toContain(squeezed('Nettopreis 34.663,87 €. Zu zahlen: 41.250,00 €'))
  })

  it('sets the letters of all eight languages, and a question mark for others', async () => {
    const title = 'Příliš žluťoučký kůň Zażółć gęślą jaźń Ærø Öland ¿Qué? 漢'
    const contract = { ...contractExample, vehicle: { ...contractExample.vehicle, title } }
    const { text } = await readBack(await purchaseContract(contract, languages))
    expect(text).toContain(squeezed(title.replace('漢', '?')))
  })

  it('names a dealer in Greece, where vehicles are sold to, as he writes himself (rules 10)', async () => {
    const party = {
      ...{ company: 'Τροχόσπιτα Αθηνών Α.Ε.', name: 'Ελευθέριος Ψαράκης Ώ΄' },
      ...{ street: 'Λεωφόρος Συγγρού 7', zipCode: '117 42', city: 'ΑΘΉΝΑ', country: 'GR' },
    }
    const documents = [
      await readBack(await purchaseContract({ ...contractExample, buyer: party }, languages)),
      await readBack(
        await commissionInvoice(
          { ...invoiceExample, dealer: { ...party, vatId: 'EL123456789' } },
          languages,
        ),
      ),
    ]
    for (const { text } of documents) {
      for (const part of [party.company, party.name, party.street, party.city]) {
        expect(text).toContain(squeezed(part))
      }
    }
  })

  it('turns the page for a long list and keeps every entry', async () => {
    const knownDefects = Array.from({ length: 80 }, (_, index) => `Kratzer Nummer ${index + 1}.`)
    const { text, pages } = await readBack(
      await purchaseContract({ ...contractExample, knownDefects }, languages),
    )
    expect(pages).toBeGreaterThan(2)
    for (const defect of knownDefects) expect(text).toContain(squeezed(defect))
    expect(text).toContain(squeezed(`Seite ${pages}/${pages}`))
  })

  it('leaves no line of the handover alone on the next page', async () => {
    const { reader } = languages
    const whole = (['contract.pickupPlace', 'contract.handedOver'] as const).map((key) =>
      squeezed(reader.say(key)),
    )
    for (const count of [1, 2, 3]) {
      const knownDefects = Array.from({ length: count }, (_, index) => `Kratzer ${index + 1}.`)
      const contract = { ...contractExample, knownDefects }
      const { texts } = await readBack(await purchaseContract(contract, languages))
      const places = whole.map((label) => texts.findIndex((text) => text.includes(label)))
      expect(places, `${count} defects`).not.toContain(-1)
      expect(new Set(places).size, `${count} defects`).toBe(1)
    }
  })

  it('breaks a word that is longer than its line and text that is longer than a page', async () => {
    const knownDefects = ['x'.repeat(400), 'Lack stumpf. '.repeat(700).trim()]
    const { text, pages } = await readBack(
      await purchaseContract({ ...contractExample, knownDefects }, languages),
    )
    expect(text).toContain('x'.repeat(400))
    expect(text.split('stumpf.').length - 1).toBe(700)
    expect(pages).toBeGreaterThan(3)
  })

  it('is an archive file with embedded fonts and carries the invoice as XML (rules 10)', async () => {
    const bytes = await commissionInvoice(invoiceExample, languages)
    const raw = Buffer.from(bytes).toString('latin1')
    expect(raw).toContain('<pdfaid:part>3</pdfaid:part>')
    expect(raw).toContain('<pdfaid:conformance>B</pdfaid:conformance>')
    expect(raw).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>')
    expect(raw).toContain('<pdfaSchema:prefix>fx</pdfaSchema:prefix>')
    expect(raw).toContain('/AFRelationship /Alternative')
    expect(raw).toContain('/OutputIntent')
    expect(raw).not.toContain('/Helvetica')
    const { attachments } = await readBack(bytes)
    expect(attachments).toEqual(['factur-x.xml'])
  })

  it('is not written when its sums contradict each other', async () => {
    const wrong = { ...invoiceExample, grossCents: 72_189 }
    await expect(async () => commissionInvoice(wrong, languages)).rejects.toThrow('BR-CO-15')
  })
})

async function readBack(bytes: Uint8Array) {
  const reader = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  const texts: string[] = []
  for (let number = 1; number <= reader.numPages; number += 1) {
    const page = await reader.getPage(number)
    const { items } = await page.getTextContent()
    texts.push(squeezed(items.map((item) => ('str' in item ? item.str : '')).join('')))
  }
  const { info } = await reader.getMetadata()
  const attached: unknown = await reader.getAttachments()
  const attachments = attached instanceof Map ? [...attached.keys()] : Object.keys(attached ?? {})
  return { text: texts.join(''), texts, info, pages: reader.numPages, attachments }
}

/** Lines and runs part words wherever the pdf needs it; the letters alone must be right. */
function squeezed(text: string): string {
  return text.replaceAll(/\s/g, '')
}
