/** When auctions may end (rules 3). Times of day are local to Berlin, "HH:MM". */
export type SlotSettings = {
  readonly firstTime: string
  readonly lastTime: string
  readonly everyMinutes: number
  readonly maxAuctionsPerSlot: number
  readonly leadHours: number
  /** The auction starts this long before its slot, or at approval if that is later. */
  readonly runMinutes: number
  /** Dates "YYYY-MM-DD" on which no auction ends, besides Saturdays and Sundays. */
  readonly closedDays: readonly string[]
}

export const defaultSlotSettings: SlotSettings = {
  firstTime: '14:00',
  lastTime: '16:30',
  everyMinutes: 15,
  maxAuctionsPerSlot: 4,
  leadHours: 20,
  runMinutes: 23 * 60 + 30,
  closedDays: [],
}
