import type { z } from 'zod'
import type { reviewed } from '#contract/endpoints/review.ts'

/** An ad under review with everything that its verdict needs. */
export type Reviewed = z.infer<typeof reviewed>
