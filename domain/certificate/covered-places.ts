import type { CertificateReading } from './certificate-reading.ts'
import { codeOf } from './find-codes.ts'
import type { ReadWord } from './read-word.ts'
import { lieOf, type PageLie, type PlacedWord, type TextLine, textLines } from './text-lines.ts'

/**
 * What of a paper nobody but the review may see: the fields of people (C), the plate and the identification
 * number. Only their places are looked for; what they say is never read out.
 */
export type CoveredPlace = {
  readonly what: 'people' | 'plate' | 'number'
  /** In pixels of the picture. */
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** In heights of the usual word. */
const margin = 0.5
/** A name, and what of it was not read. */
const leastWidth = 22
/** An address has up to three lines, each no further below the one before. */
const nextLine = 2.4
const mostLines = 4
/** A single sign nearer to a name belongs to it. */
const gapOfInitial = 1.5

/** `C.1.1`, `C11`, `(C.3.2)`, also with the name glued to it. */
const codeOfPeople = /^[([]?C[.,]?\d(?:[.,]?\d)?/

type Area = { left: number; right: number; top: number; bottom: number }

export function coveredPlaces(
  words: readonly ReadWord[],
  readings: readonly Pick<CertificateReading, 'code' | 'words'>[],
): CoveredPlace[] {
  const lie = lieOf(words)
  const lines = textLines(words)
  const people = lines.flatMap((line, index) =>
    line
      .filter(isOfPeople)
      .map((code) => areaOfPeople(code, line, lines.slice(index + 1, index + mostLines))),
  )
  const identities = (['A', 'E'] as const).flatMap((code) => {
    const read = readings.find((each) => each.code === code)
    const what = code === 'A' ? ('plate' as const) : ('number' as const)
    return placesOfValue(lines, read?.words ?? []).map((area) => inPicture(area, lie, what))
  })
  return [...people.map((area) => inPicture(area, lie, 'people')), ...identities]
}

function isOfPeople({ word }: PlacedWord): boolean {
  return codeOfPeople.test(word.text)
}

/** From the code to the next other code, and down as far as the field goes on. */
function areaOfPeople(code: PlacedWord, line: TextLine, below: readonly TextLine[]): Area {
  const behind = line.slice(line.indexOf(code) + 1)
  const other = behind.find((word, index) => {
    const isApart = word.left - (behind[index - 1] ?? code).right > gapOfInitial
    return endsPeople(word) && (isApart || word.word.text.includes('.'))
  })
  const own = behind.filter((word) => other === undefined || word.left < other.left)
  const wanted = Math.max(code.left + leastWidth, ...own.map(({ right }) => right))
  const right = other ? Math.max(code.right, Math.min(wanted, other.left - 0.5)) : wanted
  let bottom = code.level
  for (const next of below) {
    const under = next.filter((word) => word.right > code.left - 1 && word.left < right)
    const [first] = under
    if (!first) continue
    if (first.level - bottom > nextLine) break
    // A figure alone is a code only where codes stand.
    const isNextField = codeOf(first) !== undefined && Math.abs(first.left - code.left) < 1
    if (isNextField || under.some((word) => endsPeople(word))) break
    bottom = Math.max(...under.map(({ level }) => level))
  }
  return { left: code.left, right, top: code.level - 0.5, bottom: bottom + 0.5 }
}

/** Another code of the paper; a single sign or a figure alone may stand in an address. */
function endsPeople(place: PlacedWord): boolean {
  if (isOfPeople(place)) return false
  const found = codeOf(place)
  return found !== undefined && found.rest === '' && /[.]|^[A-Z]$/.test(place.word.text)
}

/** Wherever the paper has this value: it is often printed twice. */
function placesOfValue(lines: readonly TextLine[], value: readonly ReadWord[]): Area[] {
  const text = keyOf(value)
  if (text === '') return []
  const inLine = (line: TextLine) =>
    line.flatMap((_, from): Area[] => {
      for (let to = from + 1; to <= Math.min(line.length, from + 4); to++) {
        const places = line.slice(from, to)
        if (keyOf(places.map(({ word }) => word)).includes(text)) return [around(places)]
      }
      return []
    })
  return lines.flatMap((line) => {
    const found = inLine(line)
    // A longer run holds the shorter one in it.
    return found.filter((area) => !found.some((other) => isWithin(other, area)))
  })
}

function keyOf(words: readonly ReadWord[]): string {
  return words
    .map(({ text }) => text)
    .join('')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .toUpperCase()
}

function isWithin(inner: Area, outer: Area): boolean {
  const isSmaller = inner.right - inner.left < outer.right - outer.left
  return isSmaller && inner.left >= outer.left && inner.right <= outer.right
}

function around(places: readonly PlacedWord[]): Area {
  const levels = places.map(({ level }) => level)
  return {
    left: Math.min(...places.map(({ left }) => left)),
    right: Math.max(...places.map(({ right }) => right)),
    top: Math.min(...levels) - 0.5,
    bottom: Math.max(...levels) + 0.5,
  }
}

/** A tilted area is covered by the upright box around it. */
function inPicture(
  { left, right, top, bottom }: Area,
  { tilt, size }: PageLie,
  what: CoveredPlace['what'],
): CoveredPlace {
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)]
  const corners = [left - margin, right + margin].flatMap((along) =>
    [top - margin, bottom + margin].map((down) => ({
      x: (along * cos - down * sin) * size,
      y: (along * sin + down * cos) * size,
    })),
  )
  const [across, downward] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  return {
    what,
    left: Math.min(...across),
    top: Math.min(...downward),
    right: Math.max(...across),
    bottom: Math.max(...downward),
  }
}
