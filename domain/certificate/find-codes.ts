import { type CertificateCode, certificateFields, otherCodes } from './certificate-fields.ts'
import type { PlacedWord } from './text-lines.ts'

/** A code of the paper in its place, and what was glued to it. */
export type FoundCode = {
  /** A combined one of German papers, P.2/P.4, counts as its first. */
  readonly code: CertificateCode | undefined
  readonly place: PlacedWord
  /** Text of the same word behind the code, for example the figure of "P2287". */
  readonly rest: string
  /** 0 to 1: how surely this is a code and no part of a value. */
  readonly certainty: number
}

const knownCodes = new Set<string>([...Object.keys(certificateFields), ...otherCodes])

/** Codes of one sign, or figures alone, also stand in values. */
const plainCertainty = 0.8
const gluedCertainty = 0.55

/** The code that a word is, if it is one. */
export function codeOf(place: PlacedWord): FoundCode | undefined {
  const text = place.word.text.replaceAll(',', '.').replace(/^[([]+/, '')
  const combined = /^(P\.?2)\s*\/?\s*P\.?[4A][)\].:]*$/i.exec(text)
  if (combined) return found('P.2', place, '', 0.95)
  const bare = text.replace(/[)\].:;*]+$/, '')
  const code = normal(bare)
  if (code) {
    const isMarked = text !== bare || bare.includes('.') || place.word.text.startsWith('(')
    return found(code, place, '', isMarked || /^[A-Z]\d$/.test(bare) ? 1 : plainCertainty)
  }
  const glued =
    /^([A-Z][.]\d|\(?[A-Z]\)|\d{1,2}[.]\d)[:.)]*(.{2,})$/.exec(text) ??
    /^([GTQ]|21(?=\d{4}$))(\d{3,4})$/.exec(text)
  const gluedCode = glued?.[1] && normal(glued[1].replaceAll(/[()]/g, '').replace(/^21$/, '2.1'))
  if (gluedCode && glued?.[2]) return found(gluedCode, place, glued[2], gluedCertainty)
  return undefined
}

function found(code: string, place: PlacedWord, rest: string, certainty: number): FoundCode {
  return {
    code: code in certificateFields ? (code as CertificateCode) : undefined, // Just looked up.
    place,
    rest,
    certainty: certainty * Math.min(1, 0.4 + place.word.confidence * 0.65),
  }
}

/** `D1`, `d.1`, `D.l` and `D. 1` are D.1; `0.1` is O.1. */
function normal(text: string): string | undefined {
  const squeezed = text.replaceAll(' ', '')
  if (knownCodes.has(squeezed)) return squeezed
  const parts = /^([A-Z0])[.]?([\dlI])$/i.exec(squeezed)
  if (!parts) return undefined
  const first = parts[1] === '0' ? 'O' : (parts[1] ?? '').toUpperCase()
  const figure = /[lI]/.test(parts[2] ?? '') ? '1' : parts[2]
  const code = `${first}.${figure}`
  return knownCodes.has(code) ? code : undefined
}
