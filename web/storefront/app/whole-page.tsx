import { StrictMode } from 'react'
import { type StaticHandlerContext, StaticRouterProvider } from 'react-router'
import type { PageVisit } from '#contract/page.ts'
import { createStandingClock } from '#web/api/server-clock.tsx'
import type { Catalogue } from '#web/language/texts.ts'
import type { PageContext } from '../page/page-context.ts'
import { type ServerPage, ServerPageContext } from '../page/server-page.tsx'
import { App } from './app.tsx'
import { routerOf } from './static-handlers.ts'

/** What the server draws of a visit, whether as a text or as a stream. */
export function wholePage(
  serverPage: ServerPage,
  drawing: {
    readonly visit: PageVisit
    readonly page: PageContext
    readonly messages: Catalogue
    readonly result: StaticHandlerContext
  },
) {
  const { visit, page, messages, result } = drawing
  return (
    <StrictMode>
      <ServerPageContext value={serverPage}>
        <App page={page} messages={messages} clock={createStandingClock(visit.now)}>
          <StaticRouterProvider router={routerOf(result)} context={result} hydrate={false} />
        </App>
      </ServerPageContext>
    </StrictMode>
  )
}
