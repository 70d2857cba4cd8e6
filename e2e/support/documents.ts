/**
 * Number, contract and invoice follow a sale or a verdict by a job, within a minute (rules 10); those
 * of a market just made stand before it.
 */
export const documentsWithin = { timeout: 150_000, interval: 500 } as const
