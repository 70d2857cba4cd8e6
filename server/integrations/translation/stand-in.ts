import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/**
 * A small server that behaves like DeepL's translate call, failures included: 403 for another key,
 * 400 for what it does not understand, 413 above 50 texts, and whatever it is told to fail with next.
 * Translations are the text with the target's code before it, and empty for targets that it is told to have no words for.
 */
export type TranslationStandIn = {
  readonly url: string
  /** Statuses to answer with instead, one per call, for example [429, 503]. */
  readonly failNext: (...statuses: readonly number[]) => void
  /** As a month's quota that is used up (456), until it is given anew. */
  readonly useUpQuota: (isUsedUp: boolean) => void
  /** Calls for this target, as DeepL names it, get no answer from now on; null ends that, and the calls. */
  readonly hang: (target: string | null) => void
  /** The next answer is this body and no JSON of ours. */
  readonly breakNext: (body: string) => void
  /** What it says in place of the marked text; null ends that. */
  readonly answerWith: (say: ((text: string, target: string) => string) | null) => void
  readonly calls: () => number
  /** All that was ever sent to it with its key. */
  readonly bodies: () => readonly Body[]
  readonly stop: () => Promise<void>
}

const knownLanguages = ['DE', 'EN', 'EN-GB', 'NL', 'SV', 'DA', 'PL', 'ES', 'CS']

type Body = { text?: string[]; source_lang?: string; target_lang?: string; context?: string }

const mark = (text: string, target: string) => `${target}: ${text}`

function refusalOf(asked: {
  readonly text: readonly string[]
  readonly source: string
  readonly target: string
}): [number, object] | null {
  const { text, source, target } = asked
  // Plain EN is a source and no target.
  if (!knownLanguages.includes(source) || !knownLanguages.includes(target) || target === 'EN') {
    return [400, { message: "Value for 'target_lang' not supported." }]
  }
  if (text.length === 0) return [400, { message: "Parameter 'text' not specified." }]
  return text.length > 50 ? [413, {}] : null
}

export async function startTranslationStandIn(
  apiKey: string,
  wordlessTargets: readonly string[] = [],
): Promise<TranslationStandIn> {
  const failures: number[] = []
  let hanging: string | null = null
  let isQuotaUsedUp = false
  let calls = 0
  let broken: string | null = null
  const bodies: Body[] = []
  let say = mark

  /** Null: no answer at all. */
  async function statusAndBody(request: IncomingMessage): Promise<[number, object] | null> {
    calls += 1
    const failure = failures.shift()
    if (failure !== undefined) return [failure, { message: 'as told' }]
    if (request.method !== 'POST' || request.url !== '/v2/translate') return [404, {}]
    if (request.headers.authorization !== `DeepL-Auth-Key ${apiKey}`) return [403, {}]
    const body = (await json(request).catch(() => ({}))) as Body // Looked at field by field below.
    const { text = [], source_lang: source = '', target_lang: target = '' } = body
    bodies.push(body)
    if (isQuotaUsedUp) return [456, { message: 'Quota Exceeded' }]
    if (target === hanging) return null
    const refusal = refusalOf({ text, source, target })
    if (refusal) return refusal
    return [
      200,
      {
        translations: text.map((each) => ({
          detected_source_language: source,
          text: wordlessTargets.includes(target) ? '' : say(each, target),
        })),
      },
    ]
  }

  const server = createServer((request, response) => {
    void statusAndBody(request).then((answer) => {
      if (answer === null) return
      const [status, body] = answer
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(broken ?? JSON.stringify(body))
      broken = null
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // It listens on a port, not on a pipe.
  return {
    url: `http://127.0.0.1:${port}`,
    failNext: (...statuses) => void failures.push(...statuses),
    useUpQuota: (isUsedUp) => {
      isQuotaUsedUp = isUsedUp
    },
    hang: (target) => {
      hanging = target
      if (target === null) server.closeAllConnections()
    },
    breakNext: (body) => {
      broken = body
    },
    answerWith: (other) => {
      say = other ?? mark
    },
    calls: () => calls,
    bodies: () => bodies,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
