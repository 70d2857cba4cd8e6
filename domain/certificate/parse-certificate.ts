import { type CertificateCode, certificateFields } from './certificate-fields.ts'
import type { CertificateReading } from './certificate-reading.ts'
import { readField } from './field-values.ts'
import { codeOf, type FoundCode } from './find-codes.ts'
import { baseVehicleOf, isKnownVan } from './known-makes.ts'
import type { ReadWord } from './read-word.ts'
import { type PlacedWord, type TextLine, textLines } from './text-lines.ts'
import { unmistakable } from './unmistakable.ts'

/** In heights of the usual word: as far to the right a value may begin, and as far below. */
const reachRight = 30
const reachBelow = 3.2
const belowCertainty = 0.75
const gapOfParts = 1.6
const gapBeforeCode = 0.9

/**
 * What a registration certificate says, by its codes, from the words read off a picture: of each code the
 * best reading, in the order of the list of fields. Fields of people are never among them.
 */
export function parseCertificate(words: readonly ReadWord[]): CertificateReading[] {
  const lines = textLines(words)
  const candidates = lines.flatMap((line, index) =>
    line.flatMap((place) => {
      const code = codeOf(place)
      return code?.code === undefined ? [] : candidatesOf(code, line, lines.slice(index + 1))
    }),
  )
  const readings = new Map<CertificateCode, CertificateReading>()
  const used = new Set<ReadWord>()
  for (const candidate of [...candidates, ...unmistakable(lines.flat())].sort(
    (a, b) => b.confidence - a.confidence,
  )) {
    if (readings.has(candidate.code) || candidate.words.some((word) => used.has(word))) continue
    readings.set(candidate.code, candidate)
    for (const word of candidate.words) used.add(word)
  }
  return [...readings.values()]
    .map((reading) => judged(reading, readings))
    .sort((a, b) => placeOf(a.code) - placeOf(b.code))
}

// Keys that look like figures come first in an object, whatever the order they were written in.
const codes = Object.keys(certificateFields).sort(
  (a, b) => Number(/^\d/.test(a)) - Number(/^\d/.test(b)),
)

function placeOf(code: CertificateCode): number {
  return codes.indexOf(code)
}

function candidatesOf(
  code: FoundCode,
  line: TextLine,
  below: readonly TextLine[],
): CertificateReading[] {
  const inside = code.rest === '' ? [] : [reading(code, [code.place], code.rest, 1)]
  const parts = partsRight(code, line)
  const beside = likelyPart(
    code,
    parts.map((part) => reading(code, part, textOf(part), 1)),
  )
  const under = valueBelow(code, below)
  const lower = under.length === 0 ? [] : [reading(code, under, textOf(under), belowCertainty)]
  return [...inside, beside, ...lower].flatMap((each) => each ?? [])
}

/** Some papers name the field between code and value: of free text the last part counts, of all else the first that reads. */
function likelyPart(
  { code }: FoundCode,
  parts: readonly (CertificateReading | undefined)[],
): CertificateReading | undefined {
  if (code === undefined) return undefined
  const { kind } = certificateFields[code]
  return kind === 'text' || kind === 'make'
    ? parts.at(-1)
    : parts.find((part) => part !== undefined)
}

function reading(
  { code, certainty }: FoundCode,
  places: readonly PlacedWord[],
  text: string,
  nearness: number,
): CertificateReading | undefined {
  if (code === undefined) return undefined
  const value = readField(certificateFields[code], text)
  if (!value) return undefined
  const confidence = Math.min(...places.map(({ word }) => word.confidence))
  return {
    code,
    value: value.value,
    confidence: certainty * confidence * value.fit * nearness,
    words: places.map(({ word }) => word),
  }
}

/** What follows on the line up to the next code, in parts with wide gaps between them. */
function partsRight({ place, code }: FoundCode, line: TextLine): PlacedWord[][] {
  const parts: PlacedWord[][] = []
  let last = place
  for (const word of line.slice(line.indexOf(place) + 1)) {
    const gap = word.left - last.right
    const isOpen = code !== undefined && !parts.some((part) => readsAlone(code, textOf(part)))
    if (gap > reachRight || endsValue(word, gap, { code, isOpen, hasBegun: parts.length > 0 }))
      break
    const part = parts.at(-1)
    if (part && gap < gapOfParts) part.push(word)
    else parts.push([word])
    last = word
  }
  return parts
}

/** A code ends the value before it. A short one may be part of the value: `EURO 4`, `B AB 123`, `S.1 4`. */
function endsValue(
  word: PlacedWord,
  gap: number,
  {
    code,
    isOpen,
    hasBegun,
  }: { code: CertificateCode | undefined; isOpen: boolean; hasBegun: boolean },
): boolean {
  if (!codeOf(word)) return false
  const isPlain = /^[A-Z\d]{1,2}$/.test(word.word.text)
  if (!isPlain) return true
  if (gap <= gapBeforeCode && hasBegun) return false
  if (isOpen) return code === undefined || !readsAlone(code, word.word.text)
  return true
}

function readsAlone(code: CertificateCode, text: string): boolean {
  const field = certificateFields[code]
  return field.kind === 'plate' || readField(field, text) !== undefined
}

/** The words of the next line that begin under the code. */
function valueBelow({ place }: FoundCode, below: readonly TextLine[]): PlacedWord[] {
  for (const line of below) {
    const from = line.findIndex(({ left, right }) => right > place.left && left < place.right + 3)
    const first = line[from]
    if (!first) continue
    if (first.level - place.level > reachBelow || codeOf(first)) return []
    const words: PlacedWord[] = [first]
    for (const word of line.slice(from + 1)) {
      if (word.left - (words.at(-1)?.right ?? 0) > gapOfParts) break
      words.push(word)
    }
    return words
  }
  return []
}

function textOf(places: readonly PlacedWord[]): string {
  return places.map(({ word }) => word.text).join(' ')
}

const doubt = 0.5

/** What contradicts another field is not taken for sure. */
function judged(
  reading: CertificateReading,
  all: ReadonlyMap<CertificateCode, CertificateReading>,
): CertificateReading {
  const figure = (code: CertificateCode) => {
    const value = all.get(code)?.value
    return value === undefined ? undefined : Number(value)
  }
  const isAbove = (one: CertificateCode, other: CertificateCode) =>
    (figure(one) ?? -Infinity) > (figure(other) ?? Infinity)
  const contradicts =
    ((reading.code === 'F.2' || reading.code === 'F.1') && isAbove('F.2', 'F.1')) ||
    ((reading.code === 'G' || reading.code === 'F.1') && isAbove('G', 'F.1')) ||
    ((reading.code === 'O.1' || reading.code === 'O.2') && isAbove('O.2', 'O.1')) ||
    ((reading.code === 'P.1' || reading.code === 'P.2') &&
      !fitTogether(figure('P.1'), figure('P.2'))) ||
    (reading.code === 'D.3' && isNoVanOf(all.get('D.1')?.value, reading.value))
  return contradicts ? { ...reading, confidence: reading.confidence * doubt } : reading
}

/** Makers of base vehicles have few names: `TR A INSIT` is none of them. */
function isNoVanOf(make: string | undefined, name: string): boolean {
  return make !== undefined && baseVehicleOf(make) !== undefined && !isKnownVan(name)
}

/** Engines give between 8 and 110 kW per litre. */
function fitTogether(cubicCentimetres: number | undefined, powerKw: number | undefined): boolean {
  if (cubicCentimetres === undefined || powerKw === undefined) return true
  const perLitre = (powerKw * 1000) / cubicCentimetres
  return perLitre >= 8 && perLitre <= 110
}
