import type { BankAccount } from '#domain/order/bank-account.ts'
import type { Queryable } from '../../platform/database/queryable.ts'
import { seal, unseal } from '../../platform/secrets/keys.ts'

/** The only SQL for the accounts that sellers give. IBAN and holder are opened for the two sides alone. */

export type StoredBankAccount = BankAccount & {
  readonly bankAccountId: number
  /** The contract with this account in it. */
  readonly contractKey: string | null
}

type Row = {
  readonly bankAccountId: number
  readonly sealedAccount: Buffer
  readonly givenAt: Date
  readonly shownFrom: Date
  readonly contractKey: string | null
}

/** The oldest first. */
export async function listBankAccounts(
  db: Queryable,
  orderId: number,
  key: Buffer,
): Promise<StoredBankAccount[]> {
  const { rows } = await db.query<Row>(
    `select bank_account_id as "bankAccountId", sealed_account as "sealedAccount",
       given_at as "givenAt", shown_from as "shownFrom", contract_key as "contractKey"
     from order_bank_accounts where order_id = $1 order by shown_from, bank_account_id`,
    [orderId],
  )
  return rows.map(({ sealedAccount, givenAt, shownFrom, ...row }) => {
    // As it was sealed below.
    const account: Pick<BankAccount, 'iban' | 'holder'> = JSON.parse(unseal(sealedAccount, key))
    return { ...row, ...account, givenAt: givenAt.getTime(), shownFrom: shownFrom.getTime() }
  })
}

/** Takes the place of one that still waits: nobody has been shown that. Answers the keys of its files. */
export async function saveBankAccount(
  db: Queryable,
  orderId: number,
  { iban, holder, givenAt, shownFrom }: BankAccount,
  key: Buffer,
): Promise<readonly string[]> {
  const { rows } = await db.query<{ key: string | null }>(
    `delete from order_bank_accounts where order_id = $1 and shown_from > $2
     returning contract_key as key`,
    [orderId, new Date(givenAt)],
  )
  await db.query(
    `insert into order_bank_accounts (order_id, sealed_account, given_at, shown_from)
     values ($1, $2, $3, $4)`,
    [orderId, seal(JSON.stringify({ iban, holder }), key), new Date(givenAt), new Date(shownFrom)],
  )
  return rows.flatMap((row) => row.key ?? [])
}

/** Answers whether it is still there and had none. */
export async function saveContractKey(
  db: Queryable,
  bankAccountId: number,
  contractKey: string,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update order_bank_accounts set contract_key = $2
     where bank_account_id = $1 and contract_key is null`,
    [bankAccountId, contractKey],
  )
  return rowCount === 1
}
