import type { VatIdAnswer, VatIdQuestion, VatRegistry } from './port.ts'

/**
 * VIES, the European Commission's register, by its REST interface. Its failures come as words, some
 * of them with status 200; every one but INVALID_INPUT means that nobody knows.
 */
export type ViesSettings = {
  readonly baseUrl: string
  /** Our own number: with it the answer carries a consultation number. */
  readonly requesterVatId: string
  readonly timeoutMs: number
  readonly now: () => Date
}

export function createViesClient(settings: ViesSettings): VatRegistry {
  return {
    check: async (question) => {
      try {
        return await ask(settings, question)
      } catch (error) {
        const cause = error instanceof Error ? error.name : 'unknown'
        return { kind: 'unavailable', cause }
      }
    },
  }
}

async function ask(settings: ViesSettings, question: VatIdQuestion): Promise<VatIdAnswer> {
  const asked = numberParts(question)
  const requester = numberParts({ country: 'DE', vatId: settings.requesterVatId })
  const response = await fetch(`${settings.baseUrl}/check-vat-number`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({
      countryCode: asked.country,
      vatNumber: asked.number,
      requesterMemberStateCode: requester.country,
      requesterNumber: requester.number,
    }),
    signal: AbortSignal.timeout(settings.timeoutMs),
    redirect: 'error',
  })
  const answer: unknown = await response.json()
  const failure = failureIn(answer)
  const checkedAt = settings.now()
  if (failure === 'INVALID_INPUT') return { kind: 'invalid', checkedAt, consultation: null }
  if (failure !== null) return { kind: 'unavailable', cause: failure }
  if (!response.ok) return { kind: 'unavailable', cause: `status ${response.status}` }
  const valid = fieldOf(answer, 'valid')
  const isAboutIt = fieldOf(answer, 'vatNumber') === asked.number
  if (typeof valid !== 'boolean' || !isAboutIt) {
    return { kind: 'unavailable', cause: 'bad answer' }
  }
  const reference = fieldOf(answer, 'requestIdentifier')
  const consultation = typeof reference === 'string' && reference !== '' ? reference : null
  return { kind: valid ? 'valid' : 'invalid', checkedAt, consultation }
}

function numberParts({ country, vatId }: VatIdQuestion) {
  const own = country === 'GR' ? 'EL' : country
  const plain = vatId.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase()
  const number = plain.startsWith(own) ? plain.slice(own.length) : plain
  return { country: own, number }
}

/** `{"actionSucceed":false,"errorWrappers":[{"error":"…"}]}`, or a word in `userError`. */
function failureIn(answer: unknown): string | null {
  const wrappers = fieldOf(answer, 'errorWrappers')
  if (Array.isArray(wrappers) && wrappers.length > 0) {
    const word = fieldOf(wrappers[0], 'error')
    return typeof word === 'string' ? word : 'unknown'
  }
  if (fieldOf(answer, 'actionSucceed') === false) return 'unknown'
  const userError = fieldOf(answer, 'userError')
  const isVerdict = userError === 'VALID' || userError === 'INVALID'
  return typeof userError === 'string' && userError !== '' && !isVerdict ? userError : null
}

function fieldOf(answer: unknown, name: string): unknown {
  return typeof answer === 'object' && answer !== null
    ? (answer as Readonly<Record<string, unknown>>)[name] // Looked at as unknown, field by field.
    : undefined
}
