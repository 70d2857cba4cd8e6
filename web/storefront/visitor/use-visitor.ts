import { useQuery } from '@tanstack/react-query'
import { useApiQueries } from '#web/api/api.tsx'
import { anonymous, type Visitor, visitorQuery } from './visitor.ts'

/** Who looks at the page; everybody is a visitor until the server has said otherwise. */
export function useVisitor(): Visitor {
  return useQuery(visitorQuery(useApiQueries())).data ?? anonymous
}
