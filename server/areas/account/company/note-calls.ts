import { loggedCalls } from '#contract/company/company-log.ts'
import type { EndpointDeclaration } from '#contract/endpoint.ts'
import type { CallContext } from '#server/platform/http/call-context.ts'
import { nameOfCall } from '#server/platform/operators/missing-company-roles.ts'
import type { Services } from '#server/platform/services.ts'
import { companyLogStore } from './company-log-store.ts'

/**
 * Notes in the company's log which of its people made a call (rules 1), after the call and apart from it: what is done stays done
 * where the note fails. Market commands and changes of the people are noted with what they do.
 */
export function createCompanyNotes({ pool, log }: Pick<Services, 'pool' | 'log'>) {
  return async (declared: EndpointDeclaration, { viewer }: CallContext): Promise<void> => {
    const { person, customerId } = viewer
    if (!person || customerId === null) return
    const action = nameOfCall(declared)
    if (action === undefined || !Object.hasOwn(loggedCalls, action)) return
    const { personId } = person
    await companyLogStore
      .add(pool, { customerId, personId, action })
      .catch((err: unknown) => log.warn({ err }, 'a step of a company’s person was not noted'))
  }
}
