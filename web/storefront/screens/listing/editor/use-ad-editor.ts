import type { QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigationType } from 'react-router'
import type { VehicleKind } from '#domain/vehicle/attribute.ts'
import { type Api, useWholeApi } from '#web/api/api.tsx'
import { keysOf } from '#web/api/queries.ts'
import { useServerClock } from '#web/api/server-clock.tsx'
import { useQueryAnswer } from '#web/api/use-answer.ts'
import { useVisitor } from '#web/storefront/visitor/use-visitor.ts'
import { visitorOf, visitorQuery } from '#web/storefront/visitor/visitor.ts'
import { type AdCalls, AdEditor } from './ad-editor.ts'
import { createDraftStorage } from './draft-storage.ts'

/**
 * The editors of this page, one per ad. They belong to the page's query client: on the server each
 * request has its own, in the browser they outlive the change of steps.
 */
const editors = new WeakMap<QueryClient, Map<string, AdEditor>>()

const storage = createDraftStorage(() => localStorage)

/** Customers and visitors have the same calls on their own paths (spec 7.4). */
export function adQuery(query: Api['query'], ad: { entityId: number; isLoggedIn: boolean }) {
  const input = { params: { entityId: ad.entityId }, query: {} }
  return ad.isLoggedIn ? query.listing.getOwn(input) : query.listing.getAsVisitor(input)
}

/** The ad as the server has it; nothing before it is saved for the first time. */
export function useSavedAd(entityId: number | null) {
  const { query } = useWholeApi()
  const isLoggedIn = useVisitor().kind !== 'visitor'
  const wanted = adQuery(query, { entityId: entityId ?? 0, isLoggedIn })
  return useQueryAnswer(wanted, { enabled: entityId !== null }).data
}

export function useAdEditor(kind: VehicleKind, entityId: number | null): AdEditor {
  const api = useWholeApi()
  const clock = useServerClock()
  return useMemo(() => {
    const known = editorsOf(api.queryClient)
    const name = entityId === null ? `new-${kind}` : String(entityId)
    const found = known.get(name)
    if (found) return found
    const made = new AdEditor({
      kind,
      product: entityId === null ? null : (cachedAd(api, entityId) ?? null),
      calls: adCalls(api),
      storage,
      now: clock.now,
      onSaved(product) {
        if (known.delete(`new-${kind}`)) known.set(`made-${kind}`, made)
        known.set(String(product.entityId), made)
        const { queryKey } = adQuery(api.query, {
          entityId: product.entityId,
          isLoggedIn: isLoggedIn(api),
        })
        api.auctions.setAnswer(queryKey, product)
        void api.queryClient.invalidateQueries({
          queryKey: [...keysOf('listing', 'listMine')],
          refetchType: 'none',
        })
      },
    })
    known.set(name, made)
    return made
  }, [api, clock, kind, entityId])
}

/**
 * The ad that was made on this page, for whoever goes back by the browser to an address from before it
 * had a number; null elsewhere, so that a link to a new ad begins one.
 */
export function useAdMadeBefore(kind: VehicleKind): number | null {
  const { queryClient } = useWholeApi()
  const isBack = useNavigationType() === 'POP'
  const made = editorsOf(queryClient).get(`made-${kind}`)
  return isBack ? (made?.getState().entityId ?? null) : null
}

function editorsOf(queryClient: QueryClient): Map<string, AdEditor> {
  const known = editors.get(queryClient)
  if (known) return known
  const made = new Map<string, AdEditor>()
  editors.set(queryClient, made)
  return made
}

function cachedAd(api: Api, entityId: number) {
  const { queryKey } = adQuery(api.query, { entityId, isLoggedIn: isLoggedIn(api) })
  return api.auctions.join(queryKey, api.queryClient.getQueryData(queryKey))
}

function isLoggedIn({ query, queryClient }: Api): boolean {
  const wrapper = queryClient.getQueryData(visitorQuery(query).queryKey)
  return wrapper !== undefined && visitorOf(wrapper).kind !== 'visitor'
}

function adCalls(api: Api): AdCalls {
  const { listing } = api.client
  return {
    create: (productType, input) => {
      const body = { productType, ...input }
      return isLoggedIn(api) ? listing.create({ body }) : listing.createAsVisitor({ body })
    },
    update: (entityId, body) => {
      const input = { params: { entityId }, query: {}, body }
      return isLoggedIn(api) ? listing.update(input) : listing.updateAsVisitor(input)
    },
    load: (entityId) => {
      const input = { params: { entityId }, query: {} }
      return isLoggedIn(api) ? listing.getOwn(input) : listing.getAsVisitor(input)
    },
  }
}
