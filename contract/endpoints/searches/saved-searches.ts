import { z } from 'zod'
import { searchRhythms } from '#domain/catalog/saved-search.ts'
import { Done, Id } from '../../account-fields.ts'
import { endpoint } from '../../endpoint.ts'
import { catalogQuery } from '../catalog.ts'

/** Searches that a dealer has saved (spec 2, 7.2). */

const name = z.string().trim().min(1).max(80)
const rhythm = z.enum(searchRhythms)
const isOn = z.boolean().default(false)
const params = z.object({ searchId: Id })

const savedSearch = z.object({
  searchId: z.int(),
  name: z.string(),
  /** Whether its dealer is told of what it newly finds by a mail, and by a push. */
  mail: z.boolean(),
  push: z.boolean(),
  /** How often, by both. */
  rhythm,
  /** The filter as an address of the catalog carries it. */
  query: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
  /** How many vehicles it finds now. */
  total: z.int(),
  /** How many of them are open and were released since its dealer last looked at what it finds. */
  newCount: z.int(),
  /** It was saved with a filter that the catalog no longer has, so it finds more than it did. */
  hasLostFilters: z.boolean(),
})
export type SavedSearch = z.infer<typeof savedSearch>

export const savedSearchEndpoints = {
  listSearches: endpoint({
    method: 'GET',
    path: '/api/private/customer/searches/get',
    access: 'private',
    summary: 'Saved searches with what they find now, the latest first',
    query: z.object({
      page: z.coerce.number().int().min(1).max(100).default(1),
      itemsPerPage: z.coerce.number().int().min(1).max(50).default(50),
    }),
    output: z.object({
      searches: z.array(savedSearch),
      /** Their reader has stopped all mails of searches in the settings, or in a mail. */
      areMailsStopped: z.boolean(),
      pages: z.int(),
      total: z.int(),
    }),
    refusals: ['NOT_A_MERCHANT'],
  }),
  saveSearch: endpoint({
    method: 'POST',
    path: '/api/private/customer/searches',
    access: 'private',
    summary: 'Saves a search; order and page are no part of it',
    body: z.object({
      name,
      query: catalogQuery,
      mail: isOn,
      push: isOn,
      rhythm: rhythm.default('bundled'),
    }),
    output: z.object({ searchId: z.int() }),
    refusals: ['NOT_A_MERCHANT', 'SEARCH_LIMIT_REACHED'],
  }),
  changeSearch: endpoint({
    method: 'PUT',
    path: '/api/private/customer/searches/{searchId}',
    access: 'private',
    summary:
      'Gives a saved search another name, another filter, or other ways and times to be told of what it newly finds',
    params,
    body: z.object({
      name: name.optional(),
      query: catalogQuery.optional(),
      mail: z.boolean().optional(),
      push: z.boolean().optional(),
      rhythm: rhythm.optional(),
    }),
    output: Done,
    refusals: ['NOT_FOUND'],
  }),
  lookAtSearch: endpoint({
    method: 'PUT',
    path: '/api/private/customer/searches/{searchId}/look',
    access: 'private',
    summary:
      'Notes that its dealer looks at what a saved search finds; what is released later is new',
    params,
    output: Done,
    refusals: ['NOT_FOUND'],
  }),
  removeSearch: endpoint({
    method: 'DELETE',
    path: '/api/private/customer/searches/{searchId}',
    access: 'private',
    summary: 'Forgets a saved search',
    params,
    output: Done,
    refusals: ['NOT_FOUND'],
  }),
} as const
