import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import type { ProductCard } from '#contract/product.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Table, type TableColumn } from '#web/ui/data/table.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { Price } from '#web/ui/status/price.tsx'
import { useVehicleLine } from '../../../components/vehicle-line.ts'
import styles from './auction.module.css'
import { AuctionLight, AuctionState, AuctionTime } from './auction-labels.tsx'

type Row = ProductCard & { readonly auction: AuctionView }

export function AuctionTable(props: {
  products: readonly ProductCard[]
  openId: number | undefined
  address: string
}) {
  const { products, openId, address } = props
  const t = useTranslations('console-auctions')
  return (
    <Table
      dense
      label={t('title')}
      rows={products.filter(hasAuction)}
      rowKey={({ auction }) => auction.auctionId}
      rowHref={({ auction }) => `/auctions/${auction.auctionId}${address}`}
      linkColumn="vehicle"
      rowLook={({ auction }) => (auction.auctionId === openId ? 'selected' : undefined)}
      columns={useColumns()}
      empty={<EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>}
    />
  )
}

function useColumns(): readonly TableColumn<Row>[] {
  const t = useTranslations('console-auctions')
  const vehicle = useVehicleLine()
  return [
    {
      id: 'time',
      header: t('column.time'),
      keep: true,
      cell: ({ auction }) => <AuctionTime auction={auction} />,
    },
    {
      id: 'vehicle',
      header: t('column.vehicle'),
      cell: (row) => (
        <>
          {vehicle.name(row)}
          <small className={styles.below}>
            {[vehicle.body(row), row.firstRegistration?.slice(0, 4)].filter(Boolean).join(', ')}
          </small>
        </>
      ),
    },
    {
      id: 'state',
      header: t('column.state'),
      cell: ({ auction }) => <AuctionState status={auction.status} />,
    },
    {
      id: 'bid',
      header: t('column.bid'),
      align: 'right',
      keep: true,
      cell: ({ auction }) => <Amount auction={auction} />,
    },
    {
      id: 'light',
      header: t('column.light'),
      keep: true,
      cell: ({ auction }) => (
        <>
          <AuctionLight auction={auction} />
          <small className={styles.below}>
            {t('bidsAndBidders', {
              bids: auction.bidCount ?? 0,
              bidders: auction.bidderCount ?? 0,
            })}
          </small>
        </>
      ),
    },
  ]
}

/** The highest bid against the target, which the operator alone sees beside each other. */
function Amount({ auction }: { auction: AuctionView }) {
  const t = useTranslations('console-auctions')
  const format = useFormat()
  const { currentBidEur, startPriceEur, targetPriceEur } = auction
  return (
    <>
      {currentBidEur === null ? (
        <span className="muted">
          {startPriceEur === null
            ? t('noPrice')
            : t('from', { amount: format.money(startPriceEur) })}
        </span>
      ) : (
        <Price size="small" amount={format.money(currentBidEur)} />
      )}
      {targetPriceEur !== null && (
        <small className={styles.below}>
          {t('target', { amount: format.money(targetPriceEur) })}
        </small>
      )}
    </>
  )
}

function hasAuction(card: ProductCard): card is Row {
  return card.auction !== null
}
