import { z } from 'zod'
import { auctionView } from '../auction-view.ts'
import { entityId } from '../wire.ts'

/** What all commands of the market have in common (rules 13). */

export const byAuction = z.object({ auctionId: entityId })

/** The new view, with sequence and head hash as the receipt of what was accepted (rules 9). */
export const command = {
  method: 'POST',
  access: 'private',
  params: byAuction,
  output: auctionView,
  isIdempotent: true,
} as const

/** The operator's: logged with who gave it, kept from happening twice by the auction's own state. */
export const operatorCommand = {
  method: 'POST',
  access: 'operator',
  params: byAuction,
  output: auctionView,
} as const

/** Whatever may end in a sale is refused once the same vehicle was sold in another ad (rules 2). */
export const saleRefusals = ['VEHICLE_ALREADY_OFFERED'] as const
