import { useSuspenseQuery } from '@tanstack/react-query'
import { useApiQueries } from '#web/api/api.tsx'
import type { LoadContext } from '#web/storefront/page/screen.ts'

/** Name, address, phone and mail of whoever runs this installation. */
export function useCompany() {
  return useSuspenseQuery(useApiQueries().content.readCompany()).data
}

export function ensureCompany({ query, queryClient }: Pick<LoadContext, 'query' | 'queryClient'>) {
  return queryClient.ensureQueryData(query.content.readCompany())
}

export function phoneAddress(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
