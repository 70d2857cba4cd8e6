import { defaultSlotSettings, type SlotSettings } from '../../calendar/slots.ts'
import { type CommissionSettings, defaultCommissionSettings } from '../../pricing/commission.ts'
import { type BidStep, defaultBidSteps } from './bid-steps.ts'

/**
 * Every number of the market rules with its default. The approval of an auction stores the settings
 * it runs under in its state; rules, replay and checks read those, so that a change touches later
 * auctions only. Plain JSON: the operator edits it, the journal's first entry publishes it.
 */
export type MarketSettings = {
  /** The clock (rules 3). */
  readonly slots: SlotSettings
  readonly closingPhaseMinutes: number
  readonly softClose: SoftCloseSettings
  readonly outage: {
    readonly countsAfterMinutes: number
    readonly graceMinutes: number
    readonly moveHours: number
  }
  /** Bids and the light (rules 4). */
  readonly bidSteps: readonly BidStep[]
  readonly yellowFromPercentMin: number
  readonly yellowFromPercentMax: number
  readonly typingErrors: {
    readonly askAgainPercent: number
    readonly bidMaxPercent: number
    readonly firstBidMaxPercent: number
    readonly agentLimitMaxPercent: number
  }
  readonly voidUntilMinutesBeforeEnd: number
  readonly takeBackMinutes: number
  /** A material defect added while the auction runs (rules 8). */
  readonly newDefect: { readonly leaveHours: number; readonly moveUnderMinutes: number }
  /** Binding and renegotiation (rules 6). */
  readonly renegotiation: RenegotiationSettings
  readonly restart: {
    readonly afterHours: number
    readonly reducedByPercent: number
    readonly maxRounds: number
    readonly withinDays: number
  }
  readonly followUp: { readonly bindsDays: number; readonly acceptHours: number }
  /** After the hammer (rules 7 and 10). */
  readonly lateOffers: {
    readonly openAfterHours: number
    readonly openDays: number
    readonly pendingHours: number
    readonly declinedShownHours: number
    readonly shownToOwner: number
  }
  readonly buyNowOffAtPercent: number
  readonly secondChance: {
    readonly withinDays: number
    readonly answerHours: number
    readonly minPercentOfTarget: number
  }
  readonly questionsUntilMinutesBeforeEnd: number
  readonly commission: CommissionSettings
}

export type SoftCloseSettings = {
  readonly windowMinutes: number
  readonly maxExtensionMinutes: number
  /** Local time of day in Berlin that no end may pass, "HH:MM". */
  readonly latestTime: string
  /** The bid step grows with the extension so far, so that the cap rewards nobody for waiting. */
  readonly stepFactors: readonly {
    readonly fromExtensionMinutes: number
    readonly factor: number
  }[]
}

export type RenegotiationSettings = {
  readonly bindingHours: number
  readonly extendedBindingHours: number
  readonly turnHours: number
  readonly maxCountersPerSide: number
  readonly reminderHours: readonly number[]
  readonly reminderFromHour: number
  readonly reminderToHour: number
}

export const defaultMarketSettings: MarketSettings = {
  slots: defaultSlotSettings,
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
  bidSteps: defaultBidSteps,
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
  commission: defaultCommissionSettings,
}
