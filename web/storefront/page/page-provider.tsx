import { QueryClientProvider } from '@tanstack/react-query'
import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react'
import { useLocation } from 'react-router'
import { matchPath } from '#locales/match-path.ts'
import { type LinkArguments, pathTo, type RouteName, type ScreenParams } from '#locales/paths.ts'
import { ApiProvider } from '#web/api/api.tsx'
import { LanguageProvider, useLocale } from '#web/language/language-provider.tsx'
import type { Catalogue } from '#web/language/texts.ts'
import type { PageContext } from './page-context.ts'

const Page = createContext<PageContext | undefined>(undefined)

/** Gives every screen its language, its figures and its way to data. */
export function PageProvider(props: {
  page: PageContext
  messages: Catalogue
  children: ReactNode
}) {
  const { page, messages, children } = props
  return (
    <Page value={page}>
      <QueryClientProvider client={page.api.queryClient}>
        <ApiProvider api={page.api}>
          <LanguageProvider locale={page.locale} messages={messages}>
            {children}
          </LanguageProvider>
        </ApiProvider>
      </QueryClientProvider>
    </Page>
  )
}

export function usePage(): PageContext {
  const page = useContext(Page)
  if (!page) throw new Error('usePage needs a PageProvider around it')
  return page
}

/** Paths of this storefront: `const path = usePath(); path('product', { id })`. */
export function usePath() {
  const locale = useLocale()
  return useCallback(
    <Name extends RouteName>(name: Name, ...rest: LinkArguments<Name>): string =>
      pathTo(name, locale, ...rest),
    [locale],
  )
}

/** The parameters of the screen's own route, as loaders get them. */
export function useScreenParams<Name extends RouteName>(): ScreenParams<Name> {
  const locale = useLocale()
  const { pathname } = useLocation()
  return useMemo(
    () => (matchPath(locale, pathname)?.params ?? {}) as ScreenParams<Name>, // The router chose this screen by the same table.
    [locale, pathname],
  )
}

/** Route and parameters of the address shown, undefined on pages that do not exist. */
export function useCurrentRoute() {
  const locale = useLocale()
  const { pathname } = useLocation()
  return useMemo(() => matchPath(locale, pathname), [locale, pathname])
}
