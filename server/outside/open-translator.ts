import type { Config } from '../config.ts'
import { createDeeplTranslator } from '../integrations/translation/deepl-client.ts'
import type { Translator } from '../integrations/translation/port.ts'
import { startTranslationStandIn } from '../integrations/translation/stand-in.ts'
import { vehicleWords } from './vehicle-words.ts'

type OpenTranslator = {
  /** Null without an engine: texts stay in the language they were written in, and pages say which. */
  readonly translator: Translator | null
  readonly close: () => Promise<void>
}

const standInKey = 'stand-in-key:fx'
/** So that a demo shows what a page without a translation looks like as well. */
const withoutWords = ['CS']

export async function openTranslator({ translation }: Config): Promise<OpenTranslator> {
  switch (translation?.engine) {
    case undefined:
      return { translator: null, close: async () => undefined }
    case 'deepl':
      return {
        translator: createDeeplTranslator({ ...translation, words: vehicleWords }),
        close: async () => undefined,
      }
    case 'standin': {
      const { url, stop } = await startTranslationStandIn(standInKey, withoutWords)
      const settings = { apiKey: standInKey, baseUrl: url, words: vehicleWords }
      return { translator: createDeeplTranslator(settings), close: stop }
    }
  }
}
