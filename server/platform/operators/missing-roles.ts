import type { EndpointDeclaration } from '#contract/endpoint.ts'
import { endpointGroups } from '#contract/endpoints.ts'
import { rolesOfCall } from '#contract/operator-calls.ts'
import { holdsRole, type OperatorRole } from '#domain/account/operators/operator-role.ts'

const keyOf = ({ method, path }: EndpointDeclaration) => `${method} ${path}`

/** The rows of `contract/operator-calls.ts` by method and path. */
const rolesByCall = new Map(
  Object.entries(endpointGroups).flatMap(([group, endpoints]) =>
    Object.entries(endpoints as Readonly<Record<string, EndpointDeclaration>>).flatMap(
      ([name, declared]) => {
        const roles = rolesOfCall(`${group}.${name}`)
        return roles === undefined ? [] : [[keyOf(declared), roles] as const]
      },
    ),
  ),
)

/**
 * The roles that would do for this call, where an operator has none of them (rules 1); null where they may. A call of
 * operators that the table does not know is nobody's but admins'.
 */
export function missingRoles(
  declared: EndpointDeclaration,
  viewer: { readonly isOperator: boolean; readonly operatorRoles: readonly OperatorRole[] },
): readonly OperatorRole[] | null {
  if (!viewer.isOperator) return null
  const isOperators = declared.access === 'operator'
  const allowed = rolesByCall.get(keyOf(declared)) ?? (isOperators ? [] : undefined)
  if (allowed === undefined || holdsRole(viewer.operatorRoles, allowed)) return null
  return [...allowed, 'admin']
}
