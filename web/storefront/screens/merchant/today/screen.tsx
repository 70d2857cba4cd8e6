import { useTranslations } from 'use-intl/react'
import type { ProductCard } from '#contract/product.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { useFollowedAuctions } from '#web/api/live/live-provider.tsx'
import type { ApiQueries } from '#web/api/queries.ts'
import { useAnswer, useQueryAnswer } from '#web/api/use-answer.ts'
import { useKeysSetting } from '#web/storefront/keys/use-keys-setting.ts'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import type { Load } from '#web/storefront/page/screen.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { ShortcutProvider } from '#web/ui/keys/shortcuts.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { Link } from '#web/ui/link.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { titleOf } from '../../../cards/card-facts.ts'
import { BidsTable } from './bids/bids-table.tsx'
import { isLeading, runningBidsOf } from './bids/running-bids.ts'
import { EndBoard } from './board/end-board.tsx'
import { TodayFoot } from './keys/today-foot.tsx'
import { useTodayKeys } from './keys/use-today-keys.ts'
import { BidCommand } from './raise/bid-command.tsx'
import { useArming } from './raise/use-arming.ts'
import { type BidOrder, useBidOrders } from './raise/use-bid-orders.ts'
import { TaskList } from './task-list.tsx'
import { pressingOf, tasksOf } from './tasks.ts'
import styles from './today.module.css'
import { useSameCount } from './use-same-count.ts'

/** What the dealer has a part in: their turn first, then what runs; more of them than anybody bids on at once. */
function partsQuery(query: ApiQueries) {
  return query.catalog.myBids({ query: { page: 1, itemsPerPage: 50 } })
}

/** What ends next, of all that takes bids. */
function openQuery(query: ApiQueries) {
  const status = ['running', 'hotbidding']
  return query.catalog.search({ query: { status, sort: 'ending', itemsPerPage: 60 } })
}

const askEveryMs = 60_000

export const load: Load<'merchantToday'> = async ({ query, queryClient }) => {
  await Promise.all([
    queryClient.ensureQueryData(partsQuery(query)),
    queryClient.ensureQueryData(openQuery(query)),
    queryClient.ensureQueryData(query.auction.consents()),
  ])
}

/** A dealer's day on one page: what waits, the board of the last half hour, and their running bids. */
export function Screen() {
  const { isOn } = useKeysSetting()
  return (
    <ShortcutProvider isOff={!isOn}>
      <Today />
    </ShortcutProvider>
  )
}

function Today() {
  const t = useTranslations('today')
  const path = usePath()
  const query = useApiQueries()
  const parts = useAnswer(partsQuery(query)).products
  const open = useAnswer(openQuery(query)).products
  const arming = useArming()
  const orders = useBidOrders()
  // Those that end last are not among the first answer, and new ones start.
  useQueryAnswer(openQuery(query), { refetchInterval: askEveryMs })
  useFollowedAuctions([...parts, ...open].map(({ auction }) => auction?.auctionId))
  const tasks = tasksOf(parts)
  useSameCount(tasks.length)
  const bids = runningBidsOf(parts)
  const shared = { arming, orders }
  const pressing = pressingOf(tasks)
  useTodayKeys({ arming, tasks: pressing.length, bids: bids.length })
  return (
    <>
      <Page as="main" id="main" width="wide" className={styles.page}>
        <PageHead
          title={t('title', { count: tasks.length })}
          lead={t('lead', { count: bids.length, leading: bids.filter(isLeading).length })}
        />
        <div className={styles.notices}>
          {auctionsOf([...parts, ...open], orders.placed).map((one) => (
            <BidCommand
              key={one.auctionId}
              {...one}
              order={orders.placed.get(one.auctionId)}
              onBusy={orders.onBusy}
            />
          ))}
        </div>
        <div className={styles.room}>
          <div className={styles.parts}>
            {tasks.length > 0 && (
              <div className={styles.tasks}>
                <TaskList tasks={pressing} {...shared} />
              </div>
            )}
            <div className={styles.board}>
              <EndBoard cards={open} {...shared} />
            </div>
            <section className={styles.bids}>
              <div className={styles.head}>
                <h2>{t('bids.title')}</h2>
                <Link href={path('merchantBids')}>{t('bids.all')}</Link>
              </div>
              {bids.length === 0 ? (
                <EmptyState
                  title={t('bids.noneTitle')}
                  action={
                    <LinkButton look="primary" href={path('catalog', {}, { status: 'running' })}>
                      {t('bids.toCatalog')}
                    </LinkButton>
                  }
                >
                  {t('bids.none')}
                </EmptyState>
              ) : (
                <BidsTable label={t('bids.title')} bids={bids} parts={parts} {...shared} />
              )}
            </section>
          </div>
        </div>
      </Page>
      <TodayFoot armed={arming.armed} />
    </>
  )
}

type BidAuction = Pick<Parameters<typeof BidCommand>[0], 'auctionId' | 'vehicle' | 'standingBidEur'>

/** Each auction of the page once, and each that was bid on here, also when its card is gone. */
function auctionsOf(
  cards: readonly ProductCard[],
  placed: ReadonlyMap<number, BidOrder>,
): readonly BidAuction[] {
  const all = new Map<number, BidAuction>()
  for (const { auctionId, vehicle } of placed.values()) {
    all.set(auctionId, { auctionId, vehicle, standingBidEur: null })
  }
  for (const card of cards) {
    if (card.auction === null) continue
    const { auctionId, own } = card.auction
    all.set(auctionId, {
      auctionId,
      vehicle: titleOf(card),
      standingBidEur: own?.standingBidEur ?? null,
    })
  }
  return [...all.values()]
}
