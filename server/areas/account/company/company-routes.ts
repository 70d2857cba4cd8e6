import { companyEndpoints } from '#contract/endpoints/company/company.ts'
import { customerIdOf } from '#server/platform/http/call-context.ts'
import type { EndpointServer } from '#server/platform/http/endpoints/endpoint-server.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import type { AccountServices } from '../account-services.ts'
import { accountStore } from '../account-store.ts'
import { changePerson, leaveCompany, removePerson } from './change-person.ts'
import { companyLogStore } from './company-log-store.ts'
import { handOverCompany } from './hand-over-company.ts'
import { invitePerson, withdrawInvitation } from './invite-person.ts'
import { joinAsLoggedIn, joinCompany, readInvitation } from './join-company.ts'
import { listPeople, showOwnPlace } from './show-company.ts'

const done = { isDone: true } as const

/** A company's people: who they are, inviting, changing and letting go (rules 1). */
export function registerCompanyRoutes(endpoints: EndpointServer, services: AccountServices): void {
  const calls = companyEndpoints
  endpoints.on(calls.show, (_input, context) => showOwnPlace(services, context))
  endpoints.on(calls.listPeople, (_input, context) => listPeople(services, context))
  endpoints.on(calls.invite, async ({ body }, context) => {
    await invitePerson(services, body, context)
    return done
  })
  endpoints.on(calls.withdrawInvitation, async ({ params }, context) => {
    await withdrawInvitation(services, params.invitationId, context)
    return done
  })
  endpoints.on(calls.changePerson, async ({ params, body }, context) => {
    await changePerson(services, { ...params, ...body }, context)
    return done
  })
  endpoints.on(calls.removePerson, async ({ params }, context) => {
    await removePerson(services, params.personId, context)
    return done
  })
  endpoints.on(calls.leave, async (_input, context) => {
    await leaveCompany(services, context)
    return done
  })
  endpoints.on(calls.handOver, async ({ params, body }, context) => {
    await handOverCompany(services, { ...params, ...body }, context)
    return done
  })
  endpoints.on(calls.listLog, async ({ query }, context) => {
    const customerId = customerIdOf(context)
    const { customer } = await accountStore.load(services.pool, customerId)
    if (!customer.merchant) throw refuseCall('NOT_A_MERCHANT')
    return companyLogStore.list(services.pool, { ...query, customerId })
  })
  endpoints.on(calls.readInvitation, ({ query }) => readInvitation(services, query.token))
  endpoints.on(calls.join, ({ body }, context) => joinCompany(services, body, context))
  endpoints.on(calls.joinAsLoggedIn, async ({ body }, context) => {
    await joinAsLoggedIn(services, body.token, context)
    return done
  })
}
