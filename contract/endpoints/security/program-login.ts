import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'

/** Other programs in which people log in by their account here (OpenID Connect; rules 11). */

const Ask = z.object({ ask: z.string().regex(/^[\w-]{20,100}$/) })

const ProgramQuestion = z.object({
  /** The program as its users know it, and where its answer goes. */
  name: z.string(),
  host: z.string(),
  /** It asks for somebody who has no account yet. */
  isSignUp: z.boolean(),
  /** Back to the program, without a login. */
  declineAddress: z.string(),
})
export type ProgramQuestion = z.infer<typeof ProgramQuestion>

const own = '/api/public/customer/auth/program'

export const programLoginEndpoints = {
  showProgramQuestion: endpoint({
    method: 'GET',
    path: own,
    access: 'public',
    summary: 'Which program asks for a login',
    query: Ask,
    output: ProgramQuestion,
    refusals: ['NOT_FOUND'],
    callsPerMinute: 60,
  }),
  confirmProgramLogin: endpoint({
    method: 'POST',
    path: '/api/private/customer/auth/program',
    access: 'private',
    summary: 'Agrees that a program is told who is logged in; answers the address to go on to',
    body: Ask,
    output: z.object({ address: z.string() }),
    refusals: ['NOT_FOUND', 'IDENTITY_UNPROVED', 'SESSION_EXPIRED'],
    callsPerMinute: 20,
  }),
  showProgramLogout: endpoint({
    method: 'GET',
    path: `${own}/logout`,
    access: 'public',
    summary: 'Where a logout that a program asked for goes on to',
    query: z.object({ token: z.string().min(20).max(2000) }),
    output: z.object({ name: z.string(), address: z.string() }),
    refusals: ['LINK_INVALID'],
    callsPerMinute: 60,
  }),
} as const
