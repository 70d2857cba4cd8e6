import { routes } from 'virtual:contract-routes/site.signUpForNewsletter+site.sendContactMessage+valuation.postponeReport'
import { type Client, createClient } from '#contract/client.ts'
import type { endpointGroups } from '#contract/endpoints.ts'
import { publicTransport } from './public-calls.ts'

type Groups = typeof endpointGroups

/** The calls named in the import above. */
type IslandGroups = {
  readonly site: Pick<Groups['site'], 'signUpForNewsletter' | 'sendContactMessage'>
  readonly valuation: Pick<Groups['valuation'], 'postponeReport'>
}

let client: Client<IslandGroups> | undefined

/** What only islands call: fetched with the first of them, and not with the page. */
export function islandCalls(): Client<IslandGroups> {
  client ??= createClient<IslandGroups>(routes, publicTransport())
  return client
}
