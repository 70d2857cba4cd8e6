import { z } from 'zod'
import { largestUploadBytes } from '#domain/listing/file-rules.ts'
import { askOutside, type OutsideAnswer } from '../../platform/outgoing/ask-outside.ts'
import { fetchFromHosts } from '../../platform/outgoing/fetch-public.ts'
import type { PortalAnswer, PortalImporter } from './port.ts'

/** Ads of mobile.de by its Search-API, with an account of the operator's contract. */
export type MobiledeSettings = {
  readonly baseUrl: string
  readonly user: string
  readonly password: string
  readonly timeoutMs: number
  /** Where pictures may lie: hosts, and what ends in a dot and one of them. */
  readonly pictureHosts: readonly string[]
  /** Origins of a stand-in in this process. */
  readonly insideOrigins: readonly string[]
}

const maxBytes = 1024 * 1024
const jsonOfTheApi = 'application/vnd.de.mobile.api+json'
const sizesLargestFirst = ['xxxl', 'xxl', 'xl', 'l'] as const

const adShape = z.record(z.string(), z.unknown())
const picturesShape = z.array(z.record(z.string(), z.unknown()))

export function createMobiledeClient(settings: MobiledeSettings): PortalImporter {
  const { baseUrl, user, password, timeoutMs, pictureHosts, insideOrigins } = settings
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
  return {
    find: async (adId) => {
      const url = new URL(`${baseUrl}/ad/${encodeURIComponent(adId)}`)
      const headers = { accept: jsonOfTheApi, authorization }
      return readAnswer(await askOutside(url, { headers, timeoutMs, maxBytes }), adId)
    },
    fetchPicture: (address) => {
      const limits = { timeoutMs, maxBytes: largestUploadBytes, insideOrigins }
      return fetchFromHosts(address, pictureHosts, limits)
    },
  }
}

function readAnswer(answer: OutsideAnswer, adId: string): PortalAnswer {
  if (answer.kind === 'busy') return answer
  if (answer.kind === 'failed') return { kind: 'unavailable', cause: answer.cause }
  if (answer.status === 404) return { kind: 'not_found' }
  const cause = `status ${answer.status}`
  if (answer.status === 401 || answer.status === 403) return { kind: 'not_offered', cause }
  if (answer.status !== 200) return { kind: 'unavailable', cause }
  try {
    const ad = adShape.parse(JSON.parse(answer.text))
    // A 200 can carry errors as well.
    if (ad.errors !== undefined) return { kind: 'unavailable', cause: 'errors in the answer' }
    if (String(ad.mobileAdId) !== adId) return { kind: 'unreadable', cause: 'another ad' }
    return { kind: 'found', ad, pictures: picturesOf(ad.images) }
  } catch {
    return { kind: 'unreadable', cause: 'not an ad' }
  }
}

function picturesOf(images: unknown): string[] {
  const { data = [] } = picturesShape.safeParse(images)
  return data.flatMap((image) => {
    const address = sizesLargestFirst.map((size) => image[size]).find((each) => each !== undefined)
    return typeof address === 'string' ? [address] : []
  })
}
