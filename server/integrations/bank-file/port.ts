/**
 * What a bank says came in. Its file is read here and nowhere else; whom a line pays is decided by
 * the domain (rules 10). Debits are left out: nothing of them is owed to us.
 */
export type BankBooking = {
  /** "YYYY-MM-DD". */
  readonly bookedOn: string
  readonly amountCents: number
  readonly payer: string
  readonly purpose: string
  /** The same booking has the same fingerprint in every file that brings it. */
  readonly fingerprint: string
}

export type BankFileReader = {
  /** Throws BankFileUnreadable when it is neither a CSV with known columns nor CAMT.053. */
  readonly read: (text: string) => BankBooking[]
}

export class BankFileUnreadable extends Error {
  override readonly name = 'BankFileUnreadable'
  /** What stands where a day or an amount in euros has to; null where nothing was found to read. */
  readonly found: string | null

  constructor(message: string, found: string | null = null) {
    super(message)
    this.found = found
  }
}
