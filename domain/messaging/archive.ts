/** A subject that asks nothing and of which nothing was heard for so long lies in the archive. */
export const archivedAfterDays = 30
