import type { DeviceClass, Funnel } from '#contract/usage/funnel-steps.ts'
import { screenPrefix } from '#contract/usage/screen-prefix.ts'
import { dayMs } from '#domain/calendar/instant.ts'
import { adScreens } from '#domain/listing/screens/screen-table.ts'
import { type Chance, seededChance } from '#drawings/chance.ts'
import type { Locale } from '#locales/locales.ts'
import { createUsageRecorder } from '#server/areas/site/api.ts'
import type { Services } from '#server/platform/services.ts'

/** Invented visits of the last 30 days, so that the console's plot of the funnels has something to show. */

const visitsOfDay: Readonly<Record<Locale, number>> = {
  ...{ de: 64, nl: 22, en: 9, pl: 12, sv: 8, da: 7, es: 5, cs: 4 },
}

const shareOfDevice: Readonly<Record<DeviceClass, number>> = {
  ...{ phone: 0.62, computer: 0.3, tablet: 0.08 },
}

/** Of those who reached the step before, so many go on. */
const goesOn: Readonly<Record<Funnel, readonly (readonly [step: string, share: number])[]>> = {
  selling: [
    ['page', 1],
    ['vehicle', 0.64],
    ['begun', 0.71],
    ['equipment', 0.82],
    ['condition', 0.93],
    ['damages', 0.9],
    ['pictures', 0.86],
    ['price', 0.58],
    ['contact', 0.84],
    ['submit', 0.81],
    ['submitted', 0.77],
  ],
  valuation: [
    ['page', 1],
    ['vehicle', 0.58],
    ['begun', 0.83],
    ['condition', 0.88],
    ['contact', 0.93],
    ['submitted', 0.66],
  ],
}

/** Where a device makes it harder or easier than the others: pictures come from the phone. */
const ofDevice: Readonly<Record<DeviceClass, Readonly<Record<string, number>>>> = {
  phone: { price: 1.14, damages: 0.95, submitted: 0.96 },
  tablet: {},
  computer: { price: 0.68, equipment: 1.06 },
}

export async function seedUsage({ pool, log }: Pick<Services, 'pool' | 'log'>): Promise<void> {
  const today = Date.now()
  const chance = seededChance('usage')
  for (let ago = 29; ago >= 0; ago--) {
    const usage = createUsageRecorder({ pool, log, now: () => new Date(today - ago * dayMs) })
    for (const funnel of ['selling', 'valuation'] as const) {
      for (const [locale, visits] of Object.entries(visitsOfDay)) {
        for (const device of ['phone', 'tablet', 'computer'] as const) {
          const entered = visits * shareOfDevice[device] * (0.7 + chance.between(0, 0.6))
          seedVisits(usage, { funnel, locale, device, entered, chance })
        }
      }
    }
    await usage.stop()
  }
}

function seedVisits(
  usage: ReturnType<typeof createUsageRecorder>,
  visits: {
    readonly funnel: Funnel
    readonly locale: string
    readonly device: DeviceClass
    readonly entered: number
    readonly chance: Chance
  },
): void {
  const { funnel, locale, device, chance } = visits
  const [page, form] =
    funnel === 'selling' ? ['sell', 'adEdit'] : ['valuateMotorhome', 'valuateMotorhomeStep']
  let reached = visits.entered
  const count = (step: string, times: number) => {
    const whole = Math.floor(times + chance.between(0, 1))
    const route = step === 'page' ? page : form
    if (whole > 0) usage.count({ route, funnel, step, locale, device }, whole)
  }
  for (const [step, share] of goesOn[funnel]) {
    reached *= Math.min(share * (ofDevice[device][step] ?? 1), 1)
    count(step, reached)
    if (funnel === 'valuation') continue
    const screens = adScreens.filter(({ part }) => part === step)
    // Within a part fewer see each following question.
    for (const [index, { id }] of screens.entries()) {
      count(`${screenPrefix}${id}`, reached * (1 - (0.16 * index) / screens.length))
    }
  }
}
