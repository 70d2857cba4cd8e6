import type { CertificateField } from './certificate-fields.ts'
import { isKnownMake } from './known-makes.ts'

/** A reading of a value and how well it fits its field, 0 to 1. */
export type FieldValue = { readonly value: string; readonly fit: number }

/** Reads the text beside a code as its field's value; undefined where it can be none. Dates come as 2016-03-15. */
export function readField(field: CertificateField, text: string): FieldValue | undefined {
  switch (field.kind) {
    case 'plate':
      return readPlate(text)
    case 'date':
      return readDate(text)
    case 'vin':
      return readVin(text)
    case 'figure':
      return readFigure(text, field)
    case 'category':
      return readCategory(text)
    case 'fuel':
      return readFuel(text)
    case 'emission':
      return readEmission(text)
    case 'make':
      return readMake(text)
    case 'text':
      return readName(text)
  }
}

const monthsOfDays = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

function readDate(text: string): FieldValue | undefined {
  const digits = asDigits(text)
  const found =
    /(?<day>\d{2})[.\-/, ]{0,2}(?<month>\d{2})[.\-/, ]{0,2}(?<year>(?:19|20)\d{2})(?!\d)/.exec(
      digits,
    ) ??
    /(?<!\d)(?<year>(?:19|20)\d{2})[.\-/, ]{0,2}(?<month>\d{2})[.\-/, ]{0,2}(?<day>\d{2})/.exec(
      digits,
    )
  const { day = '', month = '', year = '' } = found?.groups ?? {}
  const days = monthsOfDays[Number(month) - 1]
  if (days === undefined || Number(day) < 1 || Number(day) > days) return undefined
  const parts = found?.[0] ?? ''
  return { value: `${year}-${month}-${day}`, fit: /\D/.test(parts) ? 1 : 0.8 }
}

const vinWeights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
const vinFigures: Readonly<Record<string, number>> = {
  ...{ A: 1, B: 2, C: 3, D: 4, E: 5, F: 6, G: 7, H: 8, J: 1, K: 2, L: 3, M: 4, N: 5, P: 7, R: 9 },
  ...{ S: 2, T: 3, U: 4, V: 5, W: 6, X: 7, Y: 8, Z: 9 },
}
/** Makers of motorhomes, caravans and their base vehicles, by the first three signs of their numbers. */
const knownMakers =
  /^(ZFA|ZCF|VF[1-9A-Z]|WF0|WDB|WDF|WDX|W1[NVX]|WV[123W]|WMA|VSK|VSS|TM[BA]|W0L|W0V|VNV|NM0|SFA|WHY|WKN|WHB|WDH|WAD|WTA|WBW|WFE|WWC|WNV|SGD|SBM|VWA|Z[A-Z0-9]{2}|UH[A-Z]|X[LM][A-Z0-9]|YV[A-Z0-9]|S[WU][A-Z0-9])/

function readVin(text: string): FieldValue | undefined {
  const squeezed = text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  // The number has 17 signs; a check digit that some papers print behind it is no part of it.
  if (squeezed.length < 17 || squeezed.length > 19) return undefined
  const signs = squeezed.slice(0, 17)
  const value = signs.replaceAll(/[OQ]/g, '0').replaceAll('I', '1')
  // The last four are figures in every country of the market.
  const mended = value.slice(0, 13) + asDigits(value.slice(13))
  if (!/\d{4}$/.test(mended)) return undefined
  const fit = knownMakers.test(mended) || hasCheckDigit(mended) ? 1 : 0.85
  return { value: mended, fit: mended === signs ? fit : fit * 0.95 }
}

function hasCheckDigit(vin: string): boolean {
  const sum = [...vin].reduce(
    (total, sign, index) => total + (vinFigures[sign] ?? Number(sign)) * (vinWeights[index] ?? 0),
    0,
  )
  const rest = sum % 11
  return vin[8] === (rest === 10 ? 'X' : String(rest))
}

