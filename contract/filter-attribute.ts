import { z } from 'zod'

/** What a list is narrowed by, with how many each option finds (spec 7.3). */
export const filterAttribute = z.object({
  code: z.string(),
  options: z.array(z.object({ code: z.string(), count: z.int() })),
})
