import type { DemoLogin } from '#contract/endpoints/account-demo.ts'
import type { PlainRouteName } from '#locales/paths.ts'
import { useCall } from '#web/api/use-call.ts'
import { useAfterLogin } from './after-login.ts'

const firstScreens: Readonly<Record<DemoLogin['role'], PlainRouteName>> = {
  private: 'myVehicles',
  commercial: 'myVehicles',
  merchant: 'catalog',
  merchant_in_review: 'account',
  operator: 'home',
}

/** Sellers first, then those who buy, then who runs the place. */
export const demoRoles = [
  'private',
  'commercial',
  'merchant',
  'merchant_in_review',
  'operator',
] as const satisfies readonly DemoLogin['role'][]

/** Enters the demo as one of its people and goes to where this person's work is. */
export function useDemoLogin() {
  const finish = useAfterLogin()
  const enter = useCall(
    (api) => (login: DemoLogin) => api.demoLogin.logInAsDemo({ body: { email: login.email } }),
    { onSuccess: (answer, { role }) => finish(answer, firstScreens[role]) },
  )
  return {
    enter: (login: DemoLogin) => enter.mutate(login),
    busyWith: enter.isPending ? enter.variables.email : undefined,
    error: enter.error,
  }
}
