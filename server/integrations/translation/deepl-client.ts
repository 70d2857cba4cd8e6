import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import {
  TranslationFailure,
  type TranslationFailureKind,
  type TranslationRequest,
  type Translator,
} from './port.ts'

/**
 * DeepL by its one call, without its package: that brings 35 others for a POST. Texts go in sets of
 * 50; a busy service is asked again a few times, everything else is told to the caller.
 */
export type DeeplSettings = {
  readonly apiKey: string
  /** Without it the key says which: those of the free plan end in `:fx`. */
  readonly baseUrl: string | null
  /** Waits between the attempts; tests take shorter ones. */
  readonly retryAfterMs?: readonly number[]
}

const textsAtOnce = 50
const answerWithinMs = 10_000
const usualRetries = [500, 1500, 4000]
/** Targets that are named otherwise than our languages. */
const targetNames: Readonly<Record<string, string>> = { en: 'EN-GB' }
const context = 'Questions and answers about a used motorhome, caravan or trailer.'

const answerShape = z.object({ translations: z.array(z.object({ text: z.string() })) })

export function createDeeplTranslator(settings: DeeplSettings): Translator {
  const url = `${settings.baseUrl ?? defaultUrl(settings.apiKey)}/v2/translate`
  const waits = settings.retryAfterMs ?? usualRetries
  return {
    engine: 'deepl',
    translate: async (request) => {
      const translated: string[] = []
      for (let start = 0; start < request.texts.length; start += textsAtOnce) {
        const texts = request.texts.slice(start, start + textsAtOnce)
        translated.push(...(await askPatiently(url, { ...request, texts })))
      }
      return translated
    },
  }

  async function askPatiently(to: string, request: TranslationRequest): Promise<string[]> {
    for (const pause of waits) {
      try {
        return await ask(to, settings.apiKey, request)
      } catch (error) {
        if (!(error instanceof TranslationFailure) || error.kind !== 'retry') throw error
        await wait(pause, undefined, { signal: request.signal }).catch(() => {
          throw error
        })
      }
    }
    return ask(to, settings.apiKey, request)
  }
}

async function ask(
  url: string,
  apiKey: string,
  { texts, source, target, signal }: TranslationRequest,
): Promise<string[]> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      authorization: `DeepL-Auth-Key ${apiKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      text: texts,
      source_lang: source.toUpperCase(),
      target_lang: targetNames[target] ?? target.toUpperCase(),
      // Never fails where a language knows no formality.
      formality: 'prefer_more',
      context,
    }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(answerWithinMs)]),
  }).catch((error: unknown) => {
    throw new TranslationFailure('retry', undefined, error)
  })
  if (!response.ok) {
    throw new TranslationFailure(failureKind(response.status), response.status)
  }
  const body: unknown = await response.json().catch((error: unknown) => {
    throw new TranslationFailure('retry', response.status, error)
  })
  const answer = answerShape.safeParse(body)
  if (!answer.success || answer.data.translations.length !== texts.length) {
    throw new TranslationFailure('final', response.status, answer.error)
  }
  return answer.data.translations.map(({ text }) => text)
}

function failureKind(status: number): TranslationFailureKind {
  if (status === 429 || status >= 500) return 'retry'
  // 403 is a key that is not taken, 456 the used-up quota of the month.
  return status === 403 || status === 456 ? 'later' : 'final'
}

function defaultUrl(apiKey: string): string {
  return apiKey.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com'
}
