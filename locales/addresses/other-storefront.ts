import { type Locale, locales } from '../locales.ts'
import { type MatchedPath, matchPath } from '../match-path.ts'
import { pathToLoose } from '../paths.ts'

/**
 * Where a path that this storefront does not have leads: to the storefront of its language. A path that several
 * languages share says nothing of the language, so it leads to the same screen of the storefront asked. Undefined
 * for what no storefront has.
 */
export function otherStorefront(
  locale: Locale,
  path: string,
): { readonly locale: Locale; readonly path: string } | undefined {
  if (matchPath(locale, path)) return undefined
  const found = locales.flatMap((other) => {
    const match = other === locale ? undefined : matchPath(other, path)
    return match ? [{ locale: other, match }] : []
  })
  const [first, ...others] = found
  if (!first) return undefined
  if (others.length === 0 || others.some(({ match }) => !isSame(match, first.match))) {
    return { locale: first.locale, path }
  }
  return { locale, path: pathToLoose(first.match.name, locale, first.match.params) }
}

function isSame(one: MatchedPath, other: MatchedPath): boolean {
  return one.name === other.name && JSON.stringify(one.params) === JSON.stringify(other.params)
}
