import { z } from 'zod'
import { handoverSteps } from '#domain/order/handover/handover-steps.ts'
import { handoverItems, handoverSides } from '#domain/order/handover.ts'
import { wireInstant } from './wire.ts'

/** How far an order is on its way to the handover, as one side sees it (rules 10). */
export const handoverView = z.object({
  /** What this side does next or waits for; the operator has no step of their own. */
  nextStep: z.enum(handoverSteps).nullable(),
  proposal: z
    .object({
      meetsAt: wireInstant,
      by: z.enum(handoverSides),
      /** Nobody answered before its day was over. */
      isOver: z.boolean(),
    })
    .nullable(),
  /** Holds until both agree on another date. */
  agreedMeetsAt: wireInstant.nullable(),
  moneySentAt: wireInstant.nullable(),
  moneyArrivedAt: wireInstant.nullable(),
  confirmedAt: z.object({ seller: wireInstant.nullable(), buyer: wireInstant.nullable() }),
  /** Both sides have said that the vehicle changed hands, or the operator has. */
  handedOver: z.object({ at: wireInstant, by: z.enum([...handoverSides, 'operator']) }).nullable(),
  /** This side's own list for the day. */
  checklist: z.array(z.object({ item: z.enum(handoverItems), isDone: z.boolean() })),
  /** How much of theirs the other side has ready. */
  otherChecklist: z.object({ done: z.int(), total: z.int() }),
})
export type HandoverView = z.infer<typeof handoverView>
