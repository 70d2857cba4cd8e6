import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** Calls that every page may need, whoever looks at it (spec 7.7). */

export const findSetting = endpoint({
  method: 'GET',
  path: '/api/public/settings/{key}',
  access: 'public',
  summary: 'The value of one public setting, for example the text of the system bar.',
  params: z.object({ key: z.string().max(80) }),
  output: z.object({
    value: z.string().nullable(),
    description: z.string().nullable(),
  }),
})

export const readTime = endpoint({
  method: 'POST',
  path: '/api/public/time',
  access: 'public',
  summary: 'The market time of the server, from which pages count down.',
  output: z.object({ time: z.string() }),
})
