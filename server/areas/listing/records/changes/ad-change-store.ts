import type { AuctionStatus } from '#domain/auction/core/state.ts'
import type {
  ChangedValues,
  ChangeState,
  ChangeVerdict,
} from '#domain/listing/changes/ad-changes.ts'
import { partSecretValues } from '#domain/listing/secret-values.ts'
import type { Queryable } from '../../../../platform/database/queryable.ts'
import { sealedOf, unsealed } from '../sealed-values.ts'

/** The only SQL for what owners change in an ad after its submission. */

type ReadSentence = { readonly version: string; readonly locale: string }

export type StoredAdChange = {
  readonly changeId: number
  readonly field: string
  readonly after: ChangedValues
  /** Of the sentence that was agreed to with it. */
  readonly consent: ReadSentence | null
  /** Of the sentences below flagged answers, where it changes one. */
  readonly confirmation: ReadSentence | null
  readonly proposedBy: number
  readonly proposedAt: Date
  readonly state: ChangeState
  readonly decidedAt: Date | null
  readonly reason: string
}

type Row = Omit<StoredAdChange, 'after' | 'consent' | 'confirmation'> & {
  readonly openValues: ChangedValues
  readonly sealedValues: Buffer | null
  readonly consentVersion: string | null
  readonly consentLocale: string | null
  readonly confirmationVersion: string | null
  readonly confirmationLocale: string | null
}

const changes = `select change_id as "changeId", field, attribute_values as "openValues",
    sealed_values as "sealedValues", consent_version as "consentVersion", consent_locale as "consentLocale",
    confirmation_version as "confirmationVersion", confirmation_locale as "confirmationLocale",
    proposed_by as "proposedBy", proposed_at as "proposedAt", state, decided_at as "decidedAt", reason
  from ad_changes`

export const adChangeStore = {
  /** Of one ad those in these states, in the order they were made. */
  async list<State extends ChangeState>(
    db: Queryable,
    listingId: number,
    { states, key }: { readonly states: readonly State[]; readonly key: Buffer },
  ): Promise<(StoredAdChange & { readonly state: State })[]> {
    const { rows } = await db.query<Row & { readonly state: State }>(
      `${changes} where listing_id = $1 and state = any($2::text[]) order by change_id`,
      [listingId, states],
    )
    return rows.map((row) => opened(row, key))
  },

  /** Those of one ad with these numbers, whatever became of them. */
  async listNamed(
    db: Queryable,
    listingId: number,
    { changeIds, key }: { readonly changeIds: readonly number[]; readonly key: Buffer },
  ): Promise<StoredAdChange[]> {
    const { rows } = await db.query<Row>(
      `${changes} where listing_id = $1 and change_id = any($2::bigint[]) order by change_id`,
      [listingId, changeIds],
    )
    return rows.map((row) => opened(row, key))
  },

  async countWaiting(db: Queryable, listingId: number): Promise<number> {
    const { rows } = await db.query(
      `select from ad_changes where listing_id = $1 and state = 'waiting'`,
      [listingId],
    )
    return rows.length
  },

  /** Ads in one of these states with changes that wait, the one that has waited longest first. */
  async listWaitingAds(
    db: Queryable,
    statuses: readonly AuctionStatus[],
  ): Promise<{ entityId: number; since: Date; count: number; status: AuctionStatus }[]> {
    const { rows } = await db.query<{
      entityId: number
      since: Date
      count: number
      status: AuctionStatus
    }>(
      `select listing_id as "entityId", since, count, status
       from (select listing_id, min(proposed_at) as since, count(*)::int as count
             from ad_changes where state = 'waiting' group by listing_id) waiting,
         lateral (select status from auctions a where a.listing_id = waiting.listing_id
                  order by round desc limit 1) newest
       where status = any($1::text[]) order by since limit 200`,
      [statuses],
    )
    return rows
  },

  async insert(
    db: Queryable,
    change: Pick<StoredAdChange, 'field' | 'after' | 'consent' | 'confirmation' | 'proposedBy'> & {
      readonly listingId: number
    },
    key: Buffer,
  ): Promise<void> {
    const { open, secret } = partSecretValues(change.after)
    await db.query(
      `insert into ad_changes (listing_id, field, attribute_values, sealed_values,
         consent_version, consent_locale, confirmation_version, confirmation_locale, proposed_by, proposed_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, market_now())`,
      [
        ...[change.listingId, change.field, JSON.stringify(open), sealedOf(secret, key)],
        ...[change.consent?.version ?? null, change.consent?.locale ?? null],
        ...[change.confirmation?.version ?? null, change.confirmation?.locale ?? null],
        change.proposedBy,
      ],
    )
  },

  /** Of its owner's will, or because the ad goes into another review. */
  async end(
    db: Queryable,
    changeIds: readonly number[],
    state: 'replaced' | 'withdrawn' | 'lapsed',
  ): Promise<void> {
    await db.query(
      `update ad_changes set state = $2, decided_at = market_now()
       where change_id = any($1::bigint[]) and state = 'waiting'`,
      [changeIds, state],
    )
  },

  async lapseAll(db: Queryable, listingId: number): Promise<void> {
    await db.query(
      `update ad_changes set state = 'lapsed', decided_at = market_now()
       where listing_id = $1 and state = 'waiting'`,
      [listingId],
    )
  },

  async saveVerdict(
    db: Queryable,
    verdict: {
      readonly changeId: number
      readonly verdict: ChangeVerdict
      readonly operatorId: number
      readonly reason: string
    },
  ): Promise<void> {
    await db.query(
      `update ad_changes set state = $2, decided_by = $3, reason = $4, decided_at = market_now()
       where change_id = $1 and state = 'waiting'`,
      [verdict.changeId, verdict.verdict, verdict.operatorId, verdict.reason],
    )
  },
}

function opened<Stored extends Row>(row: Stored, key: Buffer) {
  const { openValues, sealedValues, consentVersion, consentLocale, ...rest } = row
  const { confirmationVersion, confirmationLocale, ...change } = rest
  return {
    ...change,
    after: { ...openValues, ...unsealed<ChangedValues>(sealedValues, key) },
    consent: readSentence(consentVersion, consentLocale),
    confirmation: readSentence(confirmationVersion, confirmationLocale),
  }
}

function readSentence(version: string | null, locale: string | null): ReadSentence | null {
  return version === null || locale === null ? null : { version, locale }
}
