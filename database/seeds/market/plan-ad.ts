import { released } from '#domain/auction/core/phases.ts'
import type { ReleasedState } from '#domain/auction/core/state.ts'
import { hourMs, type Instant, minuteMs } from '#domain/calendar/instant.ts'
import { hashOf } from '#drawings/chance.ts'
import { sendBackListing } from '#server/areas/listing/api.ts'
import { type AdToSeed, approveAd, createAd, type EditingStage, submitAd } from '../ads/seed-ad.ts'
import { releaseCoveredPages } from '../ads/seed-covered-pages.ts'
import { weekdaysBefore } from '../demo-calendar.ts'
import type { SeededPerson } from '../people/seed-people.ts'
import { planBids } from './bidding.ts'
import { endings } from './endings.ts'
import { planQuestions } from './questions.ts'
import { approvalFor, type Stage } from './stage.ts'

/**
 * Plans what becomes of an ad, by the situation that the vehicle tables give it. Times are counted
 * from the instant at which the demo begins; some auctions end before it, others still run then.
 */

export function planAd(stage: Stage, ad: AdToSeed): void {
  const [kind = '', ...details] = ad.vehicle.situation
  const plan = planners[kind] ?? planEnded
  plan(stage, ad, details)
}

type Planner = (stage: Stage, ad: AdToSeed, details: readonly string[]) => void

const planners: Readonly<Record<string, Planner>> = {
  editing: planEditing,
  sent_back: planSentBack,
  under_review: planUnderReview,
  published: planPublished,
  running: planRunning,
  collecting: planRunning,
}

function planEditing(stage: Stage, ad: AdToSeed, [stageName]: readonly string[]): void {
  const editing = stageName as EditingStage // The vehicle tables name no other.
  const hours = 20 + (hashOf(ad.vehicle.name) % 70)
  stage.timeline.at(stage.start - hours * hourMs, () => createAd(stage.services, ad, editing))
}

const pictureRemark = 'Bitte ergänzen Sie ein Foto des Typenschilds, es fehlt noch.'
const leakTestRemark =
  'Liegt die Dichtigkeitsprüfung aus diesem Jahr vor? Im Serviceheft fehlt sie.'

function planSentBack(stage: Stage, ad: AdToSeed): void {
  const { services, timeline, start, operator } = stage
  enter(stage, ad, {
    at: start - 30 * hourMs,
    then: async (entityId) =>
      timeline.at(start - 26 * hourMs, () =>
        sendBackListing(services, operator.context, {
          entityId,
          remarks: '',
          fields: [
            { field: 'gallery', text: pictureRemark },
            {
              field:
                ad.vehicle.kind === 'trailer' ? 'trailer_leak_test_yearly' : 'yearly_leak_test',
              text: leakTestRemark,
            },
          ],
        }),
      ),
  })
}

function planUnderReview(stage: Stage, ad: AdToSeed, [hours]: readonly string[]): void {
  enter(stage, ad, { at: stage.start - Number(hours) * hourMs })
}

/** Released this morning: the auction begins tomorrow's slot less its run. */
function planPublished(stage: Stage, ad: AdToSeed): void {
  const approvedAt = stage.start - (40 + (hashOf(ad.vehicle.name) % 300)) * minuteMs
  release(stage, ad, {
    approvedAt,
    then: async (released) =>
      planQuestions(stage, { ...ad, released, dealers: dealersFor(stage, ad) }),
  })
}

function planRunning(stage: Stage, ad: AdToSeed, [time = '', share]: readonly string[]): void {
  const level = Number(share)
  const { services, timeline, start } = stage
  release(stage, ad, {
    approvedAt: approvalFor(weekdaysBefore(start, { days: 0, time: time })),
    then: async (released) => {
      planQuestions(stage, { ...ad, released, dealers: dealersFor(stage, ad) })
      if (Number.isNaN(level)) return
      const isHot = time === '14:00'
      planBids(
        { auctions: services.auctions, timeline },
        {
          seed: ad.vehicle.name,
          released,
          dealers: dealersFor(stage, ad),
          targetPriceEur: ad.vehicle.targetPriceEur,
          level: level,
          until: start - minuteMs,
          bids: isHot ? 19 : 4 + (hashOf(ad.vehicle.name) % 10),
        },
      )
    },
  })
}

/** Everything that has ended: the auction first, then its own ending with the details left over. */
function planEnded(stage: Stage, ad: AdToSeed, details: readonly string[]): void {
  const [kind = ''] = ad.vehicle.situation
  const ending = endings[kind]
  if (!ending) throw new Error(`No situation is called ${kind}`)
  const { services, timeline, start } = stage
  const [days, time, next] =
    details.length > 1 ? [Number(details[0]), details[1] ?? '', details[2]] : [1, details[0] ?? '']
  const endsAt = weekdaysBefore(start, { days, time })
  release(stage, ad, {
    approvedAt: approvalFor(endsAt),
    then: async (released) => {
      const dealers = dealersFor(stage, ad)
      if (ending.level !== null) {
        planBids(
          { auctions: services.auctions, timeline },
          {
            seed: ad.vehicle.name,
            released,
            dealers,
            targetPriceEur: ad.vehicle.targetPriceEur,
            level: ending.level,
            until: endsAt - (ending.bidsStopMsBefore ?? 0),
            bids: 5 + (hashOf(ad.vehicle.name) % 11),
          },
        )
      }
      ending.plan(stage, { ...ad, released, dealers }, next)
    },
  })
}

function release(
  stage: Stage,
  ad: AdToSeed,
  plan: {
    readonly approvedAt: Instant
    readonly then: (released: ReleasedState) => Promise<void>
  },
): void {
  const { services, timeline, operator } = stage
  const submittedHours = 2 + (hashOf(ad.vehicle.name) % 14)
  enter(stage, ad, {
    at: plan.approvedAt - submittedHours * hourMs,
    then: async (entityId) =>
      timeline.at(plan.approvedAt, async () => {
        await releaseCoveredPages(services, operator, entityId)
        await plan.then(released(await approveAd(services, { ...ad, operator, entityId })))
      }),
  })
}

/** Entered and submitted; what follows is put on the timeline. */
function enter(
  stage: Stage,
  ad: AdToSeed,
  plan: { readonly at: Instant; readonly then?: (entityId: number) => Promise<void> },
): void {
  const { services, timeline } = stage
  timeline.at(plan.at, async () => {
    const entityId = await createAd(services, ad)
    await submitAd(services, ad, entityId)
    await plan.then?.(entityId)
  })
}

/** A dealer who sells does not bid on their own ad. */
function dealersFor(stage: Stage, ad: AdToSeed): readonly SeededPerson[] {
  return stage.dealers.filter(({ customerId }) => customerId !== ad.seller.customerId)
}
