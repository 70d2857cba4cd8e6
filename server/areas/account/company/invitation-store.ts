import type { Queryable } from '#server/platform/database/queryable.ts'
import type { PlaceOfPerson } from './company-store.ts'

/** Invitations to act for a company; each is good once, for some days, until it is withdrawn. */

export type InvitationRow = PlaceOfPerson & {
  readonly invitationId: string
  readonly customerId: number
  readonly email: string
  readonly invitedAt: Date
  readonly expiresAt: Date
}

const columns = `invitation_id as "invitationId", customer_id as "customerId", email, role,
  bid_limit_eur as "bidLimitEur", day_limit_eur as "dayLimitEur", invited_at as "invitedAt",
  expires_at as "expiresAt"`
const isOpen = 'accepted_at is null and withdrawn_at is null'

export const invitationStore = {
  async listOpen(
    db: Queryable,
    search: { readonly customerId: number; readonly now: Date },
  ): Promise<InvitationRow[]> {
    const { rows } = await db.query<InvitationRow>(
      `select ${columns} from company_invitations
       where customer_id = $1 and ${isOpen} and expires_at > $2 order by invited_at desc`,
      [search.customerId, search.now],
    )
    return rows
  },

  async add(
    db: Queryable,
    invitation: InvitationRow & { readonly invitedBy: number },
  ): Promise<void> {
    await db.query(
      `insert into company_invitations (invitation_id, customer_id, email, role, bid_limit_eur,
         day_limit_eur, invited_by, invited_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        ...[invitation.invitationId, invitation.customerId, invitation.email, invitation.role],
        ...[invitation.bidLimitEur, invitation.dayLimitEur, invitation.invitedBy],
        ...[invitation.invitedAt, invitation.expiresAt],
      ],
    )
  },

  async withdraw(
    db: Queryable,
    which: { readonly customerId: number; readonly now: Date } & (
      | { readonly invitationId: string }
      | { readonly email: string }
    ),
  ): Promise<boolean> {
    const [column, value] =
      'email' in which ? ['email', which.email] : ['invitation_id', which.invitationId]
    const { rowCount } = await db.query(
      `update company_invitations set withdrawn_at = $3
       where customer_id = $1 and ${column} = $2 and ${isOpen}`,
      [which.customerId, value, which.now],
    )
    return (rowCount ?? 0) > 0
  },

  /** Undefined where it is used, withdrawn or over. */
  async find(
    db: Queryable,
    search: { readonly invitationId: string; readonly now: Date },
  ): Promise<InvitationRow | undefined> {
    const { rows } = await db.query<InvitationRow>(
      `select ${columns} from company_invitations
       where invitation_id = $1 and ${isOpen} and expires_at > $2`,
      [search.invitationId, search.now],
    )
    return rows[0]
  },

  /** One statement, so that of two who use the link only one joins. */
  async accept(
    db: Queryable,
    accepted: { readonly invitationId: string; readonly personId: number; readonly now: Date },
  ): Promise<boolean> {
    const { rowCount } = await db.query(
      `update company_invitations set accepted_at = $2, accepted_by = $3
       where invitation_id = $1 and ${isOpen} and expires_at > $2`,
      [accepted.invitationId, accepted.now, accepted.personId],
    )
    return rowCount === 1
  },
}
