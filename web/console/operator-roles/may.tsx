import { createContext, type ReactNode, useContext } from 'react'
import { type CallWithRoles, mayMakeCall } from '#contract/operator-calls.ts'
import type { OperatorRole } from '#domain/account/operators/operator-role.ts'

/** What the server would refuse for want of a role is not offered; the same table decides both (rules 1). */

export const OperatorRolesContext = createContext<readonly OperatorRole[]>([])

export function useMay(): (call: CallWithRoles) => boolean {
  const roles = useContext(OperatorRolesContext)
  return (call) => mayMakeCall(roles, call)
}

type MayProps = { readonly call: CallWithRoles; readonly children: ReactNode }

/** Shown to whoever may make the call. */
export function May({ call, children }: MayProps) {
  return useMay()(call) && children
}
