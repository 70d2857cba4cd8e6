/** Number, contract and invoice follow a sale or a verdict by a job, within a minute (rules 10). */
export const papersWithin = { timeout: 60_000, interval: 500 } as const
