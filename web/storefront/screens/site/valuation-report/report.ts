import type { z } from 'zod'
import type { valuationEndpoints } from '#contract/endpoints/valuation/valuation.ts'

type Reported = z.infer<typeof valuationEndpoints.report.output>

/** What a report is drawn from, without the ad of its owner. */
export type Report = Pick<Reported, 'valuate_my_vehicle' | 'sale' | 'explained'>
export type Explained = NonNullable<Reported['explained']>
