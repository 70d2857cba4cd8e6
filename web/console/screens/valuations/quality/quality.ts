import type { z } from 'zod'
import type { valuationQualityEndpoints } from '#contract/endpoints/valuation/valuation-quality.ts'

export type Quality = z.infer<typeof valuationQualityEndpoints.quality.output>
export type MonthOfQuality = Quality['months'][number]
export type Score = MonthOfQuality['people']
