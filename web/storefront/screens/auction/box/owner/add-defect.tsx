import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { ReportedDefect } from '#contract/endpoints/defects.ts'
import type { Product } from '#contract/product.ts'
import { textOf } from '#domain/vehicle/values.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { useAttributeLabels } from '#web/language/attribute-labels.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { damageValuesOf } from '../../../../auction/vehicle-facts.ts'
import styles from '../../auction-box.module.css'
import { DefectLink } from '../state/defect-link.tsx'

const DefectDialog = lazy(async () => ({
  default: (await import('./defect-dialog.tsx')).DefectDialog,
}))

/** The one thing an owner may still write once the ad is released: a defect that they found (rules 8). */
export function AddDefect({ product }: { product: Product }) {
  const t = useTranslations('auction.defect')
  const [isOpen, setOpen] = useState(false)
  const { entityId } = product
  const { data } = useQuery(useApiQueries().defects.listOwn({ params: { entityId } }))
  return (
    <section className={styles.part}>
      <Stack gap={3}>
        {data?.defects.map((defect) => (
          <Reported key={defect.defectId} defect={defect} product={product} />
        ))}
        <p className={styles.fine}>{t('explained')}</p>
        <Button onClick={() => setOpen(true)}>{t('add')}</Button>
      </Stack>
      {isOpen && (
        <Suspense fallback={null}>
          <DefectDialog product={product} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}

function Reported({ defect, product }: { defect: ReportedDefect; product: Product }) {
  const t = useTranslations('auction.defect')
  const labels = useAttributeLabels()
  const format = useFormat()
  const values = damageValuesOf(defect.damage)
  const code = textOf(values, 'damage_area') === undefined ? 'trailer_damage_area' : 'damage_area'
  const area = labels.option(code, textOf(values, code) ?? 'other')
  const tone = defect.verdict === null ? 'warn' : defect.verdict === 'refused' ? 'bad' : 'good'
  return (
    <Banner tone={tone} title={t('reported', { area, at: format.dateTime(defect.reportedAt) })}>
      {t(`state.${defect.verdict ?? 'waiting'}`)} {defect.reason}{' '}
      <DefectLink
        damages={product.damages}
        isMeant={({ defectId }) => defectId === defect.defectId}
      />
    </Banner>
  )
}
