import { useTranslations } from 'use-intl/react'
import type { OwnBidCard } from '#contract/product.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { Table, type TableColumn } from '#web/ui/data/table.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Price } from '#web/ui/status/price.tsx'
import { TrafficLight } from '#web/ui/status/traffic-light.tsx'
import { lightBeside } from '../../../../auction/phase.ts'
import { CardClock } from '../../../../cards/card-clock.tsx'
import { titleOf } from '../../../../cards/card-facts.ts'
import { useCardPrice } from '../../../../cards/card-price.ts'
import { standingsOf } from '../../../../cards/standing.ts'
import { useSteadyOrder } from '../../../../cards/use-steady-order.ts'
import { vehicleAddress } from '../../../../cards/vehicle-address.ts'
import { VehicleCell } from '../../../../cards/vehicle-cell.tsx'
import { placeOf } from '../../../../cards/vehicle-tile.tsx'
import { Heart } from '../heart.tsx'
import { type Bidding, RaiseButton } from '../raise/raise-button.tsx'
import styles from './bids-table.module.css'
import { LandedCell, LimitCell } from './money-cells.tsx'
import { asItIsNow, type RunningBid } from './running-bids.ts'

type BidsTableProps = Bidding & {
  readonly label: string
  readonly bids: readonly RunningBid[]
  /** All that the dealer has a part in. */
  readonly parts: readonly OwnBidCard[]
}

/** The auctions a dealer bids in: price, own bid, limit, time and the next bid by two presses. */
export function BidsTable({ label, bids, parts, ...bidding }: BidsTableProps) {
  const path = usePath()
  const columns = [...useOwnColumns(), useNextColumn(bidding)]
  const { shown, hold } = useSteadyOrder('', bids, ({ entityId }) => entityId)
  return (
    <div className={styles.table} {...hold}>
      <Table
        label={label}
        columns={columns}
        rows={shown.map((bid) => asItIsNow(bid, parts))}
        rowKey={({ entityId }) => entityId}
        rowHref={(card) => path('product', vehicleAddress(card))}
        dense
      />
    </div>
  )
}

type Column = TableColumn<RunningBid>

function useOwnColumns(): readonly Column[] {
  const t = useTranslations('today.bids')
  const tLight = useTranslations('catalog.lightShort')
  const format = useFormat()
  const priceOf = useCardPrice()
  return [
    {
      id: 'vehicle',
      header: t('vehicle'),
      cell: (card) => (
        <VehicleCell
          isWhole
          card={card}
          detail={[placeOf(card, format.country), t('count', { count: card.auction.bidCount ?? 0 })]
            .filter(Boolean)
            .join(' · ')}
        />
      ),
    },
    {
      id: 'price',
      header: t('price'),
      align: 'right',
      keep: true,
      cell: ({ auction }) => {
        const { price, tone } = priceOf(auction)
        const light = lightBeside(auction)
        return (
          <span className={styles.figures}>
            <Price amount={price} tone={tone} size="small" />
            {light && <TrafficLight light={light} word={tLight(light)} />}
          </span>
        )
      },
    },
    {
      id: 'own',
      header: t('own'),
      align: 'right',
      keep: true,
      cell: (card) => (
        <span className={styles.figures}>
          <b>{figure(card.auction.own?.standingBidEur, format.money)}</b>
          <StandingWord card={card} />
        </span>
      ),
    },
    {
      id: 'limit',
      header: t('limit'),
      align: 'right',
      keep: true,
      cell: (card) => <LimitCell card={card} />,
    },
    {
      id: 'time',
      header: t('time'),
      align: 'right',
      keep: true,
      cell: ({ auction }) => <CardClock auction={auction} isBare />,
    },
    {
      id: 'landed',
      header: t('landed'),
      align: 'right',
      keep: true,
      cell: (card) => <LandedCell card={card} />,
    },
  ]
}

/** How the dealer stands, in the word of all cards; of a row that is over, what came of it. */
function StandingWord({ card }: { readonly card: RunningBid }) {
  const t = useTranslations('catalog.status')
  const [standing] = standingsOf(card)
  if (standing === undefined) return null
  if (standing !== 'lead' && standing !== 'outbid')
    return <span className="muted">{t(standing)}</span>
  return (
    <span className={standing === 'lead' ? styles.led : styles.lost}>
      <Icon icon={standing === 'lead' ? 'check' : 'arrow-down'} size={16} />
      {t(standing)}
    </span>
  )
}

function useNextColumn(bidding: Bidding): Column {
  const t = useTranslations('today.bids')
  return {
    id: 'next',
    header: t('next'),
    cell: (card) => (
      <span className={styles.next}>
        <RaiseButton
          auction={card.auction}
          vehicle={titleOf(card)}
          {...bidding}
          leading={
            <span className={styles.leading}>
              <Icon icon="check" size={16} />
              {t('leading')}
            </span>
          }
        />
        <Heart card={card} />
      </span>
    ),
  }
}

function figure(amountEur: number | null | undefined, money: (euros: number) => string): string {
  return amountEur == null ? '–' : money(amountEur)
}
