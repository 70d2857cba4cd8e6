/**
 * What became of a message by WhatsApp. Reports come late, twice and in any order, so the one that says most wins: whatever
 * their order, the same is known in the end. One that was not delivered may still turn out to be; one that arrived stays so.
 */
const ranks = { waiting: 0, accepted: 1, sent: 2, failed: 3, delivered: 4, read: 5 } as const

export type WhatsAppStatus = keyof typeof ranks

export const whatsAppStatuses = Object.keys(ranks) as WhatsAppStatus[] // The keys of the table.

/** Null where the report says nothing new. */
export function laterStatus(
  known: WhatsAppStatus,
  reported: WhatsAppStatus,
): WhatsAppStatus | null {
  return ranks[reported] > ranks[known] ? reported : null
}
