import { useQuery } from '@tanstack/react-query'
import { useApiQueries } from '#web/api/api.tsx'

/** Whether this is one of several people of a company: of them the box says limits too (rules 1). */
export function useIsOfCompany(): boolean {
  const { data } = useQuery(useApiQueries().account.getCustomer())
  return data?.companyRole != null
}
