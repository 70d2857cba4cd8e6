import { z } from 'zod'
import { operatorRoles } from '#domain/account/operators/operator-role.ts'
import { Done, Email, Id } from '../../account-fields.ts'
import { endpoint } from '../../endpoint.ts'

/** Who works for the operator, and in which roles (rules 1). */

export const OperatorRoleName = z.enum(operatorRoles)

const OperatorOfTeam = z.object({
  customerId: Id,
  email: z.string(),
  name: z.string(),
  roles: z.array(OperatorRoleName),
  /** Nobody changes their own. */
  isOneself: z.boolean(),
})
export type OperatorOfTeam = z.infer<typeof OperatorOfTeam>

export const operatorTeamEndpoints = {
  listOperators: endpoint({
    method: 'GET',
    path: '/api/operator/team',
    access: 'operator',
    summary: 'Everybody who works for the operator, with their roles',
    output: z.object({ operators: z.array(OperatorOfTeam) }),
  }),
  saveRoles: endpoint({
    method: 'PUT',
    path: '/api/operator/team',
    access: 'operator',
    summary: 'Gives somebody with an account these roles, or takes all of them; their logins end',
    body: z.object({ email: Email, roles: z.array(OperatorRoleName).max(operatorRoles.length) }),
    output: Done,
    refusals: ['IDENTITY_UNPROVED', 'NOT_FOUND', 'ROLES_NOT_CHANGEABLE'],
    callsPerMinute: 30,
  }),
} as const
