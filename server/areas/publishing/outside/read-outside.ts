import type { EntryKind } from '#domain/publishing/entry-kinds.ts'
import { locales } from '#locales/locales.ts'
import type { ContentService } from '#server/integrations/content/port.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import type { Services } from '#server/platform/services.ts'
import type { PublishedText } from '../published-texts.ts'
import { claimRead, noteFailure, replaceTexts } from './outside-store.ts'

type ReadServices = Pick<Services, 'pool' | 'log' | 'now' | 'config'> & {
  readonly content: ContentService
}

/**
 * Reads what is written outside, kind by kind, each at most once within the time that answers are kept. A kind is replaced
 * when all its languages were read: otherwise a page would lose languages whenever one answer is missing.
 */
export async function readOutsideTexts(services: ReadServices): Promise<void> {
  const { pool, log, now, config } = services
  if (config.cms === null) return
  const { kinds, everySeconds } = config.cms
  for (const kind of kinds) {
    // Timers are a little early or late; half of the time is late enough.
    const since = new Date(now().getTime() - (everySeconds * 1000) / 2)
    if (!(await claimRead(pool, kind, { now: now(), since }))) continue
    const read = await listAllLanguages(services.content, kind)
    if ('cause' in read) {
      log.warn({ cause: read.cause }, `texts from outside stay as they were: ${kind}`)
      await noteFailure(pool, kind, read.cause)
    } else {
      await transaction(pool, (client) =>
        replaceTexts(client, kind, { texts: read.texts, now: now() }),
      )
    }
  }
}

/** One language after the other: nobody waits for it, and a system that is slow is not asked eight times at once. */
async function listAllLanguages(
  content: ContentService,
  kind: EntryKind,
): Promise<{ readonly texts: readonly PublishedText[] } | { readonly cause: string }> {
  const texts: PublishedText[] = []
  for (const locale of locales) {
    const answer = await content.list(kind, locale)
    if (answer.kind === 'unavailable') return { cause: answer.cause }
    const keys = new Set<string>()
    for (const { key, text } of answer.texts) {
      // Of two with one name the first counts, as everywhere in a list that is sorted by age.
      if (keys.has(key)) continue
      keys.add(key)
      texts.push({ key, locale, text })
    }
  }
  return { texts }
}
