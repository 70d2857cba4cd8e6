import { z } from 'zod'
import { companyRoles } from '#domain/account/company/company-role.ts'
import { Done, Email, Id, Instant, LinkToken, Page, Password } from '../../account-fields.ts'
import { endpoint } from '../../endpoint.ts'
import { SessionTokens } from '../account-session.ts'

/** A company's people: own logins with roles and limits; to the market they are the one company (rules 1). */

export const CompanyRoleName = z.enum(companyRoles)

/** Whole euros; null: without a limit. */
const LimitEur = z.number().int().min(1).max(10_000_000).nullable()

const Limits = z.object({ bidLimitEur: LimitEur, dayLimitEur: LimitEur })

const PersonOfCompany = Limits.extend({
  personId: Id,
  email: z.string(),
  name: z.string(),
  role: CompanyRoleName,
  joinedAt: Instant.nullable(),
  /** To what they have bound the company today. */
  committedTodayEur: z.number().int(),
  /** The company's own login: its role stays, and it goes by being handed over. */
  isAccountItself: z.boolean(),
  isOneself: z.boolean(),
})
export type PersonOfCompany = z.infer<typeof PersonOfCompany>

const OpenInvitation = Limits.extend({
  invitationId: z.uuid(),
  email: z.string(),
  role: CompanyRoleName,
  invitedAt: Instant,
  expiresAt: Instant,
})

export const OwnPlace = Limits.extend({
  /** Null: the account has no people, and whoever is logged in is all there is of it. */
  role: CompanyRoleName.nullable(),
  companyName: z.string(),
  committedTodayEur: z.number().int(),
  isAccountItself: z.boolean(),
  /** Who lets people in and sets their limits; null for the company's own login. */
  ask: z.object({ name: z.string(), email: z.string() }).nullable(),
})
export type OwnPlace = z.infer<typeof OwnPlace>

const LogEntry = z.object({
  entryId: Id,
  at: Instant,
  personId: Id,
  name: z.string(),
  /** A market command's type, or a call's name. */
  action: z.string(),
  auctionId: Id.nullable(),
  entityId: Id.nullable(),
  amountEur: z.number().int().nullable(),
})
export type CompanyLogEntry = z.infer<typeof LogEntry>

const path = '/api/private/merchant/people'
const Role = Limits.extend({ role: CompanyRoleName })
const OfPerson = z.object({ personId: Id })
const personName = z.string().trim().min(1).max(80)

export const companyEndpoints = {
  show: endpoint({
    method: 'GET',
    path: '/api/private/merchant/own-place',
    access: 'private',
    summary: 'The role, the limits and what is left of them today',
    output: OwnPlace,
  }),
  listPeople: endpoint({
    method: 'GET',
    path,
    access: 'private',
    summary: 'Everybody who acts for the company, and who is invited',
    output: z.object({
      people: z.array(PersonOfCompany),
      invitations: z.array(OpenInvitation),
    }),
    refusals: ['NOT_A_MERCHANT'],
  }),
  invite: endpoint({
    method: 'POST',
    path,
    access: 'private',
    summary: 'Invites somebody by mail; an earlier invitation of the address ends',
    body: Role.extend({ email: Email }),
    output: Done,
    refusals: ['NOT_A_MERCHANT', 'MERCHANT_IN_REVIEW', 'IDENTITY_UNPROVED', 'PERSON_LIMIT_REACHED'],
    callsPerMinute: 10,
  }),
  withdrawInvitation: endpoint({
    method: 'DELETE',
    path: '/api/private/merchant/invitations/{invitationId}',
    access: 'private',
    summary: 'The mailed link opens nothing any more',
    params: z.object({ invitationId: z.uuid() }),
    output: Done,
    refusals: ['NOT_FOUND'],
  }),
  changePerson: endpoint({
    method: 'PUT',
    path: `${path}/{personId}`,
    access: 'private',
    summary: 'Another role or other limits; with another role their logins end',
    params: OfPerson,
    body: Role,
    output: Done,
    refusals: ['NOT_FOUND', 'IDENTITY_UNPROVED', 'PERSON_STAYS'],
  }),
  removePerson: endpoint({
    method: 'DELETE',
    path: `${path}/{personId}`,
    access: 'private',
    summary: 'Ends all that somebody may do for the company, at once',
    params: OfPerson,
    output: Done,
    refusals: ['NOT_FOUND', 'PERSON_STAYS'],
  }),
  leave: endpoint({
    method: 'POST',
    path: `${path}/leave`,
    access: 'private',
    summary:
      'Whoever calls acts for the company no more; the company’s own login is handed over instead',
    output: Done,
    refusals: ['PERSON_STAYS'],
  }),
  handOver: endpoint({
    method: 'POST',
    path: `${path}/{personId}/hand-over`,
    access: 'private',
    summary: 'The company’s own login becomes another person’s; both log in anew',
    params: OfPerson,
    body: z.object({ roleAfterwards: CompanyRoleName }),
    output: Done,
    refusals: ['NOT_FOUND', 'IDENTITY_UNPROVED', 'PERSON_STAYS'],
  }),
  listLog: endpoint({
    method: 'GET',
    path: '/api/private/merchant/company-log',
    access: 'private',
    summary: 'Who of the company did what, the latest first',
    query: Page,
    output: z.object({ entries: z.array(LogEntry), total: z.number().int() }),
    refusals: ['NOT_A_MERCHANT'],
  }),
  readInvitation: endpoint({
    method: 'GET',
    path: '/api/public/company/invitation',
    access: 'public',
    summary: 'Who invites, to what, and whether the address has an account',
    query: z.object({ token: LinkToken }),
    output: z.object({
      companyName: z.string(),
      email: z.string(),
      role: CompanyRoleName,
      expiresAt: Instant,
      hasAccount: z.boolean(),
    }),
    refusals: ['LINK_INVALID'],
    callsPerMinute: 30,
  }),
  join: endpoint({
    method: 'POST',
    path: '/api/public/company/invitation/join',
    access: 'public',
    summary: 'Opens an account for the invited address and begins its login',
    body: z.object({
      token: LinkToken,
      name: personName,
      surname: personName,
      password: Password,
    }),
    output: SessionTokens,
    refusals: ['LINK_INVALID', 'ACCOUNT_IN_USE', 'VALIDATION_FAILED'],
    callsPerMinute: 10,
  }),
  joinAsLoggedIn: endpoint({
    method: 'POST',
    path: '/api/private/company/invitation/join',
    access: 'private',
    summary:
      'The account that is logged in and was invited acts for the company from now on; its logins end',
    body: z.object({ token: LinkToken }),
    output: Done,
    refusals: ['LINK_INVALID', 'ACCOUNT_IN_USE'],
    callsPerMinute: 10,
  }),
} as const
