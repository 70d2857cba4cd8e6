import type { Instant } from '../calendar/instant.ts'

/**
 * What the two sides of a sale settle between them until the vehicle changes hands (rules 10): a date, the
 * payment of the price, what each prepares, and that it is done. What anybody may do is
 * `may-change-handover.ts`, what comes next `next-handover-step.ts`.
 */

export const handoverSides = ['seller', 'buyer'] as const
export type HandoverSide = (typeof handoverSides)[number]

/** What each side has to have done or at hand on the day, in the order of the day. */
export const handoverChecklists = {
  seller: [
    'identity',
    'papers',
    'keys',
    'manuals',
    'belongings',
    'gas_and_water',
    'insurance',
    'money',
  ],
  buyer: [
    'identity',
    'contract',
    'transport',
    'vehicle_number',
    'defects',
    'photos',
    'papers',
    'keys',
  ],
} as const satisfies Readonly<Record<HandoverSide, readonly string[]>>

export type HandoverItem = (typeof handoverChecklists)[HandoverSide][number]

export const handoverItems = [
  ...new Set<HandoverItem>([...handoverChecklists.seller, ...handoverChecklists.buyer]),
]

export type Proposal = {
  readonly meetsAt: Instant
  readonly by: HandoverSide
  readonly proposedAt: Instant
}

export type Handover = {
  /** Waits for the other side's answer; what was agreed before holds until then. */
  readonly proposal: Proposal | null
  readonly agreed: { readonly meetsAt: Instant; readonly agreedAt: Instant } | null
  /** When both were reminded of the agreed date. */
  readonly remindedAt: Instant | null
  /** The buyer says that the price is on its way, the seller that all of it has arrived. */
  readonly moneySentAt: Instant | null
  readonly moneyArrivedAt: Instant | null
  /** Each side's word that the vehicle has changed hands. */
  readonly confirmedAt: Readonly<Record<HandoverSide, Instant | null>>
  readonly doneItems: Readonly<Record<HandoverSide, readonly HandoverItem[]>>
}

export const newHandover: Handover = {
  proposal: null,
  agreed: null,
  remindedAt: null,
  moneySentAt: null,
  moneyArrivedAt: null,
  confirmedAt: { seller: null, buyer: null },
  doneItems: { seller: [], buyer: [] },
}

const firstHour = 7
const lastHour = 20

/** Local to Berlin: "07:00" to "20:00", by the half hour. */
export const handoverTimes: readonly string[] = Array.from(
  { length: (lastHour - firstHour) * 2 + 1 },
  (_, half) => {
    const hour = String(firstHour + Math.floor(half / 2)).padStart(2, '0')
    return `${hour}:${half % 2 === 0 ? '00' : '30'}`
  },
)

type Step = { readonly at: Instant; readonly by: HandoverSide }

export type HandoverCommand =
  | (Step & { readonly type: 'propose_date'; readonly meetsAt: Instant })
  | (Step & { readonly type: 'agree_date'; readonly meetsAt: Instant })
  | (Step & { readonly type: 'mark_money'; readonly isMarked: boolean })
  | (Step & { readonly type: 'mark_item'; readonly item: HandoverItem; readonly isDone: boolean })
  | { readonly type: 'remind_of_handover'; readonly at: Instant }

/** After a step that `mayChangeHandover` allowed; the same object where nothing changes, as when a call is sent twice. */
export function changedHandover(handover: Handover, command: HandoverCommand): Handover {
  switch (command.type) {
    case 'propose_date':
      return withProposal(handover, command)
    case 'agree_date':
      return handover.agreed?.meetsAt === command.meetsAt ? handover : agreedOn(handover, command)
    case 'mark_money':
      return withMoney(handover, command)
    case 'mark_item':
      return withItem(handover, command)
    case 'remind_of_handover':
      return { ...handover, remindedAt: command.at }
  }
}

type CommandOf<Type extends HandoverCommand['type']> = Extract<HandoverCommand, { type: Type }>

function withProposal(handover: Handover, command: CommandOf<'propose_date'>): Handover {
  const { proposal, agreed } = handover
  const { at, by, meetsAt } = command
  if (proposal?.meetsAt === meetsAt) {
    return proposal.by === by ? handover : agreedOn(handover, command)
  }
  // Whoever proposes what is agreed already takes back what they proposed instead.
  if (agreed?.meetsAt === meetsAt) return proposal ? { ...handover, proposal: null } : handover
  return { ...handover, proposal: { meetsAt, by, proposedAt: at } }
}

function agreedOn(
  handover: Handover,
  { meetsAt, at }: { meetsAt: Instant; at: Instant },
): Handover {
  return { ...handover, proposal: null, agreed: { meetsAt, agreedAt: at }, remindedAt: null }
}

function withMoney(handover: Handover, command: CommandOf<'mark_money'>): Handover {
  const { at, by, isMarked } = command
  const name = by === 'buyer' ? 'moneySentAt' : 'moneyArrivedAt'
  if ((handover[name] !== null) === isMarked) return handover
  return { ...handover, [name]: isMarked ? at : null }
}

function withItem(handover: Handover, command: CommandOf<'mark_item'>): Handover {
  const { by, item, isDone } = command
  const done = handover.doneItems[by]
  if (done.includes(item) === isDone) return handover
  const items = isDone ? [...done, item] : done.filter((each) => each !== item)
  return { ...handover, doneItems: { ...handover.doneItems, [by]: items } }
}

/** Both sides have said that the vehicle changed hands, where `by` says so as well. */
export function isConfirmedByBoth({ confirmedAt }: Handover, by: HandoverSide): boolean {
  return handoverSides.every((side) => side === by || confirmedAt[side] !== null)
}
