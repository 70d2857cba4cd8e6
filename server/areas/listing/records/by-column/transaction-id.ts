/** A transaction of the database, by its number: later ones have larger numbers. */
export type TransactionId = bigint

/** A condition of SQL: the row was written by this transaction or a later one. Frozen rows are older than any. */
export function isWrittenFrom(transactionId: TransactionId, row = 'catalog_ads'): string {
  return `age(${row}.xmin) <= age('${transactionId}'::xid8::xid)`
}
