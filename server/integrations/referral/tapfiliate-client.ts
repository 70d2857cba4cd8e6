import { z } from 'zod'
import { askOutside, type OutsideAnswer } from '../../platform/outgoing/ask-outside.ts'
import type { TapfiliateSettings } from '../../platform/settings/read-tapfiliate.ts'
import type { ReferralService } from './port.ts'

const maxBytes = 256 * 1024
const conversion = z.object({
  id: z.union([z.string(), z.int()]).transform(String),
  external_id: z.string().nullish(),
})

/** Tapfiliate by two of its calls, without its package. Of an error only the status can be read by a program. */
export function createTapfiliateClient(settings: TapfiliateSettings): ReferralService {
  const { baseUrl, apiKey, programId, timeoutMs } = settings
  const ask = (path: string, body?: object) =>
    askOutside(new URL(`${baseUrl}${path}`), {
      ...{ timeoutMs, maxBytes },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        'x-api-key': apiKey,
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
      },
    })
  return {
    find: async (externalId) => {
      const answer = await ask(`/conversions/?external_id=${encodeURIComponent(externalId)}`)
      const found = readAnswer(answer, z.array(conversion))
      if ('cause' in found) return { kind: 'unavailable', cause: found.cause }
      // It may list others where it does not know the parameter.
      const own = found.body.find(({ external_id: id }) => id === externalId)
      return own ? { kind: 'taken', conversionId: own.id } : { kind: 'unknown' }
    },
    add: async ({ externalId, code }) => {
      const answer = await ask('/conversions/', {
        referral_code: code,
        external_id: externalId,
        amount: 0,
        ...(programId !== null && { program_id: programId }),
      })
      if (answer.kind === 'answered' && isFinal(answer.status)) {
        return { kind: 'refused', reason: `status ${answer.status}` }
      }
      const added = readAnswer(answer, conversion)
      if ('cause' in added) return { kind: 'unavailable', cause: added.cause }
      return { kind: 'taken', conversionId: added.body.id }
    },
  }
}

/** A key that is not taken (401, 403) is set right by somebody; all else of the caller's is wrong for good. */
function isFinal(status: number): boolean {
  return status === 400 || status === 404 || status === 409 || status === 422
}

function readAnswer<Shape extends z.ZodType>(
  answer: OutsideAnswer,
  shape: Shape,
): { readonly body: z.output<Shape> } | { readonly cause: string } {
  if (answer.kind === 'busy') return { cause: 'busy' }
  if (answer.kind === 'failed') return { cause: answer.cause }
  if (answer.status !== 200 && answer.status !== 201) return { cause: `status ${answer.status}` }
  try {
    const read = shape.safeParse(JSON.parse(answer.text))
    return read.success ? { body: read.data } : { cause: 'bad answer' }
  } catch {
    return { cause: 'bad answer' }
  }
}
