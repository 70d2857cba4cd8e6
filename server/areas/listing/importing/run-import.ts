import { setTimeout as wait } from 'node:timers/promises'
import type { Portal } from '#domain/listing/importing/portal-link.ts'
import type { DealerSoftware } from '../../../integrations/dealer-software/port.ts'
import type { PlateRegistry } from '../../../integrations/plate-registry/port.ts'
import type { PortalImporter } from '../../../integrations/portal/port.ts'
import type { Services } from '../../../platform/services.ts'
import {
  findImport,
  type StoredImport,
  saveProgress,
  settleImport,
} from '../records/import-store.ts'
import type { ListingServices } from '../records/listing-services.ts'
import { findListing } from '../records/listing-store.ts'
import { askPortal } from './ask-portal.ts'
import { askRegistry } from './ask-registry.ts'
import { askStock } from './ask-stock.ts'
import type { ImportOutcome, ImportQuestion } from './import-outcome.ts'

/** The task `import-vehicle`: asks outside, and keeps what is said until the owner takes it over. */

export type ImportJob = { readonly importId: string }

export type ImportServices = Pick<Services, 'pool' | 'log' | 'keys'> &
  Pick<ListingServices, 'images'> & {
    readonly plates: PlateRegistry
    readonly portals: Readonly<Record<Portal, PortalImporter>>
    readonly software: DealerSoftware
    /** Waits before somebody who is busy or not available is asked again; tests take shorter ones. */
    readonly askAgainAfterMs?: readonly number[]
  }

const usualPausesMs: readonly number[] = [2_000, 6_000]

export function createImportVehicle(services: ImportServices) {
  const { pool, log, keys, askAgainAfterMs = usualPausesMs } = services
  return async ({ importId }: ImportJob): Promise<void> => {
    const started = await findImport(pool, importId, keys.auctionSecrets)
    if (started?.state !== 'running') return
    const listing = await findListing(pool, started.listingId, keys.auctionSecrets)
    if (!listing) return
    const { source, asked } = started
    const question = {
      ...{ asked, kind: listing.kind, ownerCustomerId: listing.owner.customerId },
      onProgress: (percent: number) => {
        saveProgress(pool, importId, percent).catch((err: unknown) =>
          log.warn({ err }, 'the progress of an import is not told'),
        )
      },
    }
    const outcome = await askPatiently(askAgainAfterMs, () => askOnce(services, source, question))
    if (outcome.kind === 'found') {
      await settleImport(pool, importId, outcome)
      return
    }
    const { kind: failure } = outcome
    if (failure !== 'not_found') {
      log.warn({ source, cause: outcome.cause ?? failure }, 'nothing could be imported')
    }
    await settleImport(pool, importId, { failure })
  }
}

function askOnce(
  services: ImportServices,
  source: StoredImport['source'],
  question: ImportQuestion,
): Promise<ImportOutcome> {
  if (source === 'rdw') return askRegistry(services.plates, question)
  if (source === 'syscara') return askStock(services, services.software, question)
  return askPortal(services, services.portals[source], question)
}

const mayChange: readonly ImportOutcome['kind'][] = ['busy', 'unavailable', 'unreadable']

/** Asks again where another attempt may help: not for what the other side does not know. */
async function askPatiently(
  pausesMs: readonly number[],
  ask: () => Promise<ImportOutcome>,
): Promise<ImportOutcome> {
  let outcome = await ask()
  for (const pauseMs of pausesMs) {
    if (!mayChange.includes(outcome.kind)) return outcome
    await wait(pauseMs)
    outcome = await ask()
  }
  return outcome
}
