import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import type { ProductCard } from '#contract/product.ts'
import type { CatalogSort } from '#domain/catalog/sorting.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Table, type TableColumn } from '#web/ui/data/table.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
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
import { ListKeys } from './list-keys.tsx'
import { RowPreview } from './row-preview.tsx'
import { standingsOf } from './standing.ts'
import { useRowPreview } from './use-row-preview.ts'
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
  const preview = useRowPreview(cards)
  return (
    <div className={classNames(styles.list, preview.card && styles.withPreview)} {...preview.keys}>
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
      {preview.card && <RowPreview card={preview.card} onClose={preview.close} />}
      <ListKeys onPreview={preview.toggleLast} isPreviewOpen={preview.card !== undefined} />
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
      cell: ({ distanceKm }) => (
        <Signed icon="map-pin">{distanceKm === null ? '–' : format.kilometres(distanceKm)}</Signed>
      ),
    },
    {
      id: 'damages',
      header: t('damages'),
      align: 'right',
      keep: true,
      cell: ({ damageCount }) => (
        <Signed icon="wrench" isMuch={isMuch(damageCount)}>
          {damageCount ?? '–'}
        </Signed>
      ),
    },
    {
      id: 'documents',
      header: t('documents'),
      align: 'right',
      keep: true,
      cell: ({ documentCount }) => (
        <Signed icon="file-text" isZero={!documentCount}>
          {documentCount ?? '–'}
        </Signed>
      ),
    },
  ]
}

/** On a phone a sign says what the figure is, where no head does. */
function Signed(props: {
  icon: IconName
  isMuch?: boolean
  /** Left out of a phone's row. */
  isZero?: boolean
  children: ReactNode
}) {
  return (
    <span
      className={classNames(
        styles.signed,
        props.isMuch && styles.much,
        props.isZero && styles.zero,
      )}
    >
      <Icon icon={props.icon} size={16} className={styles.sign} />
      {props.children}
    </span>
  )
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
        return first === undefined ? (
          <span className={styles.none}>–</span>
        ) : (
          <StandingChip standing={first} />
        )
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
