import type { DemoLogin } from '#contract/endpoints/account-demo.ts'
import type { LoggedIn } from '#contract/endpoints/account-session.ts'
import type { Customer } from '#domain/account/customer.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import type { CallContext } from '#server/platform/http/call-context.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import type { AccountServices } from '../account-services.ts'
import { accountStore } from '../account-store.ts'
import { finishLogin } from '../session/finish-login.ts'

/** Entering the demo's accounts without a password (rules 14). Mounted with DEMO only. */

const maxListed = 60

export async function listDemoLogins(services: AccountServices): Promise<DemoLogin[]> {
  const accounts = await accountStore.listFirst(services.pool, maxListed)
  return accounts.map(({ customer }) => ({
    email: customer.email,
    role: demoRoleOf(customer),
    label: labelOf(customer),
  }))
}

export async function logInAsDemo(
  services: AccountServices,
  email: string,
  context: CallContext,
): Promise<LoggedIn> {
  if (!services.config.isDemo) throw refuseCall('NOT_FOUND')
  const account = await accountStore.findByEmail(services.pool, email)
  if (!account || account.isDeactivated) throw refuseCall('LOGIN_FAILED')
  return transaction(services.pool, (client) => finishLogin(services, client, { account, context }))
}

function demoRoleOf(customer: Customer): DemoLogin['role'] {
  if (customer.roles.includes('admin')) return 'operator'
  if (customer.merchant) {
    return customer.merchant.admission === 'accepted' ? 'merchant' : 'merchant_in_review'
  }
  return customer.profileType === 'COMMERCIAL' ? 'commercial' : 'private'
}

function labelOf({ profile, email }: Customer): string {
  const person = [profile.name, profile.surname].filter(Boolean).join(' ')
  return profile.companyName || person || email
}
