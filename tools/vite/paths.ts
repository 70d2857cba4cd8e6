import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { accountPaths } from '#locales/account-paths.ts'
import { isLocale, type Locale, locales } from '#locales/locales.ts'
import type { LanguagePaths, PathColumns } from '#locales/path-row.ts'
import { pathSegments } from '#locales/path-segments.ts'
import { referralPaths } from '#locales/referral-paths.ts'
import { securityPaths } from '#locales/security-paths.ts'
import { sellingPaths } from '#locales/selling-paths.ts'
import { sitePaths } from '#locales/site-paths.ts'

/**
 * `virtual:paths/<locale>` and `virtual:paths`: the paths of one language, or of all. In a split
 * build the tables themselves arrive without any path, and a page learns those of its own language
 * with its texts and the others once it is idle (web/storefront/page/path-loader.ts). Without the split
 * the tables are whole and there is nothing to learn.
 */
const addressPattern = /^\0?virtual:paths(?:\/(\w+))?$/

/** Rows by name, however deep: a row has one text per language. */
type Row = Readonly<Record<Locale, string>>
export type Rows = { readonly [name: string]: Row | Rows }

const table: Rows = {
  ...sitePaths,
  ...sellingPaths,
  ...accountPaths,
  ...securityPaths,
  ...referralPaths,
}

/** The files whose rows a split build empties, and what each exports. */
const files: Readonly<Record<string, Readonly<Record<string, Rows>>>> = {
  'site-paths.ts': { sitePaths },
  'selling-paths.ts': { sellingPaths },
  'account-paths.ts': { accountPaths },
  'security-paths.ts': { securityPaths },
  'referral-paths.ts': { referralPaths },
  'path-segments.ts': { pathSegments },
}

export function paths({ isSplit }: { readonly isSplit: boolean }): Plugin {
  return {
    name: isSplit ? 'cm24-split-paths' : 'cm24-paths',
    ...(isSplit && { enforce: 'pre' as const }),
    resolveId: (id) => (addressPattern.test(id) ? `\0${id}` : null),
    load(id) {
      const asked = addressPattern.exec(id)
      if (asked) return asModule({ default: isSplit ? learned(asked[1]) : {} })
      const exported = files[basename(id)]
      if (!isSplit || !exported || !id.includes('/locales/')) return null
      const emptied = Object.entries(exported).map(([name, rows]) => [name, withoutPaths(rows)])
      return asModule(Object.fromEntries(emptied))
    },
  }
}

function learned(locale: string | undefined): unknown {
  if (locale === undefined) return Object.fromEntries(locales.map((each) => [each, columnOf(each)]))
  if (!isLocale(locale)) throw new Error(`There is no locale ${locale}`)
  return columnOf(locale)
}

export function columnOf(locale: Locale): Required<LanguagePaths> {
  return { table: column(table, locale), segments: column(pathSegments, locale) }
}

/** The same names, each row still empty. */
export function withoutPaths(rows: Rows): unknown {
  return mapRows(rows, () => ({}))
}

function column(rows: Rows, locale: Locale): PathColumns {
  return mapRows(rows, (row) => row[locale]) as PathColumns // A text for each row.
}

function mapRows(rows: Rows, change: (row: Row) => unknown): unknown {
  const mapped = Object.entries(rows).map(([name, value]) => [
    name,
    isRow(value) ? change(value) : mapRows(value, change),
  ])
  return Object.fromEntries(mapped)
}

function isRow(value: Row | Rows): value is Row {
  return locales.every((locale) => typeof value[locale] === 'string')
}

function asModule(exported: Readonly<Record<string, unknown>>): string {
  return Object.entries(exported)
    .map(([name, value]) => {
      const text = JSON.stringify(value)
      return name === 'default' ? `export default ${text}` : `export const ${name} = ${text}`
    })
    .join('\n')
}
