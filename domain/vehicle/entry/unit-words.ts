import type { Unit } from '../attribute.ts'
import { kilowattsOf } from '../power.ts'

/**
 * What people write behind a figure, in the languages of the storefronts, and what it makes of it in the
 * unit that is stored. Lowercase, without dots and blanks.
 */
type Conversion = (figure: number) => number

const same: Conversion = (figure) => figure
const times =
  (factor: number): Conversion =>
  (figure) =>
    figure * factor

function words(list: string, conversion: Conversion): readonly (readonly [string, Conversion])[] {
  return list.split(' ').map((word) => [word, conversion])
}

const money = words('€ eur euro euros ,- -', same)
const thousandMoney = words('tsd k t€ teur tsd€ tsdeur tys tis', times(1000))

export const unitWords: Readonly<Record<Unit, ReadonlyMap<string, Conversion>>> = {
  mm: new Map([
    ...words('mm millimeter', same),
    ...words('cm zentimeter centimeter centimetr', times(10)),
    ...words('m meter metre metr metros', times(1000)),
  ]),
  cm: new Map([...words('cm', same), ...words('mm', times(0.1)), ...words('m meter', times(100))]),
  kg: new Map([
    ...words('kg kilo kilogramm kilogram kilos', same),
    ...words('t to ton tonne tonnen tonnes ton tun toneladas tonny', times(1000)),
  ]),
  km: new Map([
    ...words('km kilometer kilometre kilometers', same),
    ...words('tkm tsd tsdkm k tis tiskm tys tyskm', times(1000)),
    ...words('mil', times(10)),
  ]),
  kW: new Map([
    ...words('kw kilowatt', same),
    ...words('ps hp bhp hk km pk cv ch k koní', kilowattsOf),
  ]),
  'cm³': new Map([
    ...words('cm³ cm3 ccm cc', same),
    ...words('l liter litre litros litr', times(1000)),
  ]),
  l: new Map([
    ...words('l liter litre litros litr litry litrów', same),
    ...words('ml', times(0.001)),
  ]),
  W: new Map([...words('w watt wp wattpeak', same), ...words('kw kwp', times(1000))]),
  Ah: new Map(words('ah amperestunden', same)),
  'g/km': new Map(words('g/km g gkm', same)),
  EUR: new Map([...money, ...thousandMoney]),
}

/** What a bare figure can have been meant in, besides the unit itself, the likeliest first. */
export const bareFactors: Readonly<Record<Unit, readonly number[]>> = {
  mm: [1, 10, 1000],
  cm: [1],
  kg: [1, 1000],
  km: [1],
  kW: [1],
  'cm³': [1, 1000],
  l: [1],
  W: [1],
  Ah: [1],
  'g/km': [1],
  EUR: [1],
}
