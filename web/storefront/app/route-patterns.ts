import type { Locale } from '#locales/locales.ts'
import { type RouteName, segmentsOf, slotsOf, templateOf, writeValue } from '#locales/paths.ts'

/** The router's patterns of a route: `/inserat/bearbeiten/wohnmobil/bilder/:id?` and so on. */
export function routePatterns(name: RouteName, locale: Locale): string[] {
  const template = templateOf(name, locale)
  let patterns: string[] = [template]
  for (const { key, kind, isOptional } of slotsOf(template)) {
    const written = `{${key}${kind === 'text' ? '' : `:${kind}`}${isOptional ? '?' : ''}}`
    const values =
      kind === 'rest'
        ? ['*']
        : kind === 'text' || kind === 'number'
          ? [`:${key}${isOptional ? '?' : ''}`]
          : Object.keys(segmentsOf(kind)).map((value) => writeValue(kind, value, locale))
    patterns = patterns.flatMap((pattern) => values.map((value) => pattern.replace(written, value)))
  }
  return patterns
}
