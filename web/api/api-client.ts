import type { Client } from '#contract/client.ts'
import type { endpointGroups } from '#contract/endpoints.ts'

/** Every call of the contract: `await client.auction.placeBid({ params, body, idempotencyKey })`. */
export type ApiClient = Client<typeof endpointGroups>
