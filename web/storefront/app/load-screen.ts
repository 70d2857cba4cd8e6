import { type LoaderFunctionArgs, redirect } from 'react-router'
import { isCallRefused } from '#contract/problem.ts'
import type { Locale } from '#locales/locales.ts'
import { type MatchedPath, matchPath } from '#locales/match-path.ts'
import { pathToLoose, type RouteName } from '#locales/paths.ts'
import { pageContextOf } from '../page/page-context.ts'
import type { LoadContext, ScreenModule } from '../page/screen.ts'
import type { Audience } from '../routes.tsx'
import { loginPath } from '../visitor/login-path.ts'
import { ensureVisitor, mayEnter } from '../visitor/visitor.ts'

/**
 * What happens before any screen is shown: the address is read, the audience checked, the screen's
 * own `load` run. A refusal turns into the page that fits it: login, not found, or the error page.
 */

type Entry = {
  readonly name: RouteName
  readonly locale: Locale
  readonly screen: ScreenModule
  readonly audience: Audience
}

/** Where an address with another name than the screen's leads; undefined for a right one and for one without a name. */
function rightlyNamed(
  { name: route, params }: MatchedPath,
  { locale, name }: { readonly locale: Locale; readonly name: string | undefined },
): string | undefined {
  if (name === undefined || params.name === undefined || params.name === name) return undefined
  return pathToLoose(route, locale, { ...params, name })
}

export function loadScreen({ name, locale, screen, audience }: Entry) {
  return async ({ request, context }: LoaderFunctionArgs): Promise<null> => {
    const { api, ...page } = pageContextOf(context)
    const url = new URL(request.url)
    const match = matchPath(locale, url.pathname)
    if (match?.name !== name) throw new Response(null, { status: 404 })
    const login = () => redirect(loginPath(locale, { ...match, search: url.searchParams }))

    try {
      if (audience !== 'everyone') {
        const visitor = await ensureVisitor(api)
        if (visitor.kind === 'visitor') throw login()
        if (!mayEnter(visitor, audience)) throw new Response(null, { status: 404 })
      }
      const loading: LoadContext = {
        ...page,
        ...api,
        route: name,
        params: match.params as LoadContext['params'], // Read by this route's own template.
        search: url.searchParams,
        signal: request.signal,
      }
      await screen.load?.(loading)
      const named = rightlyNamed(match, { locale, name: screen.nameInAddress?.(loading) })
      if (named !== undefined) throw redirect(named + url.search, 301)
    } catch (error) {
      if (!isCallRefused(error)) throw error
      if (error.problem.status === 401) throw login()
      throw new Response(null, { status: error.problem.status, statusText: error.problem.code })
    }
    return null
  }
}
