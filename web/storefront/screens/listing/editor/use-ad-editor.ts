import type { QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigationType } from 'react-router'
import type { VehicleKind } from '#domain/vehicle/attribute.ts'
import { type Api, useWholeApi } from '#web/api/api.tsx'
import { device } from '#web/api/device/device-database.ts'
import { createKeptDrafts } from '#web/api/device/kept-drafts.ts'
import { moveKeptFiles } from '#web/api/device/kept-files.ts'
import { keysOf } from '#web/api/queries.ts'
import { randomId } from '#web/api/random-id.ts'
import { useServerClock } from '#web/api/server-clock.tsx'
import { useQueryAnswer } from '#web/api/use-answer.ts'
import { noteBeginning } from '#web/storefront/usage/note-beginning.ts'
import { useVisitor } from '#web/storefront/visitor/use-visitor.ts'
import { knownVisitor } from '#web/storefront/visitor/visitor.ts'
import { AdEditor } from './ad-editor.ts'
import type { KeptDraft } from './draft-storage.ts'
import type { AdCalls } from './editor-options.ts'

/**
 * The editors of this page, one per ad. They belong to the page's query client: on the server each
 * request has its own, in the browser they outlive the change of steps.
 */
const editors = new WeakMap<QueryClient, { readonly era: number; readonly byName: EditorsByName }>()

type EditorsByName = Map<string, AdEditor>

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

/** What the first answer makes: an ad, or a request for a valuation with its ad. */
export type AdPurpose = 'ad' | 'valuation'

export function useAdEditor(
  kind: VehicleKind,
  entityId: number | null,
  purpose: AdPurpose = 'ad',
): AdEditor {
  const api = useWholeApi()
  const clock = useServerClock()
  return useMemo(() => {
    const known = editorsOf(api.queryClient)
    const isValuation = purpose === 'valuation'
    const fresh = isValuation ? `valuation-${kind}` : `new-${kind}`
    const name = entityId === null ? fresh : String(entityId)
    const found = known.get(name)
    if (found) return found
    const request = requestWithAd(api, kind)
    const made = new AdEditor({
      kind,
      product: entityId === null ? null : (cachedAd(api, entityId) ?? null),
      startKey: randomId(),
      calls: { ...adCalls(api), ...(isValuation && { create: request.create }) },
      storage: createKeptDrafts<KeptDraft>(device, () => customerIdOf(api)),
      customerId: () => customerIdOf(api),
      now: clock.now,
      onSaved(product) {
        const number = String(product.entityId)
        if (known.delete(fresh)) {
          if (!isValuation) known.set(`made-${kind}`, made)
          // One that was chosen while the others moved.
          void moveFiles(kind, product.entityId)
        }
        known.set(number, made)
        const { queryKey } = adQuery(api.query, {
          entityId: product.entityId,
          isLoggedIn: isLoggedIn(api),
        })
        api.auctions.setAnswer(queryKey, product)
        request.show()
        void api.queryClient.invalidateQueries({
          queryKey: [...keysOf('listing', 'listMine')],
          refetchType: 'none',
        })
      },
    })
    known.set(name, made)
    return made
  }, [api, clock, kind, entityId, purpose])
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

/** None of them outlives a logout. */
function editorsOf(queryClient: QueryClient): EditorsByName {
  const known = editors.get(queryClient)
  if (known?.era === device.era) return known.byName
  const made = { era: device.era, byName: new Map<string, AdEditor>() }
  editors.set(queryClient, made)
  return made.byName
}

function cachedAd(api: Api, entityId: number) {
  const { queryKey } = adQuery(api.query, { entityId, isLoggedIn: isLoggedIn(api) })
  return api.auctions.join(queryKey, api.queryClient.getQueryData(queryKey))
}

function isLoggedIn(api: Api): boolean {
  return customerIdOf(api) !== null
}

/** Whose the ad is that is written here, as far as the page knows; null for a visitor. */
function customerIdOf(api: Pick<Api, 'query' | 'queryClient'>): number | null {
  return knownVisitor(api)?.customerId ?? null
}

function adCalls(api: Api): AdCalls {
  const { listing } = api.client
  return {
    create: async (productType, input) => {
      const body = { productType, ...input }
      const made = await (isLoggedIn(api)
        ? listing.create({ body })
        : listing.createAsVisitor({ body }))
      noteBeginning(api, made.entityId, 'ad_intake')
      await moveFiles(productType, made.entityId)
      return made
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

/**
 * What waits for the ad waits under its number, before the page's address has that: whoever closes the page
 * then finds its files again.
 */
async function moveFiles(kind: VehicleKind, entityId: number): Promise<void> {
  if (!device.isRefused()) {
    await moveKeptFiles(device, { from: `new-${kind}`, to: String(entityId) })
  }
}

/** The first answer of a valuation makes request and ad together (spec 7.5); both are known from then on. */
function requestWithAd(api: Api, kind: VehicleKind) {
  let answer: Awaited<ReturnType<Api['client']['valuation']['update']>> | undefined
  return {
    create: async (productType: VehicleKind, input: Parameters<AdCalls['create']>[1]) => {
      const body = { productType, ...input, valuate_my_vehicle: {} }
      answer = await api.client.valuation.update({ body })
      if (!answer.product) throw new Error('A new request has an ad')
      noteBeginning(api, answer.product.entityId, 'vmm')
      await moveFiles(productType, answer.product.entityId)
      return answer.product
    },
    /** After the editor has its number, so that the screens find it by that. */
    show: () => {
      if (!answer) return
      const { queryKey } = api.query.valuation.get({ query: { productType: kind } })
      api.auctions.setAnswer(queryKey, answer)
      answer = undefined
    },
  }
}
