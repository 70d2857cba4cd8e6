import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import type { DealerStock } from '#contract/endpoints/importing/dealer-stock.ts'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { useFormProblem } from '#web/storefront/forms/use-form-problem.ts'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { Table, type TableColumn } from '#web/ui/data/table.tsx'
import { Cluster, Stack } from '#web/ui/layout/stack.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { StatusChip } from '#web/ui/status/status-chip.tsx'

type Vehicle = DealerStock['vehicles'][number]

/** Each vehicle with its ad, or with the press that makes one. That there is none is known after a whole look. */
export function StockList(props: { vehicles: readonly Vehicle[]; isLooked: boolean }) {
  const { vehicles, isLooked } = props
  const t = useTranslations('listing.stock')
  const navigate = useNavigate()
  const path = usePath()
  const make = useCall((api) => api.dealerStock.makeAd, {
    refreshes: [
      keysOf('dealerStock', 'show'),
      keysOf('listing', 'listMine'),
      // Of an ad that was open on this page before, whose last import is known as taken over.
      keysOf('listingImport', 'show'),
    ],
    onSuccess: ({ entityId, productType: kind }) =>
      navigate(path('adEdit', { kind, step: 'profile', id: entityId }, { screen: 'certificate' })),
  })
  const { sentence } = useFormProblem(make.error)
  const making = make.isPending ? make.variables?.params.vehicleNumber : undefined
  const columns = useColumns((vehicle) => (
    <AdOfVehicle
      vehicle={vehicle}
      isBusy={making === vehicle.vehicleNumber}
      onMake={() => make.mutate({ params: { vehicleNumber: vehicle.vehicleNumber } })}
    />
  ))
  if (vehicles.length === 0) {
    return isLooked ? <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState> : null
  }
  return (
    <Stack gap={4}>
      {sentence && (
        <Banner tone="bad" role="alert">
          {sentence}
        </Banner>
      )}
      <Table
        label={t('list')}
        columns={columns}
        rows={vehicles}
        rowKey={({ vehicleNumber }) => vehicleNumber}
        phone="stack"
      />
    </Stack>
  )
}

function useColumns(adOf: (vehicle: Vehicle) => ReactNode): readonly TableColumn<Vehicle>[] {
  const t = useTranslations('listing.stock')
  const format = useFormat()
  return [
    {
      id: 'vehicle',
      header: t('vehicle'),
      cell: ({ name, isChanged, isGone }) => (
        <Cluster>
          <strong>{name}</strong>
          {isChanged && !isGone && <StatusChip tone="warn">{t('changed')}</StatusChip>}
          {isGone && <StatusChip>{t('gone')}</StatusChip>}
        </Cluster>
      ),
    },
    {
      id: 'year',
      header: t('year'),
      align: 'right',
      cell: ({ firstRegistrationYear }) => firstRegistrationYear ?? '–',
    },
    {
      id: 'mileage',
      header: t('mileage'),
      align: 'right',
      keep: true,
      cell: ({ mileageKm }) => (mileageKm === null ? '–' : `${format.number(mileageKm)} km`),
    },
    { id: 'ad', header: t('ad'), align: 'right', cell: adOf },
  ]
}

function AdOfVehicle(props: { vehicle: Vehicle; isBusy: boolean; onMake: () => void }) {
  const { vehicle, isBusy, onMake } = props
  const { entityId, isChanged, isGone } = vehicle
  const t = useTranslations('listing.stock')
  const path = usePath()
  if (entityId === null) {
    return (
      <Button size="dense" busy={isBusy} onClick={onMake}>
        {t('make')}
      </Button>
    )
  }
  return (
    <Cluster justify="end">
      {isChanged && !isGone && (
        <Button size="dense" busy={isBusy} onClick={onMake}>
          {t('fetchChanges')}
        </Button>
      )}
      <LinkButton size="dense" look="quiet" href={path('continueAd', { id: entityId })}>
        {t('openAd')}
      </LinkButton>
    </Cluster>
  )
}
