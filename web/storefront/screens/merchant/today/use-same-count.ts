import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApiQueries } from '#web/api/api.tsx'
import { useQueryAnswer } from '#web/api/use-answer.ts'

/** The bar's count of what waits is that of the page below it, which hears of a bid first. */
export function useSameCount(tasks: number): void {
  const queryClient = useQueryClient()
  const query = useApiQueries().catalog.ownCounts()
  const { data: own } = useQueryAnswer(query)
  useEffect(() => {
    if (own && own.tasks !== tasks) queryClient.setQueryData(query.queryKey, { ...own, tasks })
  })
}
