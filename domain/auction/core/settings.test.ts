import { expect, test } from 'vitest'
import { latestEnd } from '../../calendar/slots.ts'
import { defaultMarketSettings } from './settings.ts'

/** Figures that only matter together, and all of them once more as the rules page has them. */

test.each([
  ['an early slot by 30 minutes', '2026-09-15T14:00:00+02:00', '2026-09-15T14:30:00+02:00'],
  ['the last slot until 17:00', '2026-09-15T16:30:00+02:00', '2026-09-15T17:00:00+02:00'],
  [
    'an end after 16:30 no later than 17:00',
    '2026-09-15T16:50:00+02:00',
    '2026-09-15T17:00:00+02:00',
  ],
  ['in winter by the same clock', '2026-12-15T16:45:00+01:00', '2026-12-15T17:00:00+01:00'],
])('rules 3: the end may move, %s', (_what, planned, latest) => {
  const { latestTime, maxExtensionMinutes } = defaultMarketSettings.softClose
  const plannedEndsAt = Date.parse(planned)
  expect(latestEnd({ plannedEndsAt, latestTime, maxExtensionMinutes })).toBe(Date.parse(latest))
})

test('each figure has the default of the rules page (rules 2 to 8 and 10)', () => {
  expect(defaultMarketSettings).toEqual({
    slots: {
      firstTime: '14:00',
      lastTime: '16:30',
      everyMinutes: 15,
      maxAuctionsPerSlot: 4,
      leadHours: 20,
      runMinutes: 1_410,
      closedDays: [],
    },
    closingPhaseMinutes: 10,
    softClose: {
      windowMinutes: 3,
      maxExtensionMinutes: 30,
      latestTime: '17:00',
      stepFactors: [
        { fromExtensionMinutes: 15, factor: 2 },
        { fromExtensionMinutes: 25, factor: 4 },
      ],
    },
    outage: { countsAfterMinutes: 2, graceMinutes: 60, moveHours: 24 },
    bidSteps: [
      { belowEur: 5_000, stepEur: 50 },
      { belowEur: 25_000, stepEur: 100 },
      { belowEur: 50_000, stepEur: 250 },
      { belowEur: 100_000, stepEur: 500 },
      { belowEur: null, stepEur: 1_000 },
    ],
    yellowFromPercentMin: 78,
    yellowFromPercentMax: 92,
    typingErrors: {
      askAgainPercent: 150,
      bidMaxPercent: 300,
      firstBidMaxPercent: 400,
      agentLimitMaxPercent: 500,
    },
    voidUntilMinutesBeforeEnd: 15,
    takeBackMinutes: 30,
    newDefect: { leaveHours: 2, moveUnderMinutes: 135 },
    renegotiation: {
      bindingHours: 48,
      extendedBindingHours: 72,
      turnHours: 24,
      maxCountersPerSide: 3,
      reminderHours: [4, 24, 42],
      reminderFromHour: 8,
      reminderToHour: 20,
    },
    restart: { afterHours: 24, reducedByPercent: 5, maxRounds: 3, withinDays: 60 },
    followUp: { bindsDays: 7, acceptHours: 24 },
    lateOffers: {
      openAfterHours: 24,
      openDays: 14,
      pendingHours: 48,
      declinedShownHours: 24,
      shownToOwner: 3,
    },
    buyNowOffAtPercent: 95,
    secondChance: { withinDays: 7, answerHours: 24, minPercentOfTarget: 95 },
    questionsUntilMinutesBeforeEnd: 60,
    commission: { rateBasisPoints: 175, minCents: 39_900, maxCents: 350_000 },
  })
})
