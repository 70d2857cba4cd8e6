import '#web/ui/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { defaultLocale, isLocale, localeCookieName, localeFacts } from '#locales/locales.ts'
import { ApiProvider, createApi } from '#web/api/api.tsx'
import { createBrowserTransport } from '#web/api/browser-transport.ts'
import { createPageBuild } from '#web/api/build-of-page/page-build.ts'
import { readCookie } from '#web/api/cookie.ts'
import { createQueryClient } from '#web/api/query-client.ts'
import { mayReload, reloadOnLostChunk } from '#web/api/reload-page.ts'
import { createServerClock, ServerClockProvider } from '#web/api/server-clock.tsx'
import { askWhoIsLoggedIn } from '#web/api/session-end.ts'
import { LanguageProvider } from '#web/language/language-provider.tsx'
import { watchPopoverWindows } from '#web/ui/window/popover-windows.ts'
import { loadMessages } from './catalogues.ts'
import { ConsoleStateContext, readConsoleState } from './console-state.ts'
import { buildConsoleRoutes } from './shell/route-table.tsx'

reloadOnLostChunk()
watchPopoverWindows()
void start(performance.now())

async function start(arrivedAt: number): Promise<void> {
  const state = readConsoleState()
  const wanted = readCookie(localeCookieName)
  const locale = isLocale(wanted) ? wanted : defaultLocale
  document.documentElement.lang = localeFacts[locale].tag
  const messages = await loadMessages(locale)
  const queryClient = createQueryClient('browser')
  const build = createPageBuild(state.version, mayReload)
  const api = createApi(
    createBrowserTransport({ onLoginEnded: () => askWhoIsLoggedIn(queryClient), build }),
    queryClient,
    build,
  )
  const router = createBrowserRouter(buildConsoleRoutes())
  const place = document.getElementById('console')
  if (!place) throw new Error('The page has no place for the console')
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <ApiProvider api={api}>
          <LanguageProvider locale={locale} messages={messages}>
            <ServerClockProvider
              clock={createServerClock(state.now, { market: state.now, steady: arrivedAt })}
            >
              <ConsoleStateContext value={state}>
                <RouterProvider router={router} />
              </ConsoleStateContext>
            </ServerClockProvider>
          </LanguageProvider>
        </ApiProvider>
      </QueryClientProvider>
    </StrictMode>,
  )
}
