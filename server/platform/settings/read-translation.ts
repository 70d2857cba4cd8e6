import { StartRefused } from '../start-refused.ts'

export type TranslationSettings = { readonly apiKey: string; readonly baseUrl: string | null }

type Environment = Readonly<Record<string, string | undefined>>

/** Without an engine texts stay in the language they were written in. */
export function readTranslation(environment: Environment): TranslationSettings | null {
  const engine = environment.TRANSLATE_ENGINE ?? 'none'
  if (engine === 'none') return null
  if (engine !== 'deepl')
    throw new StartRefused(`TRANSLATE_ENGINE knows none and deepl, not "${engine}"`)
  const apiKey = environment.DEEPL_API_KEY
  if (!apiKey) throw new StartRefused('DEEPL_API_KEY is missing: TRANSLATE_ENGINE=deepl needs it')
  return { apiKey, baseUrl: environment.DEEPL_BASE_URL ?? null }
}
