import { describe, expect, it } from 'vitest'
import { documentLanguages } from '#content/documents/document-language.ts'
import { locales } from '#locales/locales.ts'
import { commissionInvoice } from './commission-invoice.ts'
import type { PurchaseContract } from './port.ts'
import { purchaseContract } from './purchase-contract.ts'
import { contractExample, invoiceExample } from './sale-example.ts'
import { describeDocumentsIn } from './testing/documents-in-language.ts'
import { readPdf, withoutBlanks } from './testing/read-pdf.ts'

for (const locale of locales) describeDocumentsIn(locale)

describe('a document', () => {
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
    const { text } = await readPdf(await purchaseContract(contract, languages))
    expect(text).toContain(withoutBlanks('19 % Umsatzsteuer, 6.586,13 €'))
    expect(text).toContain(withoutBlanks('Nettopreis 34.663,87 €.'))
    expect(text).toContain(withoutBlanks('Zu zahlen an den Verkäufer 41.250 €'))
  })

  it('names as its figure what is to be paid, and the hammer price beside it where they differ (rules 10)', async () => {
    const contract: PurchaseContract = {
      ...contractExample,
      vat: {
        ...{ case: 'intra_community_exempt', netHammerCents: 3_466_387, shownVatCents: 0 },
        ...{ payableCents: 3_466_387, refundedAfterProofCents: 0 },
      },
    }
    const { text } = await readPdf(await purchaseContract(contract, languages))
    expect(text).toContain(
      withoutBlanks('Zu zahlen an den Verkäufer 34.663,87 € Zuschlagspreis: 41.250 €'),
    )
  })

  it('stands in the languages of both sides, the seller’s governs, signed once (rules 10)', async () => {
    const both = documentLanguages('de', 'pl')
    const translation = {
      facts: [{ label: 'Przebieg', value: '48 200 km' }],
      ...{ confirmed: [], knownDefects: ['Zderzak: rysa.'], handedOver: ['dwa kluczyki'] },
      pickupPlace: 'Strandallee 12, 23669 Timmendorfer Strand, Niemcy',
    }
    const contract = { ...contractExample, translation }
    const { text, texts } = await readPdf(await purchaseContract(contract, both))
    const [german, polish] = [both.reader.say, both.other.say]
    for (const part of [
      german('contract.versions', { governing: 'Deutsch', other: 'Polnisch' }),
      polish('contract.translationNote', { governing: 'niemiecki' }),
      ...[german('contract.clause.payment.text'), polish('contract.clause.payment.text')],
      ...[...contractExample.knownDefects, 'Zderzak: rysa.', 'dwa kluczyki'],
    ]) {
      expect(text).toContain(withoutBlanks(part))
    }
    const first = texts.findIndex((page) =>
      page.includes(withoutBlanks('Umowa sprzedaży używanego pojazdu')),
    )
    expect(texts.slice(0, first).join('')).not.toContain(withoutBlanks('Zderzak: rysa.'))
    expect(text.split(withoutBlanks(german('contract.placeDate'))).length - 1).toBe(2)
    expect(text).not.toContain(withoutBlanks(polish('contract.placeDate')))
    const alone = await readPdf(await purchaseContract(contract, documentLanguages('de')))
    expect(alone.text).not.toContain(withoutBlanks('Zderzak: rysa.'))
  })

  it('names the account that its seller gave, and none where they have not (rules 10)', async () => {
    const account = {
      iban: 'NL91ABNA0417164300',
      holder: 'F. de Vries',
      givenAt: Date.UTC(2026, 10, 20),
    }
    const { text } = await readPdf(
      await purchaseContract({ ...contractExample, account }, languages),
    )
    expect(text).toContain(withoutBlanks('NL91 ABNA 0417 1643 00'))
    const plain = await readPdf(await purchaseContract(contractExample, languages))
    expect(plain.text).not.toContain('IBAN')
  })

  it('sets the letters of all eight languages, and a question mark for others', async () => {
    const title = 'Příliš žluťoučký kůň Zażółć gęślą jaźń Ærø Öland ¿Qué? 漢'
    const contract = { ...contractExample, vehicle: { ...contractExample.vehicle, title } }
    const { text } = await readPdf(await purchaseContract(contract, languages))
    expect(text).toContain(withoutBlanks(title.replace('漢', '?')))
  })

  it('names a dealer in Greece, where vehicles are sold to, as they write themselves (rules 10)', async () => {
    const party = {
      ...{ company: 'Τροχόσπιτα Αθηνών Α.Ε.', name: 'Ελευθέριος Ψαράκης Ώ΄' },
      ...{ street: 'Λεωφόρος Συγγρού 7', zipCode: '117 42', city: 'ΑΘΉΝΑ', country: 'GR' },
    }
    const documents = [
      await readPdf(await purchaseContract({ ...contractExample, buyer: party }, languages)),
      await readPdf(
        await commissionInvoice(
          { ...invoiceExample, dealer: { ...party, vatId: 'EL123456789' } },
          languages,
        ),
      ),
    ]
    for (const { text } of documents) {
      for (const part of [party.company, party.name, party.street, party.city]) {
        expect(text).toContain(withoutBlanks(part))
      }
    }
  })

  it('turns the page for a long list and keeps every entry', async () => {
    const knownDefects = Array.from({ length: 80 }, (_, index) => `Kratzer Nummer ${index + 1}.`)
    const { text, pages } = await readPdf(
      await purchaseContract({ ...contractExample, knownDefects }, languages),
    )
    expect(pages).toBeGreaterThan(2)
    for (const defect of knownDefects) expect(text).toContain(withoutBlanks(defect))
    expect(text).toContain(withoutBlanks(`Seite ${pages}/${pages}`))
  })

  it('leaves no line of the handover alone on the next page', async () => {
    const { reader } = languages
    const whole = (['contract.pickupPlace', 'contract.handedOver'] as const).map((key) =>
      withoutBlanks(reader.say(key)),
    )
    for (const count of [1, 2, 3]) {
      const knownDefects = Array.from({ length: count }, (_, index) => `Kratzer ${index + 1}.`)
      const contract = { ...contractExample, knownDefects }
      const { texts } = await readPdf(await purchaseContract(contract, languages))
      const places = whole.map((label) => texts.findIndex((text) => text.includes(label)))
      expect(places, `${count} defects`).not.toContain(-1)
      expect(new Set(places).size, `${count} defects`).toBe(1)
    }
  })

  it('breaks a word that is longer than its line and text that is longer than a page', async () => {
    const knownDefects = ['x'.repeat(400), 'Lack stumpf. '.repeat(700).trim()]
    const { text, pages } = await readPdf(
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
    const { attachments } = await readPdf(bytes)
    expect(attachments).toEqual(['factur-x.xml'])
  })

  it('is not written when its sums contradict each other', async () => {
    const wrong = { ...invoiceExample, grossCents: 72_189 }
    await expect(async () => commissionInvoice(wrong, languages)).rejects.toThrow('BR-CO-15')
  })
})
