import { isLocale, type Locale } from '#locales/locales.ts'
import type { MatchedPath } from '#locales/match-path.ts'
import type { Api } from '#web/api/api.tsx'

/** A page's language, and the answers that it was loaded with. */
export type LoadedPage = { readonly locale: Locale; readonly api: Api }

/** Of a page whose address has another name in each language, those names; undefined for all other pages. */
export type TranslatedSlugs = Readonly<Partial<Record<Locale, string>>>

export function translatedSlugsOf(
  route: Pick<MatchedPath, 'name' | 'params'>,
  { locale, api }: LoadedPage,
): TranslatedSlugs | undefined {
  const { query, queryClient } = api
  const params = { locale, slug: String(route.params.slug ?? '') }
  switch (route.name) {
    case 'sellGuideArticle':
      return byLocale(queryClient.getQueryData(query.guide.readArticle({ params }).queryKey))
    case 'blogAuthor':
      return byLocale(queryClient.getQueryData(query.guide.readAuthor({ params }).queryKey))
    default:
      return undefined
  }
}

function byLocale(
  found:
    | { readonly slugs: readonly { readonly locale: string; readonly slug: string }[] }
    | undefined,
): TranslatedSlugs | undefined {
  if (!found) return undefined
  return Object.fromEntries(
    found.slugs.filter(({ locale }) => isLocale(locale)).map(({ locale, slug }) => [locale, slug]),
  )
}
