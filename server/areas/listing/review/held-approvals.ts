import { setTimeout as wait } from 'node:timers/promises'
import { refusalStatus } from '#domain/refusal/refusal.ts'
import { textsByCode } from '#locales/texts.ts'
import type { DatabasePool } from '../../../platform/database/pool.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { type CallContext, customerIdOf } from '../../../platform/http/call-context.ts'
import { RefusedCall, refuseCall } from '../../../platform/http/refused-call.ts'
import { recordOperatorAction } from '../../account/api.ts'
import { findMarketNow, type MarketDeadlines } from '../../auction/api.ts'
import { type HeldApproval, heldApprovalStore } from '../records/held-approval-store.ts'
import type { ListingServices } from '../records/listing-services.ts'
import { findListing } from '../records/listing-store.ts'
import { releaseListing } from './approve-listing.ts'

/**
 * Approvals that take effect a few seconds after they were given, so that a slip of the hand reaches
 * nobody. They are rows, by the market's clock: a process that ends loses none of them.
 */

/** Any operator may, until its time has come; undone twice it is undone. */
export async function undoApproval(
  services: Pick<ListingServices, 'pool' | 'keys'>,
  context: CallContext,
  entityId: number,
): Promise<void> {
  const { pool, keys } = services
  const listing = await findListing(pool, entityId, keys.auctionSecrets)
  if (!listing) throw refuseCall('NOT_FOUND')
  await transaction(pool, async (client) => {
    if (await heldApprovalStore.undo(client, entityId)) {
      return recordOperatorAction(client, context, {
        action: 'undo_approval',
        subject: { kind: 'listing', id: entityId },
      })
    }
    const held = await heldApprovalStore.find(client, entityId)
    if (held?.refusal === null || listing.phase !== 'under_review') {
      throw refuseCall('UNDO_TOO_LATE')
    }
  })
}

/** What the desk tells of an approval that waits. */
export function presentHeld(held: HeldApproval, context: CallContext) {
  return {
    operator: held.operatorEmail,
    isOwn: held.operatorId === customerIdOf(context),
    takesEffectAt: held.takesEffectAt.toISOString(),
  }
}

/** Where another server stands still while it chooses a slot, the clock does not wait with it. */
const patienceMs = 2000

/** Why it did not take effect, as the call would have said it. */
export function refusalInWords(held: HeldApproval | undefined, locale: string): string | null {
  if (!held?.refusal) return null
  const { code, facts } = held.refusal
  return textsByCode(locale, 'refusal')(`${code}.detail`, facts)
}

export function heldApprovals(services: ListingServices): MarketDeadlines {
  let running: Promise<number> | null = null
  return {
    findNextInMs: () => findNextInMs(services.pool),
    runDue: () => {
      running ??= runDueApprovals(services).finally(() => {
        running = null
      })
      return Promise.race([running, wait(patienceMs, 0, { ref: false })])
    },
  }
}

async function findNextInMs(pool: DatabasePool): Promise<number | null> {
  const [next] = await heldApprovalStore.listWaiting(pool)
  return next ? next.takesEffectAt.getTime() - (await findMarketNow(pool)) : null
}

/** Answers how many took effect or were refused; one that fails is tried again at the next visit. */
async function runDueApprovals(services: ListingServices): Promise<number> {
  const waiting = await heldApprovalStore.listWaiting(services.pool)
  if (waiting.length === 0) return 0
  const now = await findMarketNow(services.pool)
  let settled = 0
  for (const held of waiting.filter(({ takesEffectAt }) => takesEffectAt.getTime() <= now)) {
    try {
      if (await takeEffect(services, held)) settled += 1
    } catch (err) {
      services.log.error({ err, entityId: held.entityId }, 'an approval did not take effect')
    }
  }
  return settled
}

/** Once, whichever process is first; false where another one was. */
async function takeEffect(services: ListingServices, held: HeldApproval): Promise<boolean> {
  const { pool, keys, announceListing } = services
  const { entityId, operatorId, version } = held
  const listing = await findListing(pool, entityId, keys.auctionSecrets)
  if (!listing) return false
  try {
    await releaseListing(services, {
      // As it was approved: another version is refused.
      listing: { ...listing, version },
      operatorId,
      claim: async (client) => {
        if (await heldApprovalStore.takeDue(client, held)) return
        throw refuseCall('ACTION_NOT_POSSIBLE_NOW')
      },
    })
    return true
  } catch (error) {
    if (!(error instanceof RefusedCall) || refusalStatus[error.refusal.code] >= 500) throw error
    const { refusal } = error
    const isKept = await heldApprovalStore.saveRefusal(pool, { entityId, version, refusal })
    if (isKept) announceListing(entityId)
    return isKept
  }
}
