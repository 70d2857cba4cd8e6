import type { z } from 'zod'
import type { reviewEndpoints } from '#contract/endpoints/review.ts'

/** An ad that is approved and not released yet. */
export type HeldAd = z.infer<typeof reviewEndpoints.list.output>['held'][number]
