import { useLocation, useMatches } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { isIndexed } from '#locales/addresses/indexed-routes.ts'
import { localeFacts, locales } from '#locales/locales.ts'
import { queryText } from '#locales/paths.ts'
import { useCurrentRoute, usePage } from '../page/page-provider.tsx'
import type { LoadContext } from '../page/screen.ts'
import { useScreenPaths } from '../page/screen-paths.ts'
import { defaultTitleKey } from './default-titles.ts'
import type { DemoHandle, RouteHandle } from './route-handle.ts'

/** Title, description, canonical address and the same screen in the other languages. */
export function PageHead() {
  const page = usePage()
  const t = useTranslations('shell')
  const route = useCurrentRoute()
  const handle = useMatches().at(-1)?.handle as Partial<RouteHandle & DemoHandle> | undefined // Set by the route table.
  const { pathname, search } = useLocation()
  const screen = handle?.screen
  if (!route || !screen) return <NotListed title={handle?.plainTitle?.(page.texts)} />
  const { api, ...rest } = page
  const context: Omit<LoadContext, 'signal'> = {
    ...rest,
    ...api,
    route: route.name,
    params: route.params as LoadContext['params'], // Read by this route's own template.
    search: new URLSearchParams(search),
  }
  const title = screen.title?.(context) ?? t(`titles.${defaultTitleKey(route.name)}`)
  // What it is about does not exist.
  if (title === '') return <NotListed />
  const description = screen.description?.(context) ?? t('description')
  const name = screen.nameInAddress?.(context) ?? ''
  const picture = screen.picture?.(context) || '/previews/site.jpeg'
  const ofSearch = {
    // An address without the name answers too (spec 2).
    missing: name === '' || route.params.name !== undefined ? '' : `/${name}`,
    query: queryText(screen.canonicalQuery?.(context.search) ?? {}),
  }
  return (
    <>
      <title>{`${title} · ${t('brand')}`}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:site_name" content={t('brand')} />
      <meta
        property="og:locale"
        content={localeFacts[page.locale].formatLocale.replace('-', '_')}
      />
      <meta property="og:type" content="website" />
      <meta property="og:image" content={page.origin + picture} />
      <meta name="twitter:card" content="summary_large_image" />
      {isIndexed(route.name) ? <Addresses pathname={pathname} {...ofSearch} /> : <NoIndex />}
    </>
  )
}

function NotListed({ title }: { title?: string | undefined }) {
  const t = useTranslations('shell')
  return (
    <>
      <title>{`${title ?? t('notFound.title')} · ${t('brand')}`}</title>
      <NoIndex />
    </>
  )
}

function NoIndex() {
  return <meta name="robots" content="noindex" />
}

/** The one address of what is shown, and the same in the other languages: each without what search engines need not know. */
function Addresses(props: { pathname: string; missing: string; query: string }) {
  const { pathname, missing, query } = props
  const { origin, locale } = usePage()
  const end = missing + query
  const alternates = useAlternates()
  // What is shown in another language, because it is missing in this one, is that language's page.
  const isOwn = alternates.some(({ tag }) => tag === localeFacts[locale].tag)
  const address = isOwn ? origin + pathname : (alternates[0]?.address ?? origin + pathname)
  return (
    <>
      <link rel="canonical" href={address + end} />
      <meta property="og:url" content={address + end} />
      {alternates.map(({ tag, address: other }) => (
        <link key={tag} rel="alternate" hrefLang={tag} href={other + end} />
      ))}
    </>
  )
}

function useAlternates() {
  const { hosts, origin } = usePage()
  const { host } = new URL(origin)
  const paths = useScreenPaths()
  const alternates = locales.flatMap((locale) => {
    const path = paths[locale]
    const { tag } = localeFacts[locale]
    return path === undefined ? [] : [{ tag, address: hosts.origin(locale, host) + path }]
  })
  const fallback = alternates[0]
  return fallback ? [...alternates, { tag: 'x-default', address: fallback.address }] : alternates
}
