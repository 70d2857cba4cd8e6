import { newToken } from '../secrets/keys.ts'

/** Stream tickets (rules 13): 60 seconds, one use, so that no access token stands in an address. */
const ticketMs = 60_000
const ticketLimit = 50_000

export type Tickets<Holder> = {
  readonly issue: (holder: Holder) => string
  readonly redeem: (ticket: string) => Holder | undefined
}

export function createTickets<Holder>(now: () => Date): Tickets<Holder> {
  const open = new Map<string, { holder: Holder; expiresAt: number }>()

  const dropExpired = () => {
    const at = now().getTime()
    // Insertion order is the order of expiry, so the first one that is still good ends the sweep.
    for (const [ticket, { expiresAt }] of open) {
      if (expiresAt > at && open.size < ticketLimit) return
      open.delete(ticket)
    }
  }

  return {
    issue: (holder) => {
      dropExpired()
      const ticket = newToken()
      open.set(ticket, { holder, expiresAt: now().getTime() + ticketMs })
      return ticket
    },
    redeem: (ticket) => {
      const found = open.get(ticket)
      open.delete(ticket)
      return found && found.expiresAt > now().getTime() ? found.holder : undefined
    },
  }
}
