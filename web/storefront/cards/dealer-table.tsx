import { useTranslations } from 'use-intl/react'
import type { ProductCard } from '#contract/product.ts'
import type { CatalogSort } from '#domain/catalog/sorting.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { Table, type TableColumn } from '#web/ui/data/table.tsx'
import { Price } from '#web/ui/status/price.tsx'
import { TrafficLight } from '#web/ui/status/traffic-light.tsx'
import { WatchButton } from '#web/ui/vehicles/vehicle-card.tsx'
import { lightBeside } from '../auction/phase.ts'
import { CardClock } from './card-clock.tsx'
import { standsInColumn, useCardFacts } from './card-facts.ts'
import { useCardPrice } from './card-price.ts'
import { StandingChip } from './card-tags.tsx'
import styles from './dealer-table.module.css'
import { headOfSort, isSortHead, sortAfterPress } from './head-sorts.ts'
import { standingsOf } from './standing.ts'
import { useWatch } from './use-watch.ts'
import { vehicleAddress } from './vehicle-address.ts'
import { VehicleCell } from './vehicle-cell.tsx'
import { placeOf } from './vehicle-tile.tsx'

type DealerTableProps = {
  readonly cards: readonly ProductCard[]
  readonly label: string
  readonly sort: CatalogSort
  readonly onSort: (sort: CatalogSort) => void
}

/** A dealer's dense list: twelve on a screen, walked by j and k (look, Screens). */
export function DealerTable({ cards, label, sort, onSort }: DealerTableProps) {
  const path = usePath()
  const columns = [...useFactColumns(), ...useMarketColumns()].map((column) => ({
    ...column,
    sortable: isSortHead(column.id),
  }))
  const head = headOfSort(sort)
  return (
    <div className={styles.table}>
      <Table
        label={label}
        columns={columns}
        rows={cards}
        rowKey={({ entityId }) => entityId}
        rowHref={(card) => path('product', vehicleAddress(card))}
        {...(head && { sort: { column: head.head, direction: head.direction } })}
        onSort={({ column }) => {
          if (isSortHead(column)) onSort(sortAfterPress(column, sort))
        }}
        phone="stack"
        dense
      />
    </div>
  )
}

type Columns = readonly TableColumn<ProductCard>[]

function useFactColumns(): Columns {
  const t = useTranslations('catalog.table')
  const format = useFormat()
  const facts = useCardFacts()
  return [
    {
      id: 'vehicle',
      header: t('vehicle'),
      cell: (card) => (
        <VehicleCell
          card={card}
          isWhole
          detail={[
            ...facts.flatMap(({ value, isBelowName }) => (isBelowName ? (value(card) ?? []) : [])),
            placeOf(card, format.country).replaceAll(' ', '\u00a0'),
          ]
            .filter(Boolean)
            .join(' · ')}
        />
      ),
    },
    ...facts.filter(standsInColumn).map(({ id, value, align, keep }) => ({
      id,
      header: t(id),
      cell: (card: ProductCard) => value(card) ?? '–',
      ...(align && { align }),
      ...(keep && { keep }),
    })),
    {
      id: 'distance',
      header: t('distance'),
      align: 'right',
      keep: true,
      cell: ({ distanceKm }) => (distanceKm === null ? '–' : format.kilometres(distanceKm)),
    },
    {
      id: 'damages',
      header: t('damages'),
      align: 'right',
      keep: true,
      cell: ({ damageCount }) => (
        <span className={isMuch(damageCount) ? styles.much : undefined}>{damageCount ?? '–'}</span>
      ),
    },
    {
      id: 'documents',
      header: t('documents'),
      align: 'right',
      keep: true,
      cell: ({ documentCount }) => documentCount ?? '–',
    },
  ]
}

/** More of them are worth a second look before a bid. */
const usualDamages = 3

function isMuch(damageCount: number | null): boolean {
  return damageCount !== null && damageCount > usualDamages
}

function useMarketColumns(): Columns {
  const t = useTranslations('catalog.table')
  const tCard = useTranslations('catalog.card')
  const tLight = useTranslations('catalog.lightShort')
  const priceOf = useCardPrice()
  const watch = useWatch()
  return [
    {
      id: 'price',
      header: t('price'),
      align: 'right',
      keep: true,
      cell: ({ auction }) => {
        const { kind, label, price, tone } = priceOf(auction)
        const isBid = kind === 'current' || kind === 'last'
        const caption = kind === 'start' ? t('start') : label
        const below = isBid ? tCard('bids', { count: auction?.bidCount ?? 0 }) : caption
        return (
          <span className={styles.price}>
            <Price amount={price} tone={tone} size="small" />
            <span className={styles.small}>{tone === 'stale' ? label : below}</span>
          </span>
        )
      },
    },
    {
      id: 'light',
      header: t('light'),
      keep: true,
      cell: ({ auction }) => {
        const light = auction && lightBeside(auction)
        return light ? <TrafficLight light={light} word={tLight(light)} /> : '–'
      },
    },
    {
      id: 'you',
      header: t('you'),
      keep: true,
      cell: (card) => {
        // The clock beside it says what ends soon.
        const first = standingsOf(card).find((standing) => standing !== 'soon')
        return first === undefined ? '–' : <StandingChip standing={first} />
      },
    },
    {
      id: 'time',
      header: t('time'),
      align: 'right',
      keep: true,
      cell: ({ auction }) => <CardClock auction={auction} isBare />,
    },
    {
      id: 'watch',
      header: t('watch'),
      headerHidden: true,
      cell: (card) => {
        const toggle = watch(card)
        return toggle ? (
          <span className={styles.watch}>
            <WatchButton {...toggle} />
          </span>
        ) : null
      },
    },
  ]
}
