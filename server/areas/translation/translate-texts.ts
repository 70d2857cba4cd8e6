import type { Translator } from '../../integrations/translation/port.ts'
import { type Queryable, type SourceText, translationStore } from './translation-store.ts'

/** Translates what is not translated yet, and keeps it. Throws TranslationFailure. */
export async function translateTexts(
  services: { readonly pool: Queryable; readonly translator: Translator },
  wanted: { readonly texts: readonly SourceText[]; readonly targets: readonly string[] },
): Promise<void> {
  const { pool, translator } = services
  for (const target of wanted.targets) {
    const foreign = wanted.texts.filter(({ locale }) => locale !== target)
    const known = await translationStore.list(pool, { texts: foreign, target })
    const missing = foreign.filter(({ text }) => !known.has(text))
    for (const [source, texts] of Map.groupBy(missing, ({ locale }) => locale)) {
      const translated = await translator.translate({
        texts: texts.map(({ text }) => text),
        source,
        target,
      })
      for (const [index, { text, locale }] of texts.entries()) {
        const { engine } = translator
        const words = translated[index] ?? text
        await translationStore.add(pool, { text, locale, target, engine, translated: words })
      }
    }
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
