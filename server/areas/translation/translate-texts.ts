import { maskContacts, unmaskContacts } from '#domain/free-text/masked-contacts.ts'
import { TranslationFailure, type Translator } from '../../integrations/translation/port.ts'
import type { Queryable } from '../../platform/database/queryable.ts'
import { type SourceText, translationStore } from './translation-store.ts'

type TranslationServices = { readonly pool: Queryable; readonly translator: Translator }

/** A language that hangs holds up no other one; the service is not asked for all of them at once. */
const languagesAtOnce = 4
/** Dashes and figures are the same in all languages. */
const hasWords = /\p{L}/u

/**
 * Translates what is not translated yet, and keeps it, the languages beside each other. Contacts stay in the
 * house; an answer that is not to be trusted is not kept, so that the original is shown. Each language that
 * can be had is kept; then the first failure is thrown, TranslationFailure.
 */
export async function translateTexts(
  services: TranslationServices,
  wanted: {
    readonly texts: readonly SourceText[]
    readonly targets: readonly string[]
    readonly signal: AbortSignal
  },
): Promise<void> {
  const { texts, signal } = wanted
  const failures: unknown[] = []
  const targets = wanted.targets.values()
  const takeTurns = async () => {
    for (const target of targets) {
      if (failures.some(concernsAllLanguages)) return
      await translateInto(services, { texts, target, signal }).catch((error: unknown) => {
        failures.push(error)
      })
    }
  }
  await Promise.all(Array.from({ length: languagesAtOnce }, takeTurns))
  if (failures.length > 0) throw failures.find(concernsAllLanguages) ?? failures[0]
}

function concernsAllLanguages(error: unknown): boolean {
  return error instanceof TranslationFailure && error.kind === 'later'
}

async function translateInto(
  { pool, translator }: TranslationServices,
  wanted: {
    readonly texts: readonly SourceText[]
    readonly target: string
    readonly signal: AbortSignal
  },
): Promise<void> {
  const { target, signal } = wanted
  const foreign = wanted.texts.filter(({ locale }) => locale !== target)
  const known = await translationStore.list(pool, { texts: foreign, target })
  const missing = foreign.filter(({ text }) => !known.has(text) && hasWords.test(text))
  for (const [source, texts] of Map.groupBy(missing, ({ locale }) => locale)) {
    const sent = texts.flatMap(({ text }) => {
      const masked = maskContacts(text)
      return masked ? [{ text, masked }] : []
    })
    if (sent.length === 0) continue
    const request = { texts: sent.map(({ masked }) => masked.text), source, target, signal }
    const answers = await translator.translate(request)
    const trusted = sent.flatMap(({ text, masked }, index) => {
      const answer = answers[index]
      const translated = answer && unmaskContacts(answer, masked)
      return translated ? [{ text, translated }] : []
    })
    const { engine } = translator
    await translationStore.addAll(pool, { source, target, engine, texts: trusted })
  }
}

/** What is known of the texts in a language, by the text; nothing is asked of anybody. */
export function findTranslations(
  db: Queryable,
  wanted: { readonly texts: readonly SourceText[]; readonly target: string },
): Promise<ReadonlyMap<string, string>> {
  const texts = wanted.texts.filter(({ locale }) => locale !== wanted.target)
  return translationStore.list(db, { ...wanted, texts })
}

/** After a text was changed or deleted: translations that came since then, and nobody else's text has, go. */
export async function forgetTranslations(db: Queryable, texts: readonly string[]): Promise<void> {
  if (texts.length > 0) await translationStore.forget(db, texts)
}
