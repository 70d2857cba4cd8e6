import type { StaticHandlerContext } from 'react-router'
import type { PageScript } from '#contract/page.ts'
import { isCallRefused } from '#contract/problem.ts'
import type { PageContext } from '../page/page-context.ts'
import { screenFolderOf } from '../page/screen-files.ts'
import { scriptOf } from '../routes.tsx'
import { knownVisitor } from '../visitor/visitor.ts'
import type { DemoHandle, RouteHandle } from './route-handle.ts'
import { notFoundRouteId } from './route-table.tsx'

/**
 * Islands are for those who are not logged in, on screens that say so. What could not be loaded needs
 * the whole application, which asks again.
 */
export function scriptFor(page: PageContext, result: StaticHandlerContext): PageScript {
  if (!hasIslands(result)) return 'application'
  const queries = page.api.queryClient.getQueryCache().getAll()
  const errors = [
    ...Object.values(result.errors ?? {}).map(statusOf),
    ...queries.flatMap(({ state }) => (state.status === 'error' ? statusOf(state.error) : [])),
  ]
  if (errors.some((status) => status !== 404)) return 'application'
  return knownVisitor(page.api)?.kind === 'visitor' ? 'islands' : 'application'
}

/** An address that leads to no page shows bars and links alone. */
function hasIslands(result: StaticHandlerContext): boolean {
  const handle = handleOf(result)
  if (handle?.name !== undefined) return scriptOf(handle.name) === 'islands'
  return result.matches.at(-1)?.route.id === notFoundRouteId
}

function handleOf(result: StaticHandlerContext) {
  return result.matches.at(-1)?.route.handle as Partial<RouteHandle & DemoHandle> | undefined // Set by the route table.
}

/** Of the screen that is shown. */
export function folderOf(result: StaticHandlerContext): string | undefined {
  const handle = handleOf(result)
  return handle?.folder ?? (handle?.name && screenFolderOf(handle.name))
}

export function statusOf(error: unknown): number {
  if (isCallRefused(error)) return error.problem.status
  return (error as { status?: number } | undefined)?.status ?? 500 // A thrown Response has one.
}
