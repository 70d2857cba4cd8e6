import type { LoaderFunctionArgs } from 'react-router'
import type { Api } from '#web/api/api.tsx'
import { pageContextOf } from '../page/page-context.ts'
import { ensureVisitor, isMerchant } from '../visitor/visitor.ts'

/**
 * What the bars need. None of it may keep the page from the visitor: a failure is left to the next
 * attempt in the browser (spec 8.2).
 */
export async function loadFrame({ context }: LoaderFunctionArgs): Promise<null> {
  const { api } = pageContextOf(context)
  await Promise.allSettled([
    api.queryClient.ensureQueryData(systemBarQuery(api.query)),
    loadVisitor(api),
  ])
  return null
}

async function loadVisitor(api: Api): Promise<void> {
  const visitor = await ensureVisitor(api)
  if (visitor.kind === 'visitor') return
  await Promise.all([
    api.queryClient.ensureQueryData(unreadQuery(api.query)),
    isMerchant(visitor) && api.queryClient.ensureQueryData(ownCountsQuery(api.query)),
  ])
}

/** The red bar with the operator's text (spec 2); empty most of the time. */
export function systemBarQuery(query: Api['query']) {
  return query.site.findSetting({ params: { key: 'system_bar' } })
}

/** What stands beside the links of a dealer's bar: each one's own, so no page for several holds it. */
export function ownCountsQuery(query: Api['query']) {
  return query.catalog.ownCounts()
}

/** The counts of the account menu; the live stream writes to the same key. */
export function unreadQuery(query: Api['query']) {
  return query.messages.listNotifications({ query: { page: 1 } })
}
