import type { CustomerWrapper } from '#contract/customer.ts'
import type { Api } from '#web/api/api.tsx'
import type { Audience } from '../routes.tsx'

/**
 * Who looks at the page, as far as bars, menus and the choice of screens need it. What they may do
 * with one ad comes with that ad's view and is never guessed from this.
 */

export type VisitorKind = 'visitor' | 'customer' | 'merchant_in_review' | 'merchant' | 'operator'

export type Visitor = {
  readonly kind: VisitorKind
  readonly customerId: number | undefined
  /** For the account menu: the person's or company's name, else the address. */
  readonly name: string
  readonly hasAnyAds: boolean
  readonly isBlocked: boolean
  readonly mustAcceptTerms: boolean
}

export const anonymous: Visitor = {
  kind: 'visitor',
  customerId: undefined,
  name: '',
  hasAnyAds: false,
  isBlocked: false,
  mustAcceptTerms: false,
}

/** Asked once per page; whoever changes the login or the profile refreshes `keysOf('account')`. */
export function visitorQuery(query: Api['query']) {
  return { ...query.account.getCustomer(), select: visitorOf }
}

/** Asked again only after somebody found the answer out of date, a login that ended for example. */
export async function ensureVisitor({
  query,
  queryClient,
}: Pick<Api, 'client' | 'query' | 'queryClient'>): Promise<Visitor> {
  const staleTime = Number.POSITIVE_INFINITY
  return visitorOf(await queryClient.fetchQuery({ ...query.account.getCustomer(), staleTime }))
}

/** Who it was found to be while the page was loaded; undefined where nobody could say. */
export function knownVisitor({
  query,
  queryClient,
}: Pick<Api, 'query' | 'queryClient'>): Visitor | undefined {
  const wrapper = queryClient.getQueryData<CustomerWrapper>(query.account.getCustomer().queryKey)
  return wrapper && visitorOf(wrapper)
}

export function visitorOf(wrapper: CustomerWrapper): Visitor {
  const { customer } = wrapper
  if (!customer) return anonymous
  return {
    kind: kindOf(wrapper),
    customerId: customer.customerId,
    name: customer.companyName || `${customer.name} ${customer.surname}`.trim() || customer.email,
    hasAnyAds: wrapper.hasAnyAds,
    isBlocked: customer.merchantBlocked,
    mustAcceptTerms: wrapper.mustAcceptTerms,
  }
}

function kindOf({ customer, merchant }: CustomerWrapper): VisitorKind {
  if (customer?.roles.includes('admin')) return 'operator'
  if (merchant?.acceptedByCm24 === true) return 'merchant'
  // A refused merchant keeps an ordinary customer's pages (spec 2: in review or accepted).
  if (merchant?.acceptedByCm24 === null) return 'merchant_in_review'
  return 'customer'
}

export function isMerchant({ kind }: Visitor): boolean {
  return kind === 'merchant' || kind === 'merchant_in_review'
}

/** Whether a screen exists for this visitor; the server decides again with each call. */
export function mayEnter(visitor: Visitor, audience: Audience): boolean {
  if (audience === 'merchant') return isMerchant(visitor)
  return audience === 'everyone' || visitor.kind !== 'visitor'
}
