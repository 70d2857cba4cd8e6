/** What a drawn certificate says, by code. All of it is invented. */
export type CertificateFacts = Readonly<Record<string, string>>

export type CertificateCountry = 'DE' | 'NL' | 'PL'

/** The same vehicle for the same seed. */
export function inventedVehicle(country: CertificateCountry, seed: number): CertificateFacts {
  const next = sequence(seed)
  const pick = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(next() * items.length)] as Item // Never empty.
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  const [make, name, maker] = pick(bases)
  const power = pick([66, 85, 88, 96, 103, 107, 110, 118, 121, 130])
  const engine = pick([1968, 2143, 2184, 2198, 2287, 2299, 2998])
  const permitted = pick([3300, 3499, 3500, 3850, 4250, 4500])
  const date = {
    day: two(between(1, 28)),
    month: two(between(1, 12)),
    year: String(between(2004, 2023)),
  }
  const capitals = (count: number) =>
    Array.from({ length: count }, () => pick([...'ABCDEFGHJKLMNPRSTUVWXYZ'])).join('')
  const digits = (count: number) => Array.from({ length: count }, () => between(0, 9)).join('')
  return {
    A: plateOf(country, { capitals, digits, pick }),
    B:
      country === 'DE'
        ? `${date.day}.${date.month}.${date.year}`
        : country === 'NL'
          ? `${date.day}-${date.month}-${date.year}`
          : `${date.year}-${date.month}-${date.day}`,
    E: `${maker}${pick(['25', '24', '90', '6V'])}${digits(2)}000${pick(['2', 'F', 'P', 'M'])}${pick([...'ABCDEFGH123'])}${digits(6)}`.slice(
      0,
      17,
    ),
    'D.1': make,
    'D.2': `${digits(3)} ${capitals(3)}${digits(2)}`,
    'D.3': name,
    'F.1': String(permitted),
    'F.2': String(permitted - pick([0, 0, 50, 100])),
    G: String(permitted - between(400, 700)),
    J: permitted > 3500 && next() < 0.2 ? 'N1' : 'M1',
    'P.1': String(engine),
    'P.2': String(power),
    'P.3': pick(
      country === 'DE'
        ? ['DIESEL', 'DIESEL', 'BENZIN']
        : country === 'NL'
          ? ['Diesel', 'Diesel', 'Benzine']
          : ['D', 'ON', 'P'],
    ),
    'O.1': String(pick([1500, 2000, 2500, 3000])),
    'O.2': '750',
    'S.1': String(between(2, 6)),
    'V.7': String(between(180, 310)),
    'V.9': pick(['EURO 4', 'EURO 5', 'EURO 6', 'EURO 6 D', 'EURO 6 DTEMP'].slice(0, 3)),
    '18': String(between(5410, 7490)),
    '19': String(between(2050, 2350)),
    '20': String(between(2590, 3120)),
    '10': '0002',
    '2.1': digits(4),
    K: `e3*2007/46*${digits(4)}*${digits(2)}`,
    name: pick(['MUSTERFRAU', 'BEISPIEL', 'DE VRIES', 'KOWALSKA']),
    town: pick(['MUSTERSTADT', 'KIEL', 'ZWOLLE', 'OPOLE']),
  }
}

const bases: readonly (readonly [string, string, string])[] = [
  ['FIAT', 'DUCATO', 'ZFA'],
  ['PEUGEOT', 'BOXER', 'VF3'],
  ['CITROEN', 'JUMPER', 'VF7'],
  ['FORD', 'TRANSIT', 'WF0'],
  ['MERCEDES-BENZ', 'SPRINTER', 'WDB'],
  ['VOLKSWAGEN', 'CALIFORNIA', 'WV2'],
  ['HYMER', 'EXSIS-I 588', 'ZFA'],
  ['KNAUS', 'SKY TI 700 MEG', 'ZFA'],
  ['CARTHAGO', 'C-TOURER I 149', 'ZFA'],
]

type Chance = {
  readonly capitals: (count: number) => string
  readonly digits: (count: number) => string
  readonly pick: <Item>(items: readonly Item[]) => Item
}

function plateOf(country: CertificateCountry, { capitals, digits, pick }: Chance): string {
  if (country === 'DE') {
    return `${pick(['KI', 'HH', 'M', 'B', 'OL', 'RA', 'S'])}-${capitals(2)} ${Number(digits(3)) + 1}`
  }
  if (country === 'NL') return `${capitals(2)}-${digits(3)}-${capitals(1)}`
  return `${pick(['OP', 'WA', 'KR', 'PO'])} ${digits(4)}${capitals(1)}`
}

function two(figure: number): string {
  return String(figure).padStart(2, '0')
}

/** Figures between 0 and 1, the same for the same seed (mulberry32). */
export function sequence(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
