import type { VehicleKind } from '#domain/vehicle/attribute.ts'
import { type Draw, drawFrom } from './draw.ts'

/** Which makes and series the invented history sells. Names of makes are real, all else is invented. */

export type Series = {
  readonly kind: VehicleKind
  readonly make: string
  readonly modelFamily: string
  readonly bodyType: string
  readonly weight: number
  /** What one costs new, with the usual length and engine, at the start of the history. */
  readonly newPriceEur: number
  readonly lengthMm: number
  /** A hundredth of its value a year more or less than others lose. */
  readonly lossPerYear: number
}

type Body = {
  readonly code: string
  readonly weight: number
  readonly newPriceEur: number
  readonly lengthMm: number
}

const bodies: Readonly<Record<VehicleKind, readonly Body[]>> = {
  motorhome: [
    { code: 'semi_integrated', weight: 38, newPriceEur: 66_000, lengthMm: 7000 },
    { code: 'panel_van', weight: 24, newPriceEur: 55_000, lengthMm: 6000 },
    { code: 'integrated', weight: 15, newPriceEur: 92_000, lengthMm: 7200 },
    { code: 'alcove', weight: 12, newPriceEur: 62_000, lengthMm: 6900 },
    { code: 'camper_bus', weight: 8, newPriceEur: 61_000, lengthMm: 5000 },
    { code: 'liner', weight: 2, newPriceEur: 235_000, lengthMm: 8700 },
    { code: 'expedition', weight: 1, newPriceEur: 180_000, lengthMm: 6800 },
  ],
  trailer: [
    { code: 'caravan', weight: 84, newPriceEur: 24_000, lengthMm: 6900 },
    { code: 'compact_teardrop', weight: 6, newPriceEur: 13_500, lengthMm: 4400 },
    { code: 'folding_roof', weight: 6, newPriceEur: 15_500, lengthMm: 5200 },
    { code: 'tent_trailer', weight: 4, newPriceEur: 9500, lengthMm: 4600 },
  ],
}

/** By how much they are sold, the most first; the figure is how dear they are beside the others. */
const makes: Readonly<Record<VehicleKind, readonly (readonly [string, number])[]>> = {
  motorhome: [
    ...([
      ['hymer', 1.22],
      ['knaus', 1.0],
      ['dethleffs', 1.01],
      ['buerstner', 1.02],
    ] as const),
    ...([
      ['sunlight', 0.84],
      ['poessl', 0.9],
      ['carado', 0.83],
      ['weinsberg', 0.86],
    ] as const),
    ...([
      ['adria', 0.98],
      ['hobby', 0.97],
      ['carthago', 1.38],
      ['eura_mobil', 1.12],
    ] as const),
    ...([
      ['lmc', 0.96],
      ['chausson', 0.85],
      ['challenger', 0.84],
      ['pilote', 1.03],
    ] as const),
    ...([
      ['vw_california', 1.3],
      ['rapido', 1.15],
      ['laika', 1.08],
      ['malibu', 1.16],
    ] as const),
    ...([
      ['frankia', 1.34],
      ['roller_team', 0.78],
      ['forster', 0.82],
      ['etrusco', 0.8],
    ] as const),
    ...([
      ['la_strada', 1.24],
      ['concorde', 1.55],
      ['globecar', 0.95],
      ['benimar', 0.77],
    ] as const),
    ...([
      ['morelo', 1.6],
      ['niesmann_bischoff', 1.52],
      ['rimor', 0.74],
      ['westfalia', 1.1],
    ] as const),
    ...([
      ['tec', 0.88],
      ['itineo', 0.92],
      ['mobilvetta', 0.93],
      ['bimobil', 1.4],
    ] as const),
    ...([
      ['phoenix', 1.45],
      ['elnagh', 0.76],
      ['karmann_mobil', 0.89],
      ['wingamm', 1.18],
    ] as const),
  ],
  trailer: [
    ...([
      ['hobby', 1.0],
      ['knaus', 1.02],
      ['fendt', 1.18],
      ['dethleffs', 1.04],
    ] as const),
    ...([
      ['tabbert', 1.28],
      ['buerstner', 0.97],
      ['adria', 1.03],
      ['lmc', 1.05],
    ] as const),
    ...([
      ['weinsberg', 0.86],
      ['hymer', 1.2],
      ['caravelair', 0.8],
      ['sterckeman', 0.82],
    ] as const),
    ...([
      ['wilk', 0.95],
      ['kabe', 1.45],
      ['tab', 0.9],
      ['eifelland', 0.83],
    ] as const),
    ...([
      ['swift', 0.88],
      ['polar', 1.3],
      ['kip', 0.92],
      ['lunar', 0.81],
    ] as const),
  ],
}

const seriesNames = ['alpha', 'bora', 'ciro', 'delta', 'evo', 'fjord', 'gala']

/** The make of which the history holds three sales. */
export const rareMake = 'xgo'

export function inventedSeries(seed: number): readonly Series[] {
  const draw = drawFrom(seed)
  const kinds: readonly VehicleKind[] = ['motorhome', 'trailer']
  return kinds.flatMap((kind) =>
    makes[kind].flatMap(([make, dearness], place) =>
      seriesOf(draw, { kind, make, dearness, weight: 100 / (place + 3) }),
    ),
  )
}

function seriesOf(
  draw: Draw,
  of: { kind: VehicleKind; make: string; dearness: number; weight: number },
): readonly Series[] {
  const count = 2 + Math.floor(draw.share() * (of.weight > 8 ? 6 : 3))
  const lossOfMake = 0.006 * draw.normal() - 0.012 * (of.dearness - 1)
  return seriesNames.slice(0, count).map((modelFamily, place) => {
    const body = bodyOf(draw, { ...of, isFirst: place === 0 })
    const rank = Math.exp(0.09 * draw.normal())
    return {
      kind: of.kind,
      make: of.make,
      modelFamily,
      bodyType: body.code,
      weight: (of.weight * body.weight ** 0.4 * (0.4 + draw.share())) / count,
      newPriceEur: body.newPriceEur * of.dearness * rank,
      lengthMm: body.lengthMm + 120 * draw.normal(),
      lossPerYear: lossOfMake + 0.003 * draw.normal(),
    }
  })
}

/** Liners are built by the dearest makes alone. */
function bodyOf(
  draw: Draw,
  of: { kind: VehicleKind; make: string; dearness: number; isFirst: boolean },
): Body {
  if (of.make === 'vw_california' || of.make === 'westfalia') return onlyBody('camper_bus')
  if (of.make === 'bimobil') return onlyBody('expedition')
  const isDearest = of.kind === 'motorhome' && of.dearness > 1.42
  if (isDearest && of.isFirst) return onlyBody('liner')
  const others = bodies[of.kind].filter(({ code }) => code !== 'liner')
  return draw.oneOf(others.map((body) => [body, body.weight] as const))
}

function onlyBody(code: string): Body {
  const body = bodies.motorhome.find((each) => each.code === code)
  if (!body) throw new Error(`No body type ${code}`)
  return body
}
