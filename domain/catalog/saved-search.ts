/** Whether and how often a dealer is written to of what a saved search newly finds (rules 1). */
export const searchMails = ['off', 'bundled', 'daily'] as const
export type SearchMails = (typeof searchMails)[number]

/** A dealer gets no two of these mails within so many minutes, whatever their searches find. */
export const searchMailMinutes = 30
