import { routes } from 'virtual:contract-routes/live+site.readTime+account.merchantCookie'
import { type Client, createClient, type Transport } from '#contract/client.ts'
import type { endpointGroups } from '#contract/endpoints.ts'
import { createBrowserTransport } from '#web/api/browser-transport.ts'
import { createPageBuild } from '#web/api/build-of-page/page-build.ts'
import { mayReload } from '#web/api/reload-page.ts'

type Groups = typeof endpointGroups

/** The calls named in the import above. */
type FewGroups = Pick<Groups, 'live'> & {
  readonly site: Pick<Groups['site'], 'readTime'>
  readonly account: Pick<Groups['account'], 'merchantCookie'>
}

let transport: Transport | undefined
let client: Client<FewGroups> | undefined

/** One for all calls of a public page, so that they share their token. */
export function publicTransport(): Transport {
  transport ??= createBrowserTransport({
    onLoginEnded: () => undefined,
    build: createPageBuild(document.documentElement.dataset.build ?? '', mayReload),
  })
  return transport
}

/** The few calls of a public page; the table of all of them is larger than its script. */
export function publicCalls(): Client<FewGroups> {
  client ??= createClient<FewGroups>(routes, publicTransport())
  return client
}
