import type { QueryClient } from '@tanstack/react-query'
import { dehydrate, hashKey } from '@tanstack/react-query'
import type { CustomerWrapper } from '#contract/customer.ts'
import { distanceBands } from '#domain/catalog/distance.ts'
import type { Api } from '#web/api/api.tsx'
import { entryArea } from '#web/api/auctions/auction-cache.ts'
import type { AuctionEntry } from '#web/api/auctions/auction-entry.ts'
import { createQueryClient } from '#web/api/query-client.ts'
import { ownCountsQuery, unreadQuery } from '../frame/load-frame.ts'
import { inlineJson } from '../page/inline-json.ts'
import { searchesBesideCatalog } from '../screens/catalog/searches/load-saved-searches.ts'
import { openAccount } from '../visitor/open-account.ts'
import { visitorOf } from '../visitor/visitor.ts'
import { openAuction } from './open-auction.ts'
import { openSearches } from './open-searches.ts'
import { type OwnAnswers, ownStateId } from './read-own-part.ts'

/**
 * A page for all dealers who are told the same, and what one of them has beyond it (docs/decisions/0105). It leaves
 * open who they are, how many messages, bids and watched ads they have, what they watch and search for and how they stand
 * in the auctions of a list; everything else in it is compared, answer by answer, so that nothing has to be said about a field
 * or a call that is added.
 */

type Asked = Pick<Api, 'query' | 'queryClient'>

/** The parts of a page that several may be sent; undefined for whom or what it is not. */
export function sharedPartsOf(api: Asked) {
  const names = openNames(api)
  const wrapper = api.queryClient.getQueryData<CustomerWrapper>(
    api.query.account.getCustomer().queryKey,
  )
  const party = wrapper?.merchant?.merchantId
  const all = api.queryClient.getQueryCache().getAll()
  if (!wrapper || party === undefined || !isUnhindered(wrapper)) return undefined
  // A count that did not come is asked for by the browser (spec 8.2); the page shows none of them anyway.
  if (all.some(({ queryHash, state }) => state.status !== 'success' && !names.has(queryHash))) {
    return undefined
  }
  const { hasAnyAds } = wrapper
  const shown = all
    .filter(({ queryHash }) => !names.has(queryHash))
    .sort((one, other) => (one.queryHash < other.queryHash ? -1 : 1))
    .map(
      ({ queryKey, state }): ShownAnswer => [
        queryKey,
        openAnswer(api, queryKey, state.data) ?? state.data,
      ],
    )
  const text = withOwnOpen(JSON.stringify({ hasAnyAds, shown }))
  return {
    person: `merchant ${party}`,
    shown: text,
    ownPart: () => ownPartOf(api, names),
    /** A cache that holds nothing but what `shown` says, for its drawing. */
    openQueries: (): QueryClient => {
      const queryClient = createQueryClient('server')
      // Parsed again, so that what is drawn is what was compared.
      const answers = JSON.parse(text) as { readonly shown: readonly ShownAnswer[] }
      for (const [queryKey, data] of answers.shown) queryClient.setQueryData(queryKey, data)
      queryClient.setQueryData(api.query.account.getCustomer().queryKey, openAccount(hasAnyAds))
      return queryClient
    },
  }
}

/** What takes the place of an answer that is each one's own; undefined for what is compared as it is. */
function openAnswer({ query }: Asked, queryKey: readonly unknown[], data: unknown): unknown {
  const searches = searchesBesideCatalog(query)
  if (hashKey(queryKey) === hashKey(searches.queryKey)) {
    return openSearches(data as Parameters<typeof openSearches>[0]) // The key says so.
  }
  return openEntry(queryKey, data)
}

function openEntry(queryKey: readonly unknown[], data: unknown): AuctionEntry | undefined {
  if (queryKey[0] !== entryArea) return undefined
  const auction = openAuction((data as AuctionEntry).auction) // The key says so.
  return auction && { auction, newestBids: [] }
}

type ShownAnswer = readonly [queryKey: readonly unknown[], data: unknown]

/** Accepted dealers; who is blocked or has to accept new terms is told so on every page. */
function isUnhindered(wrapper: CustomerWrapper): boolean {
  const { kind, isBlocked, mustAcceptTerms } = visitorOf(wrapper)
  return kind === 'merchant' && !isBlocked && !mustAcceptTerms
}

/** Of the answers that are nobody else's: who it is, which messages wait, and the counts of their bar. */
function openNames({ query }: Pick<Api, 'query'>): ReadonlySet<string> {
  return new Set(
    [query.account.getCustomer(), unreadQuery(query), ownCountsQuery(query)].map(({ queryKey }) =>
      hashKey(queryKey),
    ),
  )
}

const countOfBand = new RegExp(`("code":"(?:${distanceBands.join('|')})","count":)\\d+`, 'g')

/**
 * Hearts, how far a dealer is from the vehicles, and how many lie within each distance; the distances themselves are
 * listed for all dealers alike. Within a text of JSON quotes are escaped, so that nobody can have written these into one.
 */
function withOwnOpen(text: string): string {
  return text
    .replaceAll('"isWatched":true', '"isWatched":false')
    .replaceAll(/("distanceKm":)\d+/g, '$1null')
    .replaceAll(countOfBand, (_all, name) => `${name}0`)
}

function isOpened(text: string): boolean {
  return withOwnOpen(text) !== text
}

function ownPartOf(api: Asked, names: ReadonlySet<string>): string {
  const { queryClient } = api
  const own: OwnAnswers = {
    reader: dehydrate(queryClient, {
      shouldDehydrateQuery: ({ queryHash, state }) =>
        names.has(queryHash) && state.status === 'success',
    }),
    shownOtherwise: dehydrate(queryClient, {
      shouldDehydrateQuery: ({ queryHash, queryKey, state }) =>
        !names.has(queryHash) &&
        (openAnswer(api, queryKey, state.data) !== undefined ||
          isOpened(JSON.stringify(state.data) ?? '')),
    }),
  }
  return `<script type="application/json" id="${ownStateId}">${inlineJson(own)}</script>`
}
