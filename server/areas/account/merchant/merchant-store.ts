import type { Merchant } from '#domain/account/customer.ts'
import type { VatIdVerdict } from '#domain/pricing/vat-id-check.ts'
import type { Queryable } from '../../../platform/database/queryable.ts'

/** Merchants and their papers. What is noted of an admission goes by the market's clock. */

export type MerchantDocument = {
  readonly documentId: number
  readonly kind: string
  readonly fileName: string
  readonly contentType: string
  readonly storageKey: string
  readonly uploadedAt: Date
}

type StoredVatId = {
  readonly customerId: number
  readonly country: string
  readonly vatId: string
  readonly verdict: VatIdVerdict
  readonly checked: string | null
  readonly checkedAt: Date | null
}

export const merchantStore = {
  async add(db: Queryable, merchant: { customerId: number; language: string }): Promise<void> {
    await db.query(
      `insert into merchants (customer_id, notification_locale) values ($1, $2)
       on conflict (customer_id) do nothing`,
      [merchant.customerId, merchant.language],
    )
  },

  async lock(db: Queryable, merchantId: number): Promise<void> {
    await db.query('select from merchants where merchant_id = $1 for update', [merchantId])
  },

  async saveSubmitted(db: Queryable, merchantId: number): Promise<void> {
    await db.query(
      `update merchants set admission = 'in_review', submitted_at = market_now(), decided_at = null
       where merchant_id = $1`,
      [merchantId],
    )
  },

  async saveAdmission(
    db: Queryable,
    change: {
      merchantId: number
      admission: Merchant['admission']
      remarks: string
    },
  ): Promise<void> {
    await db.query(
      `update merchants set admission = $2, admission_remarks = $3, decided_at = market_now()
       where merchant_id = $1`,
      [change.merchantId, change.admission, change.remarks],
    )
  },

  async saveBlocked(
    db: Queryable,
    change: { merchantId: number; isBlocked: boolean },
  ): Promise<void> {
    await db.query(
      `update merchants set blocked_at = case when $2 then market_now() end
       where merchant_id = $1`,
      [change.merchantId, change.isBlocked],
    )
  },

  async saveBiddingStopped(
    db: Queryable,
    change: { merchantId: number; stoppedAt: Date | null },
  ): Promise<void> {
    await db.query('update merchants set bidding_stopped_at = $2 where merchant_id = $1', [
      change.merchantId,
      change.stoppedAt,
    ])
  },

  async saveVatIdState(
    db: Queryable,
    change: { merchantId: number; state: string },
  ): Promise<void> {
    await db.query('update merchants set vat_id_state = $2 where merchant_id = $1', [
      change.merchantId,
      change.state,
    ])
  },

  /** What the register is asked about, and what it said before. */
  async findVatId(db: Queryable, merchantId: number): Promise<StoredVatId | undefined> {
    const { rows } = await db.query<StoredVatId>(
      `select m.customer_id as "customerId", coalesce(c.profile ->> 'country', 'DE') as country,
         coalesce(c.profile ->> 'vatRegNo', '') as "vatId", m.vat_id_state as verdict,
         m.vat_id_checked as checked, m.vat_id_checked_at as "checkedAt"
       from merchants m join customers c using (customer_id) where merchant_id = $1`,
      [merchantId],
    )
    return rows[0]
  },

  async saveVatIdCheck(
    db: Queryable,
    check: { merchantId: number; vatId: string; checkedAt: Date; consultation: string | null },
  ): Promise<void> {
    await db.query(
      `update merchants set vat_id_checked = $2, vat_id_checked_at = $3, vat_id_consultation = $4
       where merchant_id = $1`,
      [check.merchantId, check.vatId, check.checkedAt, check.consultation],
    )
  },

  async addDocument(
    db: Queryable,
    document: {
      merchantId: number
      kind: string
      storageKey: string
      fileName: string
      contentType: string
      sizeBytes: number
    },
  ): Promise<number> {
    const { rows } = await db.query<{ document_id: number }>(
      `insert into merchant_documents
         (merchant_id, kind, storage_key, file_name, content_type, size_bytes, uploaded_at)
       values ($1, $2, $3, $4, $5, $6, market_now()) returning document_id`,
      [
        document.merchantId,
        document.kind,
        document.storageKey,
        document.fileName,
        document.contentType,
        document.sizeBytes,
      ],
    )
    const row = rows[0]
    if (!row) throw new Error('A merchant document was not stored')
    return row.document_id
  },

  /** The latest first. */
  async listDocuments(
    db: Queryable,
    search: { merchantId: number; limit: number },
  ): Promise<MerchantDocument[]> {
    const { rows } = await db.query<MerchantDocument>(
      `select document_id as "documentId", kind, file_name as "fileName",
         content_type as "contentType", storage_key as "storageKey", uploaded_at as "uploadedAt"
       from merchant_documents where merchant_id = $1 order by document_id desc limit $2`,
      [search.merchantId, search.limit],
    )
    return rows
  },
}
