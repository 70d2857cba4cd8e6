import { lazy, Suspense } from 'react'
import type { OwnLimitProps } from './own-limit.tsx'
import { useIsOfCompany } from './use-is-of-company.ts'

const OwnLimit = lazy(async () => ({ default: (await import('./own-limit.tsx')).OwnLimit }))

/** Fetched by a company's people alone. */
export function OwnLimitPart(props: OwnLimitProps) {
  if (!useIsOfCompany()) return null
  return (
    <Suspense fallback={null}>
      <OwnLimit {...props} />
    </Suspense>
  )
}