function readPlate(text: string): FieldValue | undefined {
  const value = text
    .toUpperCase()
    .replaceAll(/[^A-ZÄÖÜ0-9\- ]/g, '')
    .replaceAll(/\s*-\s*/g, '-')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[- ]+|[- ]+$/g, '')
    .replace(/^([A-ZÄÖÜ]{1,3}-[A-Z]{1,2})(\d{1,4}[EH]?)$/, '$1 $2')
  const signs = value.replaceAll(/[- ]/g, '')
  if (signs.length < 4 || signs.length > 9 || !/\d/.test(signs) || !/[A-ZÄÖÜ]/.test(signs)) {
    return undefined
  }
  const isUsual =
    /^[A-ZÄÖÜ]{1,3}[- ][A-Z]{1,2}[- ]?\d{1,4}[EH]?$/.test(value) || // Germany
    /^([A-Z0-9]{1,3}-){2}[A-Z0-9]{1,3}$/.test(value) || // Netherlands
    /^[A-Z]{1,3} ?[A-Z0-9]{4,5}$/.test(value) // Poland, Sweden, Denmark and others
  return { value, fit: isUsual ? 1 : 0.8 }
}

function readFigure(
  text: string,
  { least, most, digits }: Extract<CertificateField, { kind: 'figure' }>,
): FieldValue | undefined {
  const first =
    /^[^\w]{0,2}([\dOolISBZ]{1,3}[ .][\dOolISBZ]{3}|[\dOolISBZ]+)(?=$|[^A-Za-z\d])/.exec(
      text.replace(/\s*(kg|mm|kW|cm3|cm³|ccm|g\/km)\b.*$/i, ''),
    )
  const signs = (first?.[1] ?? '').replaceAll(/[ .]/g, '')
  const figure = asDigits(signs)
  if (!/^\d+$/.test(figure) || !/\d/.test(signs)) return undefined
  if (digits && (figure.length < digits[0] || figure.length > digits[1])) return undefined
  const amount = Number(figure)
  if (amount < least || amount > most) return undefined
  return { value: digits ? figure : String(amount), fit: figure === signs ? 1 : 0.85 }
}

function readCategory(text: string): FieldValue | undefined {
  const found = /^(M1|N1|N2|M2|O1|O2|O3)G?\b/.exec(
    text.toUpperCase().replaceAll(/[lI]/g, '1').replace(/^0/, 'O'),
  )
  return found ? { value: found[0], fit: 1 } : undefined
}

const fuels: readonly (readonly [RegExp, string])[] = [
  [/DIESEL|^D$|^ON$|OLEJ|NAPED|^0002$/, 'diesel'],
  [/BENZIN|BENZYNA|PETROL|GASOL|^P$|^B$|^0001$|NAFTA/, 'gasoline'],
  [/LPG|AUTOGAS|FLUESSIGGAS/, 'lpg'],
  [/CNG|ERDGAS/, 'cng'],
  [/HYBR/, 'hybrid'],
  [/ELEK|^EE$/, 'electric'],
]

function readFuel(text: string): FieldValue | undefined {
  const first = text.toUpperCase().trim()
  const fuel = fuels.find(
    ([pattern]) => pattern.test(first) || pattern.test(first.split(' ')[0] ?? ''),
  )
  return fuel && { value: fuel[1], fit: first.length > 1 ? 1 : 0.9 }
}

function readEmission(text: string): FieldValue | undefined {
  const signs = text.toUpperCase().replaceAll(/[ .]/g, '').replace(/EUR0/, 'EURO')
  const euro = /EURO?([1-6])(DTEMP|D-TEMP|[BCD])?/.exec(signs)
  if (euro) return { value: `EURO ${euro[1]}${euro[2] ? ` ${euro[2]}` : ''}`, fit: 1 }
  const key = /^(\d{2}[A-Z0-9]{2})(?![A-Z0-9])/.exec(signs)
  return key?.[1] ? { value: key[1], fit: 0.9 } : undefined
}

function readName(text: string): FieldValue | undefined {
  const value = text.replaceAll(/\s+/g, ' ').replaceAll(/^[-–:. ]+|[-–:. ]+$/g, '')
  return value.length > 1 && /[A-Za-z0-9]/.test(value) ? { value, fit: 0.95 } : undefined
}

/** Makes that no list of the market holds exist; a misread one is among them more often. */
const unknownMakeFit = 0.6

function readMake(text: string): FieldValue | undefined {
  const name = readName(text.replace(/\(D\)|\(I\)|\(F\)/i, ''))
  return name && { ...name, fit: isKnownMake(name.value) ? 1 : unknownMakeFit }
}

/** Letters that a reader takes for figures, where only figures can stand. */
function asDigits(text: string): string {
  return text
    .replaceAll(/[OoQD]/g, '0')
    .replaceAll(/[lI|]/g, '1')
    .replaceAll('Z', '2')
    .replaceAll('S', '5')
    .replaceAll('B', '8')
}
