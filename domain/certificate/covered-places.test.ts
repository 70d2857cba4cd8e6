import { describe, expect, it } from 'vitest'
import { coveredPlaces } from './covered-places.ts'
import { parseCertificate } from './parse-certificate.ts'
import type { ReadWord } from './read-word.ts'

const signWidth = 12
const height = 20
const rowHeight = 34

function page(lines: string, tilt = 0): ReadWord[] {
  return lines
    .trim()
    .split('\n')
    .flatMap((line, row) =>
      [...line.matchAll(/\S+/g)].map(({ 0: text, index }) => word(text, index, row, tilt)),
    )
}

function word(text: string, column: number, row: number, tilt: number): ReadWord {
  const turned = (x: number, y: number) => ({
    x: x * Math.cos(tilt) - y * Math.sin(tilt),
    y: x * Math.sin(tilt) + y * Math.cos(tilt),
  })
  const [x, y] = [column * signWidth, row * rowHeight]
  const right = x + text.length * signWidth
  return {
    text,
    confidence: 0.97,
    quad: [turned(x, y), turned(right, y), turned(right, y + height), turned(x, y + height)],
  }
}

/** Words whose middle lies under a cover. */
function hiddenOf(words: readonly ReadWord[]): string[] {
  const covers = coveredPlaces(words, parseCertificate(words))
  return words
    .filter(({ quad }) => {
      const x = quad.reduce((sum, corner) => sum + corner.x, 0) / 4
      const y = quad.reduce((sum, corner) => sum + corner.y, 0) / 4
      return covers.some(
        (each) => x > each.left && x < each.right && y > each.top && y < each.bottom,
      )
    })
    .map(({ text }) => text)
}

const german = `
A     KI-CM 240            B   15.03.2016      2.1 1234
                           J   M1              4 SA
C.1.1 PETERSEN             E   ZFA25000002X12345
C.1.2 UWE                  D.1 FIAT
C.1.3 RINGSTRASSE 1        D.3 DUCATO
      24103 KIEL           P.3 DIESEL  P.1 2287
18    6990   19 2320       P.2 96      F.1 3500
`

describe('what is covered before a page is shown to dealers (rules 1)', () => {
  it.each([0, 0.03])(
    'people, plate and number, and no field of the vehicle; tilted by %s',
    (tilt) => {
      const hidden = hiddenOf(page(german, tilt))
      const people = ['PETERSEN', 'UWE', 'RINGSTRASSE', '1', '24103', 'KIEL']
      expect(hidden).toEqual(
        expect.arrayContaining([...people, 'KI-CM', '240', 'ZFA25000002X12345']),
      )
      for (const shown of ['15.03.2016', 'M1', 'FIAT', 'DUCATO', '2287', '6990', '2320', '96']) {
        expect(hidden).not.toContain(shown)
      }
    },
  )

  it('a code that was read without its points, or with the name glued to it', () => {
    expect(hiddenOf(page('C11 PETERSEN\n\n\nB 15.03.2016'))).toContain('PETERSEN')
    expect(hiddenOf(page('C.1.1PETERSEN\n\n\nB 15.03.2016'))).toContain('C.1.1PETERSEN')
  })

  it('the number wherever the paper has it', () => {
    const twice = 'E ZFA25000002X12345\n\nD.1 FIAT\n\nNR ZFA25000002X12345'
    const hidden = hiddenOf(page(twice))
    expect(hidden.filter((text) => text === 'ZFA25000002X12345')).toHaveLength(2)
  })

  it('nothing of a page on which nothing of all that was found', () => {
    expect(coveredPlaces(page('18 6990\n19 2320'), [])).toEqual([])
  })
})
