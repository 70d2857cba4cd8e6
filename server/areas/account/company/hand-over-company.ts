import type { CompanyRole } from '#domain/account/company/company-role.ts'
import type { DatabaseClient } from '#server/platform/database/pool.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import type { CallContext } from '#server/platform/http/call-context.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import type { AccountServices } from '../account-services.ts'
import { accountStore } from '../account-store.ts'
import { linkStore } from '../link-store.ts'
import { queueNotification } from '../queue-notification.ts'
import { requireIdentityProof } from '../session/require-identity-proof.ts'
import { clearLogin, endLogins } from './change-person.ts'
import { companyLogStore } from './company-log-store.ts'
import { companyStore } from './company-store.ts'
import { exchangeLogins } from './handover-store.ts'
import { lockCompany } from './lock-company.ts'
import { idsOf } from './show-company.ts'

/**
 * The company's own login becomes another person's (rules 1): the two accounts change their addresses, passwords and second factors,
 * so that ads, orders and bids stay where they are. Both log in anew, each with what was theirs.
 */

export async function handOverCompany(
  services: AccountServices,
  wish: { readonly personId: number; readonly roleAfterwards: CompanyRole },
  context: CallContext,
): Promise<void> {
  const { customerId, personId: own } = idsOf(context)
  const { personId, roleAfterwards } = wish
  if (own !== customerId) throw refuseCall('PERSON_STAYS', { reason: 'other' })
  await transaction(services.pool, async (client) => {
    await lockCompany(client, context)
    const person = await companyStore.lockPerson(client, { customerId, personId })
    if (!person) throw refuseCall('NOT_FOUND')
    await requireIdentityProof(services, client, context)
    await accountStore.lock(client, customerId, personId)
    for (const each of [customerId, personId]) {
      await endLogins(services, client, { personId: each, context })
      await voidLinks(services, client, each)
    }
    await exchangeLogins(client, { customerId, personId })
    const limits = { bidLimitEur: null, dayLimitEur: null }
    await companyStore.savePlace(client, { personId, role: roleAfterwards, ...limits })
    const action = 'company.handOver'
    await companyLogStore.add(client, { customerId, personId, action })
    for (const each of [customerId, personId]) {
      const { customer } = await accountStore.load(client, each)
      await queueNotification(client, {
        notification: 'company_handed_over',
        to: { customerId: each },
        locale: customer.languageSetting,
        screen: 'login',
        values: {},
        cause: `company_handed_over:${each}:${services.now().getTime()}`,
      })
    }
  })
  for (const each of [customerId, personId]) await services.announceEndedLogin(each)
  clearLogin(context)
}

/** A link that was mailed before would open what is somebody else's now. */
async function voidLinks(
  services: AccountServices,
  client: DatabaseClient,
  customerId: number,
): Promise<void> {
  await linkStore.voidAll(client, { customerId, now: services.now() })
}
