import { companyRolesOfCall } from '#contract/company/company-calls.ts'
import type { EndpointDeclaration } from '#contract/endpoint.ts'
import { endpointGroups } from '#contract/endpoints.ts'
import { type CompanyRole, holdsCompanyRole } from '#domain/account/company/company-role.ts'

const keyOf = ({ method, path }: EndpointDeclaration) => `${method} ${path}`

/** The contract's names of calls, and the rows of `contract/company/company-calls.ts`, by method and path. */
const calls = new Map(
  Object.entries(endpointGroups).flatMap(([group, endpoints]) =>
    Object.entries(endpoints as Readonly<Record<string, EndpointDeclaration>>).map(
      ([name, declared]) => {
        const full = `${group}.${name}`
        return [keyOf(declared), { name: full, roles: companyRolesOfCall(full) }] as const
      },
    ),
  ),
)

/** As `auction.placeBid`. */
export function nameOfCall(declared: EndpointDeclaration): string | undefined {
  return calls.get(keyOf(declared))?.name
}

/**
 * The roles that would do for this call where one of a company's people has none of them (rules 1); null where they may. A private
 * call that the table does not know is the owners' alone.
 */
export function missingCompanyRoles(
  declared: EndpointDeclaration,
  { person }: { readonly person?: { readonly role: CompanyRole } },
): readonly CompanyRole[] | null {
  if (person === undefined) return null
  const allowed =
    calls.get(keyOf(declared))?.roles ?? (declared.access === 'private' ? [] : undefined)
  if (allowed === undefined || holdsCompanyRole(person.role, allowed)) return null
  return [...allowed, 'owner']
}
