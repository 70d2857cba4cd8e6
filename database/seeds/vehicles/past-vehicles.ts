import { type DemoVehicle, demoVehicles } from './vehicle-table.ts'

/**
 * A model that was sold often of late: what its owners said and what the auctions reached is enough for the
 * odds of a price and for what most of its owners answer.
 */

/** A weekday so long ago, at one of the times at which auctions end. */
const days = [2, 3, 4, 5, 6, 7, 8, 9]
const times = ['14:15', '15:00', '16:00']
const priceByYearEur = { newest: 61_900, lessEachYear: 3400, lessEachThousandKm: 90 } as const
const newestYear = 2021

/** Of the catalogue's own table, for all that does not change from one to the next. */
const likeThis = 'weinsberg CaraCompact 600 MEG'

export const pastVehicles: readonly DemoVehicle[] = days.flatMap((day, dayIndex) =>
  times.map((time, timeIndex) => pastVehicle({ day, time, index: dayIndex * 3 + timeIndex })),
)

function pastVehicle(place: { day: number; time: string; index: number }): DemoVehicle {
  const { day, time, index } = place
  const model = demoVehicles.find(({ name }) => name === likeThis)
  if (!model) throw new Error(`The table has no ${likeThis}`)
  const year = 2018 + (index % 4)
  const mileageKm = 46_300 + ((index * 7) % 24) * 1600
  const { newest, lessEachYear, lessEachThousandKm } = priceByYearEur
  const worthEur =
    newest - (newestYear - year) * lessEachYear - Math.round(mileageKm / 1000) * lessEachThousandKm
  return {
    ...model,
    name: `weinsberg CaraLoft 650 MF ${index + 1}`,
    model: 'CaraLoft 650 MF',
    series: '',
    chassis: 'fiat',
    year,
    month: 3 + (index % 5),
    mileageKm,
    powerKw: year < 2020 ? 96 : 103,
    ...{ lengthMm: 6990, widthMm: 2320, heightMm: 2790 },
    targetPriceEur: Math.round(worthEur / 100) * 100,
    seller: index % 2 === 0 ? 'nordlicht' : 'kolding',
    // Some are sold; the owners of the others keep their vehicle below its price.
    situation: [index % 5 < 2 ? 'sold' : 'failed_na', String(day), time],
  }
}
