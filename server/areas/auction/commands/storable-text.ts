import { isReadable } from '#contract/readable-text.ts'
import type { DueRequest, MarketRequest } from './market-request.ts'
import { isDueRequest } from './market-request.ts'

/**
 * Whether PostgreSQL can store every text of a command. The contract refuses others; this keeps what
 * comes past it out of the batch, because one bad text would make the database refuse all of it.
 */
export function isStorable(request: MarketRequest | DueRequest): boolean {
  if (isDueRequest(request)) return true
  const { idempotencyKey, body } = request
  return (idempotencyKey === null || isReadable(idempotencyKey)) && isStorableValue(body)
}

function isStorableValue(value: unknown): boolean {
  if (typeof value === 'string') return isReadable(value)
  if (typeof value !== 'object' || value === null) return true
  if (Array.isArray(value)) return value.every(isStorableValue)
  for (const key in value) {
    if (!isStorableValue(value[key as keyof typeof value])) return false
  }
  return true
}
