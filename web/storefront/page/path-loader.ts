import { type Locale, locales } from '#locales/locales.ts'
import type { LanguagePaths, PathColumns } from '#locales/path-row.ts'
import { pathSegments } from '#locales/path-segments.ts'
import { pathTable } from '#locales/path-table.ts'

/**
 * The tables in a browser know no path at first: those of the page's own language come with its
 * texts, the others once somebody leaves the first screen or needs them. On the server, and while
 * developing, the tables are whole from the start.
 */

export function addPaths(locale: Locale, { table = {}, segments = {} }: LanguagePaths): void {
  fill(pathTable, table, locale)
  fill(pathSegments, segments, locale)
}

/** What is known stays: a page that the operator has moved is told so before it learns the table. */
function fill(rows: object, columns: PathColumns, locale: Locale): void {
  for (const [name, value] of Object.entries(columns)) {
    const row = (rows as Rows)[name]
    if (row === undefined) continue
    if (typeof value === 'string') row[locale] ??= value
    else fill(row, value, locale)
  }
}

type Rows = Record<string, Record<string, unknown> | undefined>

const listeners = new Set<() => void>()
let learning: Promise<void> | undefined

/** Needed before a path of another storefront is written or read. */
export function loadAllPaths(): Promise<void> {
  learning ??= import('virtual:paths').then(
    ({ default: learned }) => {
      for (const locale of locales) addPaths(locale, learned[locale] ?? {})
      for (const changed of listeners) changed()
    },
    (error: unknown) => {
      learning = undefined
      throw error
    },
  )
  return learning
}

export function hasAllPaths(): boolean {
  return locales.every((locale) => pathTable.home[locale] !== undefined)
}

export function onPathsLoaded(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
