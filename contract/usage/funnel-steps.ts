import { adParts } from '#domain/listing/screens/screen-table.ts'

/** How far people come in the two funnels: the steps in the order in which they are walked. */

export const deviceClasses = ['phone', 'tablet', 'computer'] as const
export type DeviceClass = (typeof deviceClasses)[number]

const [firstPart, ...laterParts] = adParts

/**
 * `page` is the page that leads in, `begun` the first answer that was saved, `submitted` the end; the others are
 * parts of the form, counted once they are seen.
 */
export const funnelSteps = {
  selling: ['page', firstPart, 'begun', ...laterParts, 'submitted'],
  valuation: ['page', 'vehicle', 'begun', 'condition', 'contact', 'submitted'],
} as const

export type Funnel = keyof typeof funnelSteps
export const funnels = Object.keys(funnelSteps) as readonly Funnel[] // The table has no other keys.
export type FunnelStep = (typeof funnelSteps)[Funnel][number]

/** What pages report under which name (spec 7.7), and the step that is reached by it. */
export const userActions = {
  create_ad: { funnel: 'selling', step: 'begun' },
  submit_ad: { funnel: 'selling', step: 'submitted' },
  create_valuation: { funnel: 'valuation', step: 'begun' },
  submit_valuation: { funnel: 'valuation', step: 'submitted' },
  show_ad_step: { funnel: 'selling', step: null },
  show_valuation_step: { funnel: 'valuation', step: null },
} as const satisfies Readonly<Record<string, { funnel: Funnel; step: FunnelStep | null }>>

export type UserAction = keyof typeof userActions
