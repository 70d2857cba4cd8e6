import type { Logger } from 'pino'
import {
  firstLandingPaths,
  isFreeForLanding,
  type LandingPaths,
  landingPaths,
  moveLandingPage,
} from '#locales/addresses/landing-page.ts'
import { type Locale, locales } from '#locales/locales.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'
import type { ContentStore } from '../content-store.ts'
import { listPublishedUrls } from '../publishing-store.ts'

/** Puts the landing page for dealers where its entry says (spec 7.7): the footer's link, and the page itself. */

export const merchantLandingKey = 'merchant'

export type LandingPage = {
  /** Reads once more; resolves when it was read, or after a short while. Never rejects. */
  readonly read: () => Promise<void>
  /** As long as nothing is being read this costs nothing. */
  readonly settled: () => Promise<void>
  readonly paths: () => LandingPaths
}

/** So long a page waits; a database that hangs is not asked twice. */
const patienceMs = 700

export function followLandingPage(parts: {
  readonly pool: Queryable
  readonly content: ContentStore
  readonly log: Logger
  /** Told where an address has become another one. */
  readonly moved: () => void
}): LandingPage {
  const { pool, content, log, moved } = parts
  /** Also those of which nothing is stored, as of a content management system. */
  const earlier: Record<string, readonly string[]> = {}
  let reading: Promise<void> | undefined

  async function readOnce(): Promise<void> {
    try {
      const texts = (await content.list('landing_page')).filter(
        ({ key }) => key === merchantLandingKey,
      )
      const urls = await listPublishedUrls(pool, { kind: 'landing_page', key: merchantLandingKey })
      const before = landingPaths()
      for (const locale of locales) {
        const of = urls.filter((each) => each.locale === locale).map(({ url }) => url)
        earlier[locale] = [...new Set([...(earlier[locale] ?? []), before[locale], ...of])].sort()
      }
      const paths = Object.fromEntries(
        locales.map((locale) => {
          const url = texts.find((each) => each.locale === locale)?.text.url
          return [locale, url && isFreeForLanding(locale, url) ? url : firstLandingPaths[locale]]
        }),
      ) as LandingPaths // Every language has one.
      if (moveLandingPage(paths, { ...earlier })) moved()
    } catch (err) {
      log.warn({ err }, 'the landing page stays where it is')
    }
  }

  const settled = async () => {
    if (reading) await isDoneWithin(reading, patienceMs)
  }
  return {
    settled,
    read: () => {
      // What changed while it was read may have been missed.
      const before = reading ?? Promise.resolve()
      const own = before.then(readOnce).finally(() => {
        if (reading === own) reading = undefined
      })
      reading = own
      return settled()
    },
    paths: landingPaths,
  }
}

async function isDoneWithin(done: Promise<void>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  await Promise.race([done, tooLate])
  clearTimeout(timer)
}

/** Whether the page of an entry may have this address in the storefront of its language. */
export function isTakenUrl(key: string, locale: Locale, url: string | undefined): boolean {
  return key === merchantLandingKey && Boolean(url) && !isFreeForLanding(locale, url ?? '')
}
