import { join } from 'node:path'
import { createHosts, type Hosts, hostSettings } from '#locales/hosts.ts'
import { findBuyer, findSeller } from './areas/account/api.ts'
import {
  type AuctionClock,
  allDeadlines,
  type CommandExecutor,
  createAuctionUseCases,
  startAuctionClock,
} from './areas/auction/api.ts'
import { type CatalogIndex, catalogSource, createCatalogIndex } from './areas/catalog/api.ts'
import {
  createPublicPictures,
  heldApprovals,
  type ListingRouteServices,
  reviewDelays,
} from './areas/listing/api.ts'
import { type Live, startLive } from './areas/live/api.ts'
import { listComparableSales, type OrderServices, orderDeadlines } from './areas/order/api.ts'
import { countOpenQuestions } from './areas/question/api.ts'
import { bankFileReader } from './integrations/bank-file/read-bank-file.ts'
import { createLocalImageStore } from './integrations/image-store/local-image-store.ts'
import type { ImageStore } from './integrations/image-store/port.ts'
import { createMarketExecutor } from './market-executor.ts'
import { type MarketTime, startMarketTime } from './market-time.ts'
import { watchDatabaseHealth } from './platform/database/database-health.ts'
import { createPool, type DatabaseConnection } from './platform/database/pool.ts'
import type { Viewer } from './platform/http/call-context.ts'
import { type ChangeNotifier, startChangeNotifier } from './platform/live/change-notifier.ts'
import { createStreamHub, type StreamHub } from './platform/live/stream-hub.ts'
import { throttleIds } from './platform/live/throttle-ids.ts'
import { createTaskQueue } from './platform/pictures/task-queue.ts'
import type { Services } from './platform/services.ts'
import { consentSentence, termsInForce } from './texts/legal-texts.ts'

/** The market's moving parts: executor, clock, live stream, catalog, and what follows a change. */
export type Market = {
  readonly hosts: Hosts
  readonly images: ImageStore
  readonly changeNotifier: ChangeNotifier
  readonly marketTime: MarketTime
  readonly hub: StreamHub<Viewer>
  readonly termsValidFrom: Date
  readonly executor: CommandExecutor
  readonly listings: ListingRouteServices
  readonly orders: OrderServices
  readonly clock: AuctionClock
  readonly live: Live
  readonly catalog: CatalogIndex
  readonly stop: () => Promise<void>
}

/** Catalog and clock may lag a bid by so much; neither decides anything. */
const followQuietMs = 250
/** The queue of commands, what is due with the lock for it, the heartbeat. */
const batchConnections = 4
/** An auction another process holds for so long is tried again after the others. */
const batchLockLimitMs = 1000
const picturesAtOnce = 2
const picturesWaiting = 60

/** What the listing area asks of areas above it. */
const askedByListings = {
  sellers: { find: findSeller },
  consentSentence,
  countOpenQuestions,
  listComparableSales,
}

export async function startMarket(
  services: Services,
  connection: DatabaseConnection,
): Promise<Market> {
  const { config, pool, log } = services
  const hosts = createHosts(hostSettings({ baseHosts: config.baseHosts, port: config.port }))
  const images = await createLocalImageStore(join(config.dataDir, 'files'))
  const changeNotifier = await startChangeNotifier({ connection, log })
  const marketTime = await startMarketTime(pool)
  const hub = createStreamHub<Viewer>(watchDatabaseHealth(pool))
  const termsValidFrom = termsInForce('de', services.now()).validFrom
  const batchPool = createPool(connection, {
    size: batchConnections,
    isPipelined: true,
    lockLimitMs: batchLockLimitMs,
  })
  const executor = createMarketExecutor({
    pool: batchPool,
    log,
    keys: services.keys,
    termsValidFrom,
    announce: (auctionIds) => changeNotifier.announce('auctions', auctionIds),
  })
  const auctions = createAuctionUseCases({ executor, keys: services.keys })
  const listings = {
    ...services,
    images,
    auctions,
    ...askedByListings,
    announceListing: (entityId: number) => changeNotifier.announce('listings', [entityId]),
    termsValidFrom,
    publicPictures: createPublicPictures(services.now),
    pictureQueue: createTaskQueue({ concurrency: picturesAtOnce, maxWaiting: picturesWaiting }),
  }
  const orders: OrderServices = {
    ...listings,
    buyers: { find: findBuyer },
    bankFiles: bankFileReader,
    announceCustomer: async (customerId) => changeNotifier.announce('customers', [customerId]),
  }
  const clock = startAuctionClock({
    ...{ pool, executor, log },
    others: allDeadlines([orderDeadlines(orders), reviewDelays(orders), heldApprovals(listings)]),
  })
  const live = startLive({ ...services, hub, changeNotifier, auctions, termsValidFrom })
  const catalog = createCatalogIndex(catalogSource(listings))
  const keepForNextStart = await catalog.loadAll()
  await keepForNextStart?.().catch((err: unknown) => log.warn({ err }, 'the catalog is not kept'))

  subscribeToChanges({ log, changeNotifier, marketTime, clock, catalog })

  return {
    hosts,
    images,
    changeNotifier,
    marketTime,
    hub,
    termsValidFrom,
    executor,
    listings,
    orders,
    clock,
    live,
    catalog,
    stop: async () => {
      live.stop()
      await clock.stop()
      await executor.stop()
      await batchPool.end()
      await changeNotifier.stop()
    },
  }
}

/** What follows a change besides live pages: catalog, clock, the time on pages. None of it decides anything. */
function subscribeToChanges(
  parts: Pick<Market, 'changeNotifier' | 'marketTime' | 'clock' | 'catalog'> & {
    readonly log: Services['log']
  },
): void {
  const { log, changeNotifier, marketTime, clock, catalog } = parts
  const follow = throttleIds({
    quietMs: followQuietMs,
    log,
    what: 'following the changed auctions',
    run: async (ids) => {
      clock.checkSoon()
      await catalog.refresh({ auctionIds: ids })
    },
  })
  changeNotifier.listen('auctions', follow)
  const followAds = throttleIds({
    quietMs: followQuietMs,
    log,
    what: 'following the changed ads',
    run: (ids) => catalog.refresh({ entityIds: ids }),
  })
  changeNotifier.listen('listings', followAds)
  changeNotifier.listen('clock', () => {
    clock.checkSoon()
    marketTime.refresh().catch((err: unknown) => log.warn({ err }, 'the time on pages is stale'))
    catalog.loadAll().catch((err: unknown) => log.warn({ err }, 'the catalog is stale'))
  })
}
