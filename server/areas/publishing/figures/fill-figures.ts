import { asksForMarketFigures, withMarketFigures } from '#content/pages/market-figures.ts'
import type { EntryText } from '#domain/publishing/entry-kinds.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'
import { loadMarketFigures } from './market-figures-store.ts'

type Written = { readonly locale: string; readonly text: EntryText }

/** Entries as readers see them: `{dealersAtLeast}` is what the market says of itself, on every page the same. */
export async function fillFigures<Entry extends Written>(
  db: Queryable,
  entries: readonly Entry[],
): Promise<readonly Entry[]> {
  if (!entries.some(({ text }) => Object.values(text).some(asksForMarketFigures))) return entries
  const figures = await loadMarketFigures(db)
  return entries.map((entry) => ({
    ...entry,
    text: Object.fromEntries(
      Object.entries(entry.text).map(([field, value]) => [
        field,
        withMarketFigures(value, entry.locale, figures),
      ]),
    ),
  }))
}
