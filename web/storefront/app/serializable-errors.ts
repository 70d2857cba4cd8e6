import type { StaticHandlerContext } from 'react-router'
import { statusOf } from './script-for.ts'

/** A visitor learns the status of a fault and nothing else about it. */
export function serializableErrors(errors: StaticHandlerContext['errors']) {
  if (!errors) return null
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => {
      const status = statusOf(error)
      return [id, { status, statusText: '', internal: true, data: '' }]
    }),
  )
}
