import type { UserAction } from '#contract/usage/funnel-steps.ts'
import type { Api } from '#web/api/api.tsx'

/**
 * What a page says of its use (spec 7.7): names of routes and steps. It names nobody; whether the server notes who it was
 * depends on their consent alone. Whatever becomes of a report, the page goes on.
 */

/** What this page has said already; forgotten with it, and kept nowhere. */
const said = new Set<string>()

export function reportAction(
  { client }: Pick<Api, 'client'>,
  report: {
    readonly action: UserAction
    readonly context: string
    readonly steps?: readonly string[]
    readonly entityId?: number | null
  },
): void {
  const { entityId, steps, ...body } = report
  client.usage
    .collectUserAction({
      body: {
        ...body,
        ...(steps && { steps: [...steps] }),
        ...(typeof entityId === 'number' && { product_entity_id: entityId }),
      },
    })
    .catch(() => undefined)
}

/** Steps that are seen for the first time on this page; `subject` tells one form from another. */
export function reportSteps(
  api: Pick<Api, 'client'>,
  subject: string,
  report: Parameters<typeof reportAction>[1] & { readonly steps: readonly string[] },
): void {
  const steps = report.steps.filter((step) => !said.has(`${subject} ${step}`))
  if (steps.length === 0) return
  for (const step of steps) said.add(`${subject} ${step}`)
  reportAction(api, { ...report, steps })
}
