import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { richBlock } from '../../rich-text.ts'

/** News and notices for dealers (spec 2, 4), in the reader's language or, where that is missing, in German. */

const params = z.object({ locale: z.string().max(5) })

const notice = z.object({
  /** The entry's key; what a reader has read is kept by it. */
  id: z.string(),
  title: z.string(),
  /** ISO date from which it is shown. */
  validFrom: z.string(),
  language: z.string(),
  blocks: z.array(richBlock),
})
export type Notice = z.infer<typeof notice>

export const newsEndpoints = {
  readNews: endpoint({
    method: 'GET',
    path: '/api/public/news/{locale}',
    access: 'public',
    summary: 'News for dealers, the latest first',
    params,
    output: z.object({ news: z.array(notice.extend({ summary: z.string() })) }),
  }),
  readPopups: endpoint({
    method: 'GET',
    path: '/api/public/popups/{locale}',
    access: 'public',
    summary:
      'Notices that dealers are shown after the login until they have read them, the earliest first',
    params,
    output: z.object({ popups: z.array(notice) }),
  }),
} as const
