import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useApiQueries } from '#web/api/api.tsx'
import type { OwnLimitProps } from './own-limit.tsx'

const OwnLimit = lazy(async () => ({ default: (await import('./own-limit.tsx')).OwnLimit }))

/** Fetched by a company's people alone. */
export function OwnLimitPart(props: OwnLimitProps) {
  const { data } = useQuery(useApiQueries().account.getCustomer())
  if (!data?.companyRole) return null
  return (
    <Suspense fallback={null}>
      <OwnLimit {...props} />
    </Suspense>
  )
}
