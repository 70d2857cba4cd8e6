import { z } from 'zod'
import { Email } from '../account-fields.ts'
import { endpoint } from '../endpoint.ts'
import { LoggedIn } from './account-session.ts'

export const DemoLogin = z.object({
  email: z.string(),
  role: z.enum(['private', 'commercial', 'merchant', 'merchant_in_review', 'operator']),
  /** Name or company, as the list shows it. */
  label: z.string(),
})
export type DemoLogin = z.infer<typeof DemoLogin>

/** Logins without a password: mounted in a demo only (rules 14). */
export const demoLoginEndpoints = {
  listDemoLogins: endpoint({
    method: 'GET',
    path: '/api/demo/logins',
    access: 'public',
    summary: 'The demo’s accounts by role',
    output: z.object({ logins: z.array(DemoLogin) }),
  }),
  logInAsDemo: endpoint({
    method: 'POST',
    path: '/api/demo/login',
    access: 'public',
    summary: 'Logs in as one of the demo’s accounts',
    body: z.object({ email: Email }),
    output: LoggedIn,
    refusals: ['LOGIN_FAILED'],
  }),
} as const
