import type { CustomerWrapper } from '#contract/customer.ts'
import { type CallContext, customerIdOf } from '#server/platform/http/call-context.ts'
import type { AccountServices } from '../account-services.ts'
import { accountStore } from '../account-store.ts'
import { showCustomer } from './customer-view.ts'

/**
 * The customer that the caller acts for. Of one of a company's people the company, with what is their own in place of the first
 * owner's: address, password and language. Terms are the owners' to accept.
 */
export async function showOwnCustomer(
  services: AccountServices,
  context: CallContext,
): Promise<CustomerWrapper> {
  const customerId = customerIdOf(context)
  const shown = await showCustomer(services, services.pool, customerId)
  const { person } = context.viewer
  if (!person || !shown.customer) return shown
  const { role } = person
  if (person.personId === customerId) return { ...shown, companyRole: role }
  const { customer, passwordHash } = await accountStore.load(services.pool, person.personId)
  return {
    ...shown,
    companyRole: role,
    mustAcceptTerms: shown.mustAcceptTerms && role === 'owner',
    customer: {
      ...shown.customer,
      email: customer.email,
      emailVerified: customer.isEmailVerified,
      hasPassword: passwordHash !== null,
      languageSetting: customer.languageSetting,
    },
  }
}
