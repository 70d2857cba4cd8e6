import type { z } from 'zod'
import type { valuationEndpoints } from '#contract/endpoints/valuation/valuation.ts'

export type FoundValuation = z.infer<typeof valuationEndpoints.find.output>
export type WaitingValuation = z.infer<typeof valuationEndpoints.list.output>['queue'][number]
export type Computed = NonNullable<FoundValuation['computed']>
export type ComputedRange = Extract<Computed, { kind: 'range' }>
