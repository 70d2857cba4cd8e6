import { z } from 'zod'
import { largestUploadBytes } from '#domain/listing/file-rules.ts'
import { type LooseRecord, textAt, valueAt } from '#domain/listing/importing/field-table.ts'
import { askOutside, type OutsideAnswer } from '../../platform/outgoing/ask-outside.ts'
import { fetchFromHosts } from '../../platform/outgoing/fetch-public.ts'
import type { DealerFailure, DealerLogin, DealerSoftware, DealerVehicle } from './port.ts'

/**
 * SYSCARA by its interface: Basic login of the dealer, all ads as an object by their numbers. Missing
 * objects arrive as empty lists, and one ad comes bare, by its number, or wrapped.
 */
export type SyscaraSettings = {
  readonly baseUrl: string
  /** The whole stock of a large dealer takes long. */
  readonly timeoutMs: number
  /** Where pictures may lie: hosts, and what ends in a dot and one of them. */
  readonly pictureHosts: readonly string[]
  /** Origins of a stand-in in this process. */
  readonly insideOrigins: readonly string[]
}

const mostStockBytes = 20 * 1024 * 1024
const mostPictures = 20

const objectShape = z.record(z.string(), z.unknown())

export function createSyscaraClient(settings: SyscaraSettings): DealerSoftware {
  const { pictureHosts, insideOrigins, timeoutMs } = settings
  return {
    list: async (login) => {
      const answer = readAnswer(await ask(settings, login, '/sale/ads/'))
      if (answer.kind !== 'found') return notFoundAsBroken(answer)
      return stockIn(answer.body)
    },
    find: async (login, vehicleNumber) => {
      const path = `/sale/ads/${encodeURIComponent(vehicleNumber)}`
      const answer = readAnswer(await ask(settings, login, path))
      if (answer.kind !== 'found') return answer
      const fields = oneVehicle(answer.body, vehicleNumber)
      if (!fields) return { kind: 'unreadable', cause: 'another ad' }
      const pictures = await picturesOf(settings, login, fields)
      return { kind: 'found', vehicle: { vehicleNumber, fields }, pictures }
    },
    fetchPicture: (address) => {
      const limits = { timeoutMs, maxBytes: largestUploadBytes, insideOrigins }
      return fetchFromHosts(address, pictureHosts, limits)
    },
  }
}

function ask(
  { baseUrl, timeoutMs }: SyscaraSettings,
  { user, password }: DealerLogin,
  path: string,
): Promise<OutsideAnswer> {
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
  const headers = { accept: 'application/json', authorization }
  return askOutside(new URL(baseUrl + path), { headers, timeoutMs, maxBytes: mostStockBytes })
}

type Read =
  | { readonly kind: 'found'; readonly body: LooseRecord }
  | { readonly kind: 'not_found' }
  | DealerFailure

function readAnswer(answer: OutsideAnswer): Read {
  if (answer.kind === 'busy') return answer
  if (answer.kind === 'failed') return { kind: 'unavailable', cause: answer.cause }
  const cause = `status ${answer.status}`
  if (answer.status === 401 || answer.status === 403) return { kind: 'refused', cause }
  if (answer.status === 404) return { kind: 'not_found' }
  if (answer.status !== 200) return { kind: 'unavailable', cause }
  try {
    const body: unknown = JSON.parse(answer.text)
    // A dealer without ads is an empty list.
    return { kind: 'found', body: Array.isArray(body) ? {} : objectShape.parse(body) }
  } catch {
    return { kind: 'unreadable', cause: 'not an object' }
  }
}

function notFoundAsBroken(answer: Exclude<Read, { kind: 'found' }>): DealerFailure {
  return answer.kind === 'not_found' ? { kind: 'unavailable', cause: 'status 404' } : answer
}

/** An answer that holds something, and no vehicle, is none of a stock: who took it for one would call every vehicle gone. */
function stockIn(body: LooseRecord): Awaited<ReturnType<DealerSoftware['list']>> {
  const records = objectShape.safeParse(valueAt(body, 'DATA')).data ?? body
  const vehicles = vehiclesIn(records)
  const isOfStock = vehicles.length > 0 || Object.keys(records).length === 0
  return isOfStock ? { kind: 'found', vehicles } : { kind: 'unreadable', cause: 'no vehicles' }
}

function vehiclesIn(records: LooseRecord): DealerVehicle[] {
  return Object.entries(records).flatMap(([key, value]) => {
    const { data: fields } = objectShape.safeParse(value)
    const vehicleNumber = fields && (textAt(fields, 'id') || (/^\d+$/.test(key) ? key : ''))
    return fields && vehicleNumber ? [{ vehicleNumber, fields }] : []
  })
}

/** Bare, as an object with one entry, or as `{RESULT, DATA: {id: {…}}}`. */
function oneVehicle(body: LooseRecord, vehicleNumber: string): LooseRecord | undefined {
  const candidates = [body, valueAt(body, vehicleNumber), valueAt(body, `DATA.${vehicleNumber}`)]
  return candidates
    .map((each) => objectShape.safeParse(each).data)
    .find((each) => each !== undefined && textAt(each, 'id') === vehicleNumber)
}

/** By the numbers of its media; a drawing of the layout is no photograph. */
async function picturesOf(
  settings: SyscaraSettings,
  login: DealerLogin,
  fields: LooseRecord,
): Promise<readonly string[]> {
  const media = valueAt(fields, 'media')
  const numbers = (Array.isArray(media) ? media : []).flatMap((each: unknown) => {
    const { data } = objectShape.safeParse(each)
    return data && textAt(data, 'group') === 'image' ? [textAt(data, 'id')] : []
  })
  const wanted = numbers.filter((number) => /^\d+$/.test(number)).slice(0, mostPictures)
  if (wanted.length === 0) return []
  const path = `/data/media/?media_id=${encodeURIComponent(`[${wanted.join(',')}]`)}&file=path`
  const answer = readAnswer(await ask(settings, login, path))
  if (answer.kind !== 'found') return []
  return wanted.flatMap((number) => textAt(answer.body, `${number}.file`) || [])
}
