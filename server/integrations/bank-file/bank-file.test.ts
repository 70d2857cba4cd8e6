import { describe, expect, test } from 'vitest'
import { bankFileReader } from './read-bank-file.ts'

const savingsBank = `"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Beguenstigter/Zahlungspflichtiger";"Betrag";"Waehrung"
"DE02";"20.11.26";"20.11.26";"GUTSCHRIFT";"CM24-R-2026-00017; danke";"Kampery Łódź Sp. z o.o.";"1.859,04";"EUR"
"DE02";"20.11.26";"20.11.26";"LASTSCHRIFT";"Strom";"Stadtwerke";"-120,00";"EUR"
`

const withPreface = `Kontonummer;DE02\nZeitraum;November\n
Buchungsdatum;Zahlungspflichtige*r;Verwendungszweck;Betrag (€)
20.11.2026;Caravan Nord GmbH;CM24-R-2026-00018;721,88
20.11.2026;Caravan Nord GmbH;CM24-R-2026-00018;721,88
`

const english = `Date,Amount,Description,Payer
2026-11-20,"1,859.04",CM24-R-2026-00017,"Kampery, Lodz"
`

const camt = `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
  <Ntry><Amt Ccy="EUR">1859.04</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2026-11-20</Dt></BookgDt><AcctSvcrRef>A1</AcctSvcrRef>
    <NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><RltdPties><Dbtr><Pty><Nm>Kampery &amp; Söhne</Nm></Pty></Dbtr></RltdPties>
    <RmtInf><Ustrd>CM24-R-2026-</Ustrd><Ustrd>00017</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>
  <Ntry><Amt Ccy="EUR">1000.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2026-11-20</Dt></BookgDt><AcctSvcrRef>A2</AcctSvcrRef>
    <NtryDtls>
      <TxDtls><Amt Ccy="EUR">400.00</Amt><RmtInf><Ustrd>CM24-R-2026-00018</Ustrd></RmtInf></TxDtls>
      <TxDtls><Amt Ccy="EUR">600.00</Amt><RmtInf><Ustrd>CM24-R-2026-00019</Ustrd></RmtInf></TxDtls>
    </NtryDtls></Ntry>
  <Ntry><Amt Ccy="EUR">9.90</Amt><CdtDbtInd>DBIT</CdtDbtInd><BookgDt><Dt>2026-11-20</Dt></BookgDt></Ntry>
</Stmt></BkToCstmrStmt></Document>`

describe('a bank file', () => {
  // Name, text, and what came in: day, cents, payer, purpose.
  test.each([
    [
      'of a savings bank, without its debits',
      savingsBank,
      [['2026-11-20', 185_904, 'Kampery Łódź Sp. z o.o.', 'CM24-R-2026-00017; danke']],
    ],
    [
      'with lines above its head',
      withPreface,
      [
        ['2026-11-20', 72_188, 'Caravan Nord GmbH', 'CM24-R-2026-00018'],
        ['2026-11-20', 72_188, 'Caravan Nord GmbH', 'CM24-R-2026-00018'],
      ],
    ],
    ['in English', english, [['2026-11-20', 185_904, 'Kampery, Lodz', 'CM24-R-2026-00017']]],
    [
      'as CAMT.053, a collected entry part by part',
      camt,
      [
        ['2026-11-20', 185_904, 'Kampery & Söhne', 'CM24-R-2026- 00017'],
        ['2026-11-20', 40_000, '', 'CM24-R-2026-00018'],
        ['2026-11-20', 60_000, '', 'CM24-R-2026-00019'],
      ],
    ],
  ])('%s is read', (_name, text, expected) => {
    const bookings = bankFileReader.read(text)
    expect(
      bookings.map(({ bookedOn, amountCents, payer, purpose }) => [
        ...[bookedOn, amountCents, payer, purpose],
      ]),
    ).toEqual(expected)
    expect(new Set(bookings.map(({ fingerprint }) => fingerprint)).size).toBe(bookings.length)
    expect(bankFileReader.read(text)).toEqual(bookings)
  })

  test.each([
    ['a picture', '\u0089PNG\r\n'],
    ['another XML', '<html><body/></html>'],
    ['broken XML', '<Document><BkToCstmrStmt>'],
    ['a bomb', `<!DOCTYPE lolz [<!ENTITY a "aaaa">]>${camt}`],
    ['a foreign currency', camt.replaceAll('Ccy="EUR"', 'Ccy="SEK"')],
    ['a foreign currency in a column', savingsBank.replaceAll('"EUR"', '"SEK"')],
    ['no number where the amount stands', english.replace('"1,859.04"', 'viel')],
    ['a day that is none', english.replace('2026-11-20', '2026-13-40')],
    ['a day that its month has not', english.replace('2026-11-20', '2026-02-30')],
    ['the same in CAMT', camt.replaceAll('2026-11-20', '2026-02-30')],
  ])('that is %s is refused', (_name, text) => {
    expect(() => bankFileReader.read(text)).toThrow(
      expect.objectContaining({ name: 'BankFileUnreadable' }),
    )
  })

  test.each([
    ['a day', english.replace('2026-11-20', '2026-13-40'), '2026-13-40'],
    ['an amount', english.replace('"1,859.04"', 'eight'), 'eight'],
  ])('names %s that it could not read', (_what, text, found) => {
    expect(() => bankFileReader.read(text)).toThrow(expect.objectContaining({ found }))
  })

  test.each([
    ['<Sts>PDNG</Sts>', 2],
    ['<Sts><Cd>INFO</Cd></Sts>', 2],
    ['<Sts>BOOK</Sts>', 3],
    ['<Sts><Cd>BOOK</Cd></Sts>', 3],
  ])(
    'whose first entry bears %s has %i bookings: what is only announced is none',
    (status, count) => {
      const text = camt.replace('<BookgDt>', `${status}<BookgDt>`)
      expect(bankFileReader.read(text)).toHaveLength(count)
    },
  )

  test.each(['NONREF', 'NOTPROVIDED', 'nonref'])(
    'whose bank writes %s for no reference: two dealers who pay the same sum are two payments',
    (placeholder) => {
      const text = camt
        .replaceAll(/A[12]</g, `${placeholder}<`)
        .replace('1000.00', '1859.04')
        .replace(/<TxDtls><Amt Ccy="EUR">400[\s\S]*?<\/TxDtls>/, '')
      const bookings = bankFileReader.read(text)
      expect(bookings.map(({ amountCents }) => amountCents)).toEqual([185_904, 185_904])
      expect(new Set(bookings.map(({ fingerprint }) => fingerprint)).size).toBe(2)
      expect(bankFileReader.read(text)).toEqual(bookings)
    },
  )
})
