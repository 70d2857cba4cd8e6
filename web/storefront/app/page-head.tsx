import { useLocation, useMatches } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { localeFacts, locales } from '#locales/locales.ts'
import { useCurrentRoute, usePage } from '../page/page-provider.tsx'
import type { LoadContext } from '../page/screen.ts'
import { useScreenPaths } from '../page/screen-paths.ts'
import { audienceOf } from '../routes.tsx'
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
    params: route.params as LoadContext['params'], // Read by this route's own template.
    search: new URLSearchParams(search),
  }
  const title = screen.title?.(context) ?? t(`titles.${defaultTitleKey(route.name)}`)
  // What it is about does not exist.
  if (title === '') return <NotListed />
  const description = screen.description?.(context) ?? t('description')
  const isPrivate = audienceOf(route.name) !== 'everyone'
  return (
    <>
      <title>{`${title} · ${t('brand')}`}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <link rel="canonical" href={page.origin + pathname} />
      {isPrivate || screen.robots ? <meta name="robots" content="noindex" /> : <Alternates />}
    </>
  )
}

function NotListed({ title }: { title?: string | undefined }) {
  const t = useTranslations('shell')
  return (
    <>
      <title>{`${title ?? t('notFound.title')} · ${t('brand')}`}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}

function Alternates() {
  return (
    <>
      {useAlternates().map(({ tag, address }) => (
        <link key={tag} rel="alternate" hrefLang={tag} href={address} />
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
