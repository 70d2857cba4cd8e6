/**
 * The fields of a registration certificate: the codes of Directive 1999/37/EC, and below 9 those that
 * Germany adds. Fields of people (C) are not among them and are never read out.
 */

export type FieldKind =
  | { readonly kind: 'plate' | 'date' | 'vin' | 'text' | 'make' | 'category' | 'fuel' | 'emission' }
  | {
      readonly kind: 'figure'
      readonly least: number
      readonly most: number
      /** Signs of the paper that may stand behind the figure. */
      readonly digits?: readonly [number, number]
    }

/** How far a value is trusted: taken over when sure, always shown to be looked at, or only a hint for the vehicle's type. */
export type FieldTrust = 'sure' | 'look' | 'hint'

export type CertificateField = { readonly trust: FieldTrust } & FieldKind

const weight = (trust: FieldTrust, least: number, most: number) =>
  ({ kind: 'figure', least, most, trust }) as const

export const certificateFields = {
  A: { kind: 'plate', trust: 'sure' },
  B: { kind: 'date', trust: 'sure' },
  E: { kind: 'vin', trust: 'sure' },
  'D.1': { kind: 'make', trust: 'look' },
  'D.3': { kind: 'text', trust: 'sure' },
  'F.1': weight('look', 300, 18_000),
  'F.2': weight('sure', 300, 18_000),
  G: weight('look', 200, 18_000),
  J: { kind: 'category', trust: 'sure' },
  'P.1': { kind: 'figure', least: 600, most: 9000, trust: 'sure' },
  'P.2': { kind: 'figure', least: 20, most: 400, trust: 'sure' },
  'P.3': { kind: 'fuel', trust: 'sure' },
  'O.1': weight('sure', 100, 9999),
  'O.2': weight('sure', 100, 3500),
  'S.1': { kind: 'figure', least: 1, most: 9, trust: 'look' },
  'V.7': { kind: 'figure', least: 60, most: 900, trust: 'look' },
  'V.9': { kind: 'emission', trust: 'sure' },
  '2.1': { kind: 'figure', least: 1, most: 9999, digits: [4, 4], trust: 'look' },
  '5': { kind: 'text', trust: 'hint' },
  '10': { kind: 'figure', least: 1, most: 9999, digits: [4, 4], trust: 'sure' },
  '14.1': { kind: 'emission', trust: 'look' },
  '18': { kind: 'figure', least: 2500, most: 13_000, trust: 'sure' },
  '19': { kind: 'figure', least: 1500, most: 2600, trust: 'sure' },
  '20': { kind: 'figure', least: 1500, most: 4000, trust: 'sure' },
} as const satisfies Readonly<Record<string, CertificateField>>

export type CertificateCode = keyof typeof certificateFields

/** Codes that end the value before them, though nothing is taken from them. */
export const otherCodes: readonly string[] = [
  ...['C', 'C.1', 'C.1.1', 'C.1.2', 'C.1.3', 'C.2', 'C.3', 'C.4', 'D', 'D.2', 'F', 'F.3', 'H', 'I'],
  ...[
    'K',
    'L',
    'M',
    'N',
    'O',
    'P',
    'P.4',
    'P.5',
    'Q',
    'R',
    'S',
    'S.2',
    'T',
    'U',
    'U.1',
    'U.2',
    'U.3',
  ],
  ...['V', 'V.1', 'V.2', 'V.3', 'V.5', 'V.6', 'V.8', 'W', 'Y', 'X'],
  ...['2', '2.2', '3', '4', '6', '7.1', '7.2', '7.3', '8.1', '8.2', '8.3', '9', '11', '12', '13'],
  ...['14', '15', '15.1', '15.2', '15.3', '16', '17', '21', '22'],
]
