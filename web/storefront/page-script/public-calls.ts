import { routes } from 'virtual:contract-routes/live+site.readTime+site.signUpForNewsletter+account.merchantCookie'
import { type Client, createClient } from '#contract/client.ts'
import type { endpointGroups } from '#contract/endpoints.ts'
import { createBrowserTransport } from '#web/api/browser-transport.ts'
import { createPageBuild } from '#web/api/page-build.ts'
import { mayReload } from '#web/api/reload-page.ts'

type Groups = typeof endpointGroups

/** The calls named in the import above. */
type FewGroups = Pick<Groups, 'live'> & {
  readonly site: Pick<Groups['site'], 'readTime' | 'signUpForNewsletter'>
  readonly account: Pick<Groups['account'], 'merchantCookie'>
}

let client: Client<FewGroups> | undefined

/** The few calls of a public page; the table of all of them is larger than its script. */
export function publicCalls(): Client<FewGroups> {
  client ??= createClient<FewGroups>(
    routes,
    createBrowserTransport({
      onLoginEnded: () => undefined,
      build: createPageBuild(document.documentElement.dataset.build ?? '', mayReload),
    }),
  )
  return client
}
