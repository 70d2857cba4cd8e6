import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, lazy, Suspense } from 'react'
import { useApiQueries } from '#web/api/api.tsx'

const OwnLimit = lazy(async () => ({ default: (await import('./own-limit.tsx')).OwnLimit }))

/** Fetched by a company's people alone. */
export function OwnLimitPart(props: ComponentProps<typeof OwnLimit>) {
  const { data } = useQuery(useApiQueries().account.getCustomer())
  if (data?.companyRole !== 'buyer' && data?.companyRole !== 'owner') return null
  return (
    <Suspense fallback={null}>
      <OwnLimit {...props} />
    </Suspense>
  )
}
