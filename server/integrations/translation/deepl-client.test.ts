import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createDeeplTranslator } from './deepl-client.ts'
import { startTranslationStandIn, type TranslationStandIn } from './stand-in.ts'

const apiKey = 'key-of-a-test:fx'
const retryAfterMs = [1, 1, 1]
let service: TranslationStandIn

beforeAll(async () => {
  service = await startTranslationStandIn(apiKey)
})
afterEach(() => void vi.unstubAllGlobals())
afterAll(() => service.stop())

function translator(key = apiKey) {
  return createDeeplTranslator({ apiKey: key, baseUrl: service.url, retryAfterMs })
}

const { signal } = new AbortController()
const request = { texts: ['Ist der Zahnriemen neu?'], source: 'de', target: 'en', signal }

describe('the DeepL client', () => {
  it('translates, with the names DeepL has for our languages', async () => {
    expect(await translator().translate(request)).toEqual(['EN-GB: Ist der Zahnriemen neu?'])
  })

  it('sends no more than 50 texts at once and keeps their order', async () => {
    const texts = Array.from({ length: 120 }, (_, index) => `Satz ${index}`)
    const translated = await translator().translate({ ...request, texts, target: 'pl' })
    expect(translated).toEqual(texts.map((text) => `PL: ${text}`))
  })

  it('sends no more at once than a request takes', async () => {
    const before = service.calls()
    const texts = Array.from({ length: 40 }, (_, index) => `${index}${'ü'.repeat(4000)}`)
    expect(await translator().translate({ ...request, texts })).toEqual(
      texts.map((text) => `EN-GB: ${text}`),
    )
    expect(service.calls()).toBe(before + 4)
  })

  it('tells the engine what words of the trade are called', async () => {
    const words = (source: string, target: string) => [[`Hubbett ${source}`, target] as const]
    const knowing = createDeeplTranslator({ apiKey, baseUrl: service.url, words })
    await knowing.translate(request)
    expect(service.bodies().at(-1)?.context).toContain('Hubbett de = en')
  })

  it('asks again for an answer that breaks off', async () => {
    service.breakNext('{"translations": [{"te')
    expect(await translator().translate(request)).toHaveLength(1)
  })

  it('asks a busy service again', async () => {
    service.failNext(429, 529, 503)
    expect(await translator().translate(request)).toHaveLength(1)
  })

  it('gives up in the end, and says that it may be tried later', async () => {
    service.failNext(429, 429, 429, 429)
    await expect(translator().translate(request)).rejects.toMatchObject({
      name: 'TranslationFailure',
      kind: 'retry',
      status: 429,
    })
  })

  it.each([
    [400, 'final'],
    [403, 'later'],
    [413, 'final'],
    [456, 'later'],
  ])('does not ask again at once after a %i', async (status, kind) => {
    const before = service.calls()
    service.failNext(status)
    await expect(translator().translate(request)).rejects.toMatchObject({ kind, status })
    expect(service.calls()).toBe(before + 1)
  })

  it('waits no longer for a service that hangs than it is told', async () => {
    service.hang('SV')
    const hasty = { ...request, target: 'sv', signal: AbortSignal.timeout(50) }
    await expect(translator().translate(hasty)).rejects.toMatchObject({ kind: 'retry' })
    service.hang(null)
  })

  it('does not wait for another attempt when its time is over', async () => {
    service.failNext(429)
    const patient = createDeeplTranslator({ apiKey, baseUrl: service.url, retryAfterMs: [60_000] })
    // Over as soon as the refusal has come, and no sooner: how long that takes is the machine's.
    const over = new AbortController()
    const network = fetch
    vi.stubGlobal('fetch', (...asked: Parameters<typeof fetch>) =>
      network(...asked).finally(() => setTimeout(() => over.abort(), 50)),
    )
    const hasty = { ...request, signal: over.signal }
    await expect(patient.translate(hasty)).rejects.toMatchObject({ kind: 'retry', status: 429 })
  })

  it('is refused with another key', async () => {
    await expect(translator('another').translate(request)).rejects.toMatchObject({ status: 403 })
  })

  it('says when nobody answers', async () => {
    const nobody = createDeeplTranslator({ apiKey, baseUrl: 'http://127.0.0.1:1', retryAfterMs })
    await expect(nobody.translate(request)).rejects.toMatchObject({
      kind: 'retry',
      status: undefined,
    })
  })
})
