import type { MarketFigures } from '#domain/publishing/market-figures.ts'

const place = /\{(dealersAtLeast|biddersAtLeast)\}/g

export function asksForMarketFigures(text: string): boolean {
  return text.search(place) >= 0
}

/** The text of an entry with the market's figures where it asks for them; other braces are its own. */
export function withMarketFigures(text: string, locale: string, figures: MarketFigures): string {
  const format = new Intl.NumberFormat(locale)
  return text.replaceAll(place, (_, name: keyof MarketFigures) => format.format(figures[name]))
}
