/** What a check says of a journal, in codes; words belong to those who show it. */

/** What an entry rests on that nobody has opened to the reader, or that a journal cannot prove. */
export const openPoints = ['limit', 'target', 'yellow', 'outage', 'calendar', 'operator'] as const
export type OpenPoint = (typeof openPoints)[number]

/** `proved`: computed again from open figures alone. `consistent`: possible within the bounds. */
export type CheckedEntry = {
  readonly sequence: number
  readonly kind: string
  readonly verdict: 'proved' | 'consistent'
  readonly open: readonly OpenPoint[]
}

export const faultCodes = [
  // The chain.
  'removed',
  'reordered',
  'repeated',
  'changed',
  'receipt',
  'empty',
  // The shape.
  'malformed',
  'no_release',
  'second_release',
  'slot_wrong',
  'buy_now_below_target',
  'buy_now_closed',
  'after_the_end',
  'time_runs_back',
  // What was opened.
  'opening_does_not_fit',
  // Bids and agents.
  'pseudonym',
  'barred',
  'not_running',
  'bid_too_low',
  'bid_too_high',
  'agent_without_bid',
  'no_agent_to_end',
  'limit_out_of_range',
  'answer_missing',
  'answer_wrong',
  'answer_without_cause',
  'light',
  // The clock.
  'extension_missing',
  'extension_wrong',
  'extension_without_cause',
  'move_missing',
  'move_wrong',
  // Bids taken out, and the end.
  'void_wrong',
  'no_right_to_take_back',
  'result_wrong',
] as const
export type FaultCode = (typeof faultCodes)[number]

export type Fault = {
  /** The first entry that is wrong. */
  readonly sequence: number
  readonly code: FaultCode
  /** What the rules give instead, where they give one figure. */
  readonly expected: Readonly<Record<string, string | number | null>>
}

export type JournalCheck = {
  readonly entries: readonly CheckedEntry[]
  readonly fault: Fault | null
  readonly isEnded: boolean
}
