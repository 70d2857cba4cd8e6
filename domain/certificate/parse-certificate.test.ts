import { describe, expect, it } from 'vitest'
import { parseCertificate } from './parse-certificate.ts'
import type { ReadWord } from './read-word.ts'

const signWidth = 12
const height = 20

/** `14,2 KI-CM 240` a line: the place of its first word in columns and rows, then words with their gaps. */
function page(lines: string, { tilt = 0, confidence = 0.97 } = {}): ReadWord[] {
  return lines
    .trim()
    .split('\n')
    .flatMap((line, row) =>
      [...line.matchAll(/\S+/g)].map(({ 0: text, index }) =>
        word(text, { x: index * signWidth, y: row * 34, tilt, confidence }),
      ),
    )
}

function word(
  text: string,
  { x, y, tilt, confidence }: { x: number; y: number; tilt: number; confidence: number },
): ReadWord {
  const turned = (left: number, top: number) => ({
    x: left * Math.cos(tilt) - top * Math.sin(tilt),
    y: left * Math.sin(tilt) + top * Math.cos(tilt),
  })
  const right = x + text.length * signWidth
  return {
    text,
    confidence,
    quad: [turned(x, y), turned(right, y), turned(right, y + height), turned(x, y + height)],
  }
}

function valuesOf(words: readonly ReadWord[]): Record<string, string> {
  return Object.fromEntries(parseCertificate(words).map(({ code, value }) => [code, value]))
}

const german = `
B 15.03.2016      2.1 1234   2.2 ABC000123
J M1              4 SA
E ZFA25000002X12345     3 7
D.1 FIAT
D.3 DUCATO
V.9 EURO 4        14 EURO 4
P.3 DIESEL   10 0002   14.1 36W0   P.1 2287
L 2  9 1   P.2/P.4 96/3600   T 150
18 6990   19 2320   20 2880
G 3020    12 -    13 -    V.7 -
F.1 3500   F.2 3450
O.1 2000   O.2 750   S.1 4   S.2 -
`

describe('a German paper (several codes a line)', () => {
  it('is read by its codes', () => {
    expect(valuesOf(page(german))).toEqual({
      ...{ B: '2016-03-15', '2.1': '1234', J: 'M1', E: 'ZFA25000002X12345', 'D.1': 'FIAT' },
      ...{ 'D.3': 'DUCATO', 'V.9': 'EURO 4', 'P.3': 'diesel', '10': '0002', '14.1': '36W0' },
      ...{ 'P.1': '2287', 'P.2': '96', '18': '6990', '19': '2320', '20': '2880', G: '3020' },
      ...{ 'F.1': '3500', 'F.2': '3450', 'O.1': '2000', 'O.2': '750', 'S.1': '4' },
    })
  })

  it('is read as well when the photo is tilted', () => {
    expect(valuesOf(page(german, { tilt: 0.13 }))).toEqual(valuesOf(page(german)))
  })

  it('never gives fields of people', () => {
    const codes = parseCertificate(page('C.1.1 MUSTERFRAU\nC.1.3 KIEL')).map(({ code }) => code)
    expect(codes).toEqual([])
  })
})

describe('a paper that lists a code a line', () => {
  it('skips the words that name the field', () => {
    const words = page(`
(A)    Kenteken                      WS-310-R
(B)    Datum eerste toelating        19-12-2015
(D.1)  Merk                          PEUGEOT
(D.3)  Handelsbenaming               BOXER
(F.2)  Toegestane max.massa          3399 kg
(P.2)  Nettomaximumvermogen          88 kW
(S.1)  Aantal zitplaatsen            4`)
    expect(valuesOf(words)).toEqual({
      ...{ A: 'WS-310-R', B: '2015-12-19', 'D.1': 'PEUGEOT', 'D.3': 'BOXER' },
      ...{ 'F.2': '3399', 'P.2': '88', 'S.1': '4' },
    })
  })

  it('takes a value below its code', () => {
    expect(valuesOf(page('F.2      F.1\n3450     3500'))).toEqual({ 'F.2': '3450', 'F.1': '3500' })
  })

  it('reads Polish dates and plates', () => {
    expect(valuesOf(page('A:   OP 5854D\nB:   2012-11-21'))).toEqual({
      A: 'OP 5854D',
      B: '2012-11-21',
    })
  })
})

describe('what a reader takes for something else', () => {
  it.each([
    ['F1 3500', 'F.1', '3500'],
    ['0.1 2000', 'O.1', '2000'],
    ['D.l FORD', 'D.1', 'FORD'],
    ['F.2 35OO', 'F.2', '3500'],
    ['E WFOXXXTTFX1234567', 'E', 'WF0XXXTTFX1234567'],
    ['V.9 EUR06', 'V.9', 'EURO 6'],
    ['A KI-CM240', 'A', 'KI-CM 240'],
  ])('%s', (line, code, value) => {
    expect(valuesOf(page(line))[code]).toBe(value)
  })

  it('stays below the threshold where the figure is glued to its code', () => {
    const [reading] = parseCertificate(page('P.12287'))
    expect(reading?.code).toBe('P.1')
    expect(reading?.value).toBe('2287')
    expect(reading?.confidence).toBeLessThan(0.6)
  })

  it('knows a plate, a number and a category by their shape where the code was not read', () => {
    expect(valuesOf(page('KI-CM 240\nZFA25000002X12345\nM1'))).toEqual({
      A: 'KI-CM 240',
      E: 'ZFA25000002X12345',
      J: 'M1',
    })
  })
})

describe('readings that contradict each other', () => {
  it.each([
    ['F.1 3000   F.2 3500', 'F.2'],
    ['F.1 3000   G 3200', 'G'],
    ['O.1 500   O.2 750', 'O.2'],
    ['P.1 2287   P.2 396', 'P.2'],
    ['D.1 FORD   D.3 TR A INSIT', 'D.3'],
  ])('are not taken for sure: %s', (line, code) => {
    const reading = parseCertificate(page(line)).find((each) => each.code === code)
    expect(reading?.confidence).toBeLessThan(0.6)
  })

  it.each(['F.2 99', 'P.2 999', '19 2900', 'S.1 0', 'B 32.13.2016', 'E 12345', 'J X9'])(
    'or that cannot be are not taken at all: %s',
    (line) => {
      expect(parseCertificate(page(line))).toEqual([])
    },
  )
})

it('gives nothing for a page that is none of a certificate', () => {
  const words = page(
    'Liebe Grüße aus dem Urlaub\nwir sind am 12. August wieder da\nTel. 0431 123456',
  )
  expect(parseCertificate(words).filter(({ confidence }) => confidence >= 0.6)).toEqual([])
})
