import type { EndpointDeclaration } from '#contract/endpoint.ts'
import { endpointGroups } from '#contract/endpoints.ts'
import { rolesOfCall } from '#contract/operator-calls.ts'
import { holdsRole } from '#domain/account/operators/operator-role.ts'
import type { Viewer } from './call-context.ts'
import { refuseCall } from './refused-call.ts'

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
 * Whether an operator has a role for this call (rules 1); ROLE_MISSING names those that would do. A call of operators that
 * the table does not know is nobody's.
 */
export function checkOperatorRole(declared: EndpointDeclaration, viewer: Viewer): void {
  if (!viewer.isOperator) return
  const isOperators = declared.access === 'operator'
  const allowed = rolesByCall.get(keyOf(declared)) ?? (isOperators ? [] : undefined)
  if (allowed === undefined || holdsRole(viewer.operatorRoles, allowed)) return
  throw refuseCall('ROLE_MISSING', { roles: [...allowed, 'admin'].join(', ') })
}
