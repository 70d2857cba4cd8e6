import { infiniteQueryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#web/api/api-client.ts'
import type { SubjectView } from './subjects/subject-view.ts'

const pageSize = 20

const subjectsAtOnce = 20

/** Subjects, those that need their reader first, page by page until all are there (spec 9.4). */
export function subjectsQuery(client: ApiClient, { filter, text }: SubjectView) {
  return infiniteQueryOptions({
    queryKey: ['messages', 'subjects', { filter, text }],
    queryFn: ({ pageParam }) =>
      client.messages.listNotifications({
        query: { page: 1, subjectPage: pageParam, filter, text },
      }),
    initialPageParam: 1,
    getNextPageParam: ({ subjectTotal }, pages) =>
      pages.length * subjectsAtOnce < subjectTotal ? pages.length + 1 : undefined,
  })
}

/** One subject's messages, newest first, page by page until all are there (spec 9.4). */
export function threadQuery(client: ApiClient, groupKey: string) {
  return infiniteQueryOptions({
    // Begins like every query of messages, so that a live message refreshes it too.
    queryKey: ['messages', 'thread', groupKey],
    queryFn: ({ pageParam }) =>
      client.messages.listNotifications({ query: { page: pageParam, groupKey } }),
    initialPageParam: 1,
    getNextPageParam: ({ page, total }) => (page * pageSize < total ? page + 1 : undefined),
  })
}
