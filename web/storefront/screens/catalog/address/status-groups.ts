/**
 * The statuses a reader chooses between. An auction in its closing phase still runs for them, and
 * nobody searches by why one ended without a sale (rules 1, 2).
 */
const statusGroups: Readonly<Record<string, readonly string[]>> = {
  running: ['running', 'hotbidding'],
  published: ['published'],
  sold: ['sold'],
  ended: ['ended', 'failed_na'],
}

export type StatusGroup = 'running' | 'published' | 'sold' | 'ended'

const statusGroupNames = Object.keys(statusGroups) as StatusGroup[] // The keys above.

function groupOfStatus(status: string): StatusGroup | undefined {
  return statusGroupNames.find((name) => statusGroups[name]?.includes(status))
}

export function groupStatuses(statuses: readonly string[]): string[] {
  return [...new Set(statuses.flatMap((status) => groupOfStatus(status) ?? []))]
}

export function expandStatuses(groups: readonly string[]): readonly string[] {
  return groups.flatMap((group) => statusGroups[group] ?? [])
}

type Option = { readonly code: string; readonly count: number }

/** The counts of the single statuses, summed for what is shown. */
export function groupStatusCounts(options: readonly Option[]): readonly Option[] {
  return statusGroupNames.flatMap((group) => {
    const parts = options.filter(({ code }) => groupOfStatus(code) === group)
    return parts.length === 0
      ? []
      : [{ code: group, count: parts.reduce((sum, { count }) => sum + count, 0) }]
  })
}
