import { StartRefused } from '../start-refused.ts'

export type TranslationSettings =
  | { readonly engine: 'deepl'; readonly apiKey: string; readonly baseUrl: string | null }
  /** One in this process, of a demo. */
  | { readonly engine: 'standin' }

/** Null: texts stay in the language they were written in. */
export function readTranslation(
  environment: Readonly<Record<string, string | undefined>>,
): TranslationSettings | null {
  const engine = environment.TRANSLATE_ENGINE ?? 'none'
  if (engine === 'none') return null
  if (engine === 'standin' && environment.DEMO === '1') return { engine }
  if (engine !== 'deepl') {
    throw new StartRefused(
      `TRANSLATE_ENGINE knows none, deepl and in a demo standin, not "${engine}"`,
    )
  }
  const apiKey = environment.DEEPL_API_KEY
  if (!apiKey) throw new StartRefused('DEEPL_API_KEY is missing: TRANSLATE_ENGINE=deepl needs it')
  return { engine, apiKey, baseUrl: environment.DEEPL_BASE_URL ?? null }
}
