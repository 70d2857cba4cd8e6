import { makeLabels } from '../vehicle/catalogue/make-labels.ts'

/** Base vehicles as papers name them, with the chassis's option of the ad. */
const baseVehicles: Readonly<Record<string, string>> = {
  Fiat: 'fiat',
  Peugeot: 'peugeot',
  Citroen: 'citroen',
  Ford: 'ford',
  'Mercedes-Benz': 'mercedes',
  Mercedes: 'mercedes',
  Daimler: 'mercedes',
  Volkswagen: 'vw',
  VW: 'vw',
  Renault: 'renault',
  Opel: 'opel',
  Vauxhall: 'opel',
  MAN: 'man',
  Iveco: 'iveco',
  Toyota: 'toyota',
}

const baseByKey = new Map(Object.entries(baseVehicles).map(([name, base]) => [makeKey(name), base]))
const makes = new Set(Object.values(makeLabels).map(makeKey))

/** Whether the market or its base vehicles know the make, however papers write it. */
export function isKnownMake(name: string): boolean {
  return makes.has(makeKey(name)) || baseByKey.has(makeKey(name))
}

/** The option of `chassis_make`; undefined for what is no base vehicle. */
export function baseVehicleOf(name: string): string | undefined {
  return baseByKey.get(makeKey(name))
}

/** What makers of base vehicles call their vans. */
const vans: ReadonlySet<string> = new Set(
  [
    ...['Ducato', 'Scudo', 'Talento', 'Boxer', 'Expert', 'Traveller', 'Jumper', 'Jumpy'],
    ...['SpaceTourer', 'Transit', 'Tourneo', 'Nugget', 'Sprinter', 'Vito', 'Viano', 'Vario'],
    ...['V-Klasse', 'V-Class', 'Citan', 'Crafter', 'California', 'Multivan', 'Transporter'],
    ...['Caravelle', 'Caddy', 'Kombi', 'LT', 'T3', 'T4', 'T5', 'T6', 'T61', 'T7', 'Master'],
    ...['Trafic', 'Movano', 'Vivaro', 'Daily', 'TGE', 'Proace', 'Hiace'],
  ].map(makeKey),
)

/** Whether a trade name is that of a van, with or without what follows it: `DUCATO MAXI`, `GRAND CALIFORNIA`. */
export function isKnownVan(name: string): boolean {
  return name.split(' ').some((word) => vans.has(makeKey(word)))
}

/** The first three signs of an identification number, as its maker was given them. */
const basesByMaker: readonly (readonly [makers: RegExp, base: string])[] = [
  [/^ZFA/, 'fiat'],
  [/^VF7/, 'citroen'],
  [/^VF3/, 'peugeot'],
  [/^W0[LV]/, 'opel'],
  [/^(WF0|NM0)/, 'ford'],
  [/^(WDB|WDF|W1V)/, 'mercedes'],
  [/^WV[123W]/, 'vw'],
  [/^WMA/, 'man'],
  [/^VF[16]/, 'renault'],
  [/^ZCF/, 'iveco'],
]

/** The option of `chassis_make` by an identification number; undefined where its maker makes no base vehicles. */
export function baseOfVin(vin: string): string | undefined {
  return basesByMaker.find(([makers]) => makers.test(vin))?.[1]
}

/** Papers write names in capitals: `C-TOURER I 149` is C-Tourer I 149. Short words are types and stay. */
export function nameInPlainCase(name: string): string {
  return name.replaceAll(
    /\p{L}{4,}/gu,
    (word) => word.slice(0, 1) + word.slice(1).toLocaleLowerCase('de'),
  )
}

/** `Bürstner`, `BUERSTNER` and `Burstner` are one. */
export function makeKey(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/ä|ae/g, 'a')
    .replaceAll(/ö|oe/g, 'o')
    .replaceAll(/ü|ue/g, 'u')
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]/g, '')
}
