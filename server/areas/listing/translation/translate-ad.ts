import { translatedTexts } from '#domain/listing/words/translated-texts.ts'
import { locales } from '#locales/locales.ts'
import { TranslationFailure, type Translator } from '../../../integrations/translation/port.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { addJob, addJobs } from '../../../platform/jobs/jobs.ts'
import type { Services } from '../../../platform/services.ts'
import { forgetTranslations, type SourceText, translateTexts } from '../../translation/api.ts'
import type { ListingServices } from '../records/listing-services.ts'
import { type ListingWithPhase, lockListing } from '../records/listing-store.ts'
import { translatedTextStore } from './translated-text-store.ts'

/**
 * What an owner wrote, in the languages of its readers, from its release on. Nothing waits for it: until a
 * translation has come, and where none comes, the original is shown.
 */

type Parts = Pick<ListingServices, 'pool' | 'log' | 'keys' | 'announceListing'> & {
  readonly translator: Translator
}

type Task = {
  readonly entityId: number
  /** When it was first put off for want of an engine's quota, in ms. */
  readonly putOffAt?: number
}

/** The queue goes on with what is missing then; well below the time after which a job counts as abandoned. */
const patienceMs = 90_000
const askAgainMs = 3_600_000
/** A used-up quota is given anew within a month. */
const triedForMs = 31 * 86_400_000

/** In the transaction that released an ad or changed what it says; without an engine nothing follows. */
export async function queueAdTranslation(
  { config }: Pick<Services, 'config'>,
  client: Queryable,
  entityId: number,
): Promise<void> {
  if (config.translation === null) return
  await addJob(client, 'translate-ad', { entityId }, { key: keyOf(entityId) })
}

/** At a start: ads from before there was an engine. */
export async function queueMissingTranslations(db: Queryable): Promise<void> {
  const missing = await translatedTextStore.listMissing(db)
  if (missing.length === 0) return
  await addJobs(
    db,
    missing.map((entityId) => ({
      task: 'translate-ad',
      payload: { entityId },
      options: { key: keyOf(entityId) },
    })),
  )
}

/** The task `translate-ad`; tried again by the queue while the engine is busy. */
export function createTranslateAd(parts: Parts) {
  return async (task: Task): Promise<void> => {
    const { pool, announceListing } = parts
    const { entityId } = task
    const texts = await takeTexts(parts, entityId)
    if (texts.length === 0) return
    const signal = AbortSignal.timeout(patienceMs)
    let hasAnswered = false
    const translate: Translator['translate'] = async (request) => {
      const translated = await parts.translator.translate(request)
      hasAnswered = true
      return translated
    }
    try {
      const translator = { ...parts.translator, translate }
      await translateTexts({ pool, translator }, { texts, targets: locales, signal })
    } catch (error) {
      await retryOrEnd(parts, task, error)
    } finally {
      await forgetChanged(parts, entityId, texts)
      if (hasAnswered) announceListing(entityId)
    }
  }
}

/** What readers are shown of the ad now, noted as its texts. */
function takeTexts({ pool, keys }: Parts, entityId: number): Promise<SourceText[]> {
  return transaction(pool, async (client) => {
    const listing = await lockListing(client, entityId, keys.auctionSecrets)
    const locale = listing?.consent?.locale
    if (!listing || locale === undefined) return []
    const shown = shownContent(listing)
    const texts = shown ? translatedTexts(shown) : []
    await translatedTextStore.replace(client, entityId, texts)
    return texts.map((text) => ({ text, locale }))
  })
}

/** While the next round is written, whoever bid before reads what they bid on. */
function shownContent(listing: ListingWithPhase) {
  switch (listing.phase) {
    case 'released':
      return listing
    case 'editing':
    case 'under_review':
      return listing.lastReleased
    case 'inactive':
      return undefined
  }
}

/** The ad was written on or withdrawn meanwhile: what came for its earlier words is nobody's. */
async function forgetChanged(
  parts: Parts,
  entityId: number,
  sent: readonly SourceText[],
): Promise<void> {
  const left = new Set((await takeTexts(parts, entityId)).map(({ text }) => text))
  const changed = sent.map(({ text }) => text).filter((text) => !left.has(text))
  await forgetTranslations(parts.pool, changed)
}

async function retryOrEnd({ pool, log }: Parts, task: Task, error: unknown): Promise<void> {
  if (!(error instanceof TranslationFailure)) throw error
  const { entityId, putOffAt = Date.now() } = task
  switch (error.kind) {
    case 'retry':
      throw error
    case 'later': {
      if (Date.now() - putOffAt > triedForMs) return
      log.warn({ err: error, entityId }, 'an ad stays in its own language for now')
      // By real time, which the engine's quota goes by.
      const runAt = new Date(Date.now() + askAgainMs)
      const again = { key: `${keyOf(entityId)}:later`, runAt }
      return addJob(pool, 'translate-ad', { entityId, putOffAt }, again)
    }
    case 'final':
      log.warn({ err: error, entityId }, 'an ad stays in its own language')
  }
}

function keyOf(entityId: number): string {
  return `translate-ad:${entityId}`
}
