import { useQuery } from '@tanstack/react-query'
import type { AdImport } from '#contract/endpoints/importing/listing-import.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { type AnswerQuery, keysOf, type QueryKey } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { useVisitor } from '#web/storefront/visitor/use-visitor.ts'
import { useAd } from '../editor/ad-context.tsx'

type Newest = { readonly newest: AdImport | null }

const askAgainMs = 1000

/** The ad's newest import; asked every second while it runs. */
export function useNewestImport(): AdImport | null | undefined {
  const query = useApiQueries()
  const isLoggedIn = useVisitor().kind !== 'visitor'
  const { entityId } = useAd().state
  const input = { params: { entityId: entityId ?? 0 } }
  const asked: AnswerQuery<Newest> = isLoggedIn
    ? query.listingImport.show(input)
    : query.listingImport.showAsVisitor(input)
  const { data } = useQuery<Newest, Error, Newest, QueryKey>({
    ...asked,
    enabled: entityId !== null,
    refetchInterval: ({ state }) => (state.data?.newest?.state === 'running' ? askAgainMs : false),
  })
  return entityId === null ? null : data?.newest
}

const newestKeys = [keysOf('listingImport', 'show'), keysOf('listingImport', 'showAsVisitor')]

type Wanted = { readonly plate: string } | { readonly link: string; readonly isOwn: true }

/** Asks outside. An ad that has no answer yet is begun by it. */
export function useStartImport(onStarted: () => void) {
  const { editor } = useAd()
  const isLoggedIn = useVisitor().kind !== 'visitor'
  const call = useCall(
    (api) => (isLoggedIn ? api.listingImport.start : api.listingImport.startAsVisitor),
    { refreshes: newestKeys, onSuccess: onStarted },
  )
  const start = async (body: Wanted) => {
    const { entityId } = await editor.start()
    call.mutate({ params: { entityId }, body })
  }
  return { start: (wanted: Wanted) => void start(wanted).catch(() => undefined), call }
}

/** Takes over what was found; what was typed meanwhile is saved first and stays. */
export function useTakeImport(onTaken: () => void) {
  const { editor } = useAd()
  const isLoggedIn = useVisitor().kind !== 'visitor'
  const call = useCall(
    (api) => (isLoggedIn ? api.listingImport.take : api.listingImport.takeAsVisitor),
    {
      refreshes: newestKeys,
      onSuccess: (product) => {
        editor.meet(product)
        onTaken()
      },
    },
  )
  const take = async (importId: string) => {
    const { entityId } = await editor.start()
    call.mutate({ params: { entityId, importId } })
  }
  return { take: (importId: string) => void take(importId).catch(() => undefined), call }
}
