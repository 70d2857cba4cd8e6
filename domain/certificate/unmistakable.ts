import type { CertificateCode } from './certificate-fields.ts'
import { certificateFields } from './certificate-fields.ts'
import type { CertificateReading } from './certificate-reading.ts'
import { readField } from './field-values.ts'
import type { PlacedWord } from './text-lines.ts'

/** Values whose shape tells their field, for where the code beside them was not read. */
const shapes: readonly (readonly [code: CertificateCode, shape: RegExp, certainty: number])[] = [
  ['E', /^[A-HJ-NPR-Z0-9OQI]{17}$/, 0.8],
  ['J', /^(M1|N1|N2|O2)$/, 0.75],
  ['P.2', /^\d{2,3}\/\d{4}$/, 0.8],
  ['A', /^[A-ZÄÖÜ]{1,3}-[A-Z]{1,2} ?\d{1,4}[EH]?$/, 0.75],
  ['A', /^([A-Z]{2}-\d{3}-[A-Z]|\d{1,2}-[A-Z]{2,3}-\d{1,2}|[A-Z]-\d{3}-[A-Z]{2})$/, 0.75],
  ['B', /^\d{2}[.-]\d{2}[.-]\d{4}$/, 0.55],
]

/** The code A is often read with the plate behind it: of one that begins with A nobody can tell. */
const doubtOfA = 0.6

/** Readings without a code. A shape that the page holds twice tells nothing. */
export function unmistakable(places: readonly PlacedWord[]): CertificateReading[] {
  return shapes.flatMap(([code, shape, certainty]) => {
    const found = places.flatMap((place, index) => {
      const next = places[index + 1]
      return [[place], next ? [place, next] : []].flatMap((words) =>
        words.length > 0 && shape.test(textOf(words)) ? [words] : [],
      )
    })
    const [words, another] = found
    const value = words && !another && readField(certificateFields[code], textOf(words))
    if (!value) return []
    const doubt = code === 'A' && value.value.startsWith('A') ? doubtOfA : 1
    const confidence =
      Math.min(...words.map(({ word }) => word.confidence)) * value.fit * certainty * doubt
    return [{ code, value: value.value, confidence, words: words.map(({ word }) => word) }]
  })
}

function textOf(places: readonly PlacedWord[]): string {
  return places.map(({ word }) => word.text).join(' ')
}
