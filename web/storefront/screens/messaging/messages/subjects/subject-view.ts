import { type SubjectFilter, subjectFilters } from '#domain/messaging/subject-filters.ts'
import type { QueryValues } from '#locales/paths.ts'

/** Which subjects the address asks for. */
export type SubjectView = {
  readonly filter: SubjectFilter
  /** Empty where nothing is searched for. */
  readonly text: string
}

/** A filter that there is not is passed over. */
export function readView(search: URLSearchParams): SubjectView {
  const filter = subjectFilters.find((each) => each === search.get('filter')) ?? 'all'
  return { filter, text: search.get('text')?.trim().slice(0, 80) ?? '' }
}

export function writeView({ filter, text }: SubjectView): QueryValues {
  return { ...(filter !== 'all' && { filter }), ...(text !== '' && { text }) }
}
