import { type Locale, locales } from '../locales.ts'
import { forgetMatchers, matchPath } from '../match-path.ts'
import { movedPaths, pathTable, reservedSegments } from '../path-table.ts'

/**
 * The landing page for dealers has the address that the operator gives it (spec 7.7). Whoever reads the table of paths
 * then finds the page there: links, alternates, sitemaps, and the server that looks for a page.
 */
export type LandingPaths = Readonly<Record<Locale, string>>

/** As the program comes. */
export const firstLandingPaths: LandingPaths = { ...pathTable.merchantLanding }

type Moves = {
  readonly paths: LandingPaths
  /** Where it stood before, in any order. */
  readonly earlier: Readonly<Record<Locale, readonly string[]>>
}

let earlierPaths: Partial<Moves['earlier']> = {}

/** Answers whether anything has changed. */
export function moveLandingPage(paths: LandingPaths, earlier: Partial<Moves['earlier']>): boolean {
  const row = pathTable.merchantLanding
  const isMoved = locales.some((locale) => row[locale] !== paths[locale])
  const isSame = !isMoved && JSON.stringify(earlier) === JSON.stringify(earlierPaths)
  earlierPaths = earlier
  if (isMoved) {
    Object.assign(row, paths)
    forgetMatchers()
  }
  return !isSame
}

export function landingPaths(): LandingPaths {
  return { ...pathTable.merchantLanding }
}

/** Whether a path was the landing page's and is nobody's now. */
export function wasLandingPage(locale: Locale, path: string): boolean {
  const earlier = [firstLandingPaths[locale], ...(earlierPaths[locale] ?? [])]
  return earlier.includes(path) && matchPath(locale, path) === undefined
}

/** Whether the page may stand there: no other page does, and nothing that the server keeps for itself. */
export function isFreeForLanding(locale: Locale, path: string): boolean {
  const name = matchPath(locale, path)?.name
  const [, first = ''] = path.split('/')
  const isReserved = (reservedSegments as readonly string[]).includes(first)
  return (name === undefined || name === 'merchantLanding') && !isReserved && !(path in movedPaths)
}
