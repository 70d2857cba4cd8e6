import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { readUpTo } from '../../platform/outgoing/ask-outside.ts'
import {
  TranslationFailure,
  type TranslationFailureKind,
  type TranslationRequest,
  type Translator,
} from './port.ts'

/**
 * DeepL by its one call, without its package: that brings 35 others for a POST. Texts go in sets that it
 * takes; a busy service is asked again a few times, everything else is told to the caller.
 */
export type DeeplSettings = {
  readonly apiKey: string
  /** Without it the key says which: those of the free plan end in `:fx`. */
  readonly baseUrl: string | null
  /** Words of the trade with what they are called in the target; without them the engine chooses. */
  readonly words?: (source: string, target: string) => readonly (readonly [string, string])[]
  /** Waits between the attempts; tests take shorter ones. */
  readonly retryAfterMs?: readonly number[]
}

const textsAtOnce = 50
/** Below the 128 KiB of a request, with room for what stands around the texts. */
const bytesAtOnce = 100_000
const mostAnswerBytes = 2_000_000
const answerWithinMs = 10_000
/** A description of 10,000 characters has twice the time of a question. */
const msPerCharacter = 1
const usualRetries = [500, 1500, 4000]
/** Targets that are named otherwise than our languages. */
const targetNames: Readonly<Record<string, string>> = { en: 'EN-GB' }
const context =
  'A private ad for a used motorhome, caravan or trailer: its description, its damages, questions and answers.'

const answerShape = z.object({ translations: z.array(z.object({ text: z.string() })) })

export function createDeeplTranslator(settings: DeeplSettings): Translator {
  const url = `${settings.baseUrl ?? defaultUrl(settings.apiKey)}/v2/translate`
  const waits = settings.retryAfterMs ?? usualRetries
  return {
    engine: 'deepl',
    translate: async (request) => {
      const translated: string[] = []
      for (const texts of setsOf(request.texts)) {
        translated.push(...(await askPatiently(url, { ...request, texts })))
      }
      return translated
    },
  }

  async function askPatiently(to: string, request: TranslationRequest): Promise<string[]> {
    for (const pause of waits) {
      try {
        return await ask(to, settings, request)
      } catch (error) {
        if (!(error instanceof TranslationFailure) || error.kind !== 'retry') throw error
        await wait(pause, undefined, { signal: request.signal }).catch(() => {
          throw error
        })
      }
    }
    return ask(to, settings, request)
  }
}

/** In their order, each set as large as the service takes it. */
function setsOf(texts: readonly string[]): string[][] {
  const sets: string[][] = []
  let bytes = 0
  for (const text of texts) {
    const ownBytes = Buffer.byteLength(JSON.stringify(text))
    const last = sets.at(-1)
    if (last && last.length < textsAtOnce && bytes + ownBytes <= bytesAtOnce) {
      last.push(text)
      bytes += ownBytes
    } else {
      sets.push([text])
      bytes = ownBytes
    }
  }
  return sets
}

async function ask(
  url: string,
  { apiKey, words }: DeeplSettings,
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
      context: contextOf(words?.(source, target) ?? []),
    }),
    // The key goes to nobody whom an answer names.
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs(texts))]),
  }).catch((error: unknown) => {
    throw new TranslationFailure('retry', undefined, error)
  })
  if (!response.ok) {
    throw new TranslationFailure(failureKind(response.status), response.status)
  }
  const body = await readUpTo(response, mostAnswerBytes).catch((error: unknown) => {
    throw new TranslationFailure('retry', response.status, error)
  })
  const answer = answerShape.safeParse(parsed(body, response.status))
  if (!answer.success || answer.data.translations.length !== texts.length) {
    throw new TranslationFailure('final', response.status, answer.error)
  }
  return answer.data.translations.map(({ text }) => text)
}

/** It is neither translated nor counted, and needs no glossary kept at the engine. */
function contextOf(words: readonly (readonly [string, string])[]): string {
  if (words.length === 0) return context
  return `${context} Words: ${words.map(([word, translated]) => `${word} = ${translated}`).join('; ')}.`
}

function patienceMs(texts: readonly string[]): number {
  const characters = texts.reduce((sum, { length }) => sum + length, 0)
  return Math.min(answerWithinMs + characters * msPerCharacter, 2 * answerWithinMs)
}

/** Cut off or an error page in between: the next answer may be whole. */
function parsed(body: string | undefined, status: number): unknown {
  if (body === undefined) throw new TranslationFailure('final', status)
  try {
    return JSON.parse(body)
  } catch (error) {
    throw new TranslationFailure('retry', status, error)
  }
}

function failureKind(status: number): TranslationFailureKind {
  if (status === 429 || status >= 500) return 'retry'
  // 403 is a key that is not taken, 456 the used-up quota of the month.
  return status === 403 || status === 456 ? 'later' : 'final'
}

function defaultUrl(apiKey: string): string {
  return apiKey.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com'
}
