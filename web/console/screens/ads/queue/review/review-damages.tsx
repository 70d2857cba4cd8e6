import { useTranslations } from 'use-intl/react'
import type { Product } from '#contract/product.ts'
import { damageAttributes } from '#domain/vehicle/catalogue/damage.ts'
import { numberOf, textOf, textsOf, type VehicleValues } from '#domain/vehicle/values.ts'
import { fromWireValues } from '#domain/vehicle/wire-values.ts'
import { useAttributeLabels } from '#web/language/attribute-labels.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { PanelSection } from '../../../../list-view/panel.tsx'
import styles from './review.module.css'

/** What the seller says is wrong, a line each; its pictures stand among the others. */
export function ReviewDamages({ product }: { product: Product }) {
  const t = useTranslations('console-ads.damages')
  return (
    <PanelSection title={t('title')} note={product.damages.length}>
      {product.damages.length === 0 && <p className="muted">{t('none')}</p>}
      <ol className={styles.damages}>
        {product.damages.map((damage) => (
          <Damage
            key={damage.sortOrder}
            writtenIn={product.writtenIn}
            values={fromWireValues(damageAttributes, damage.attributes).values}
          />
        ))}
      </ol>
    </PanelSection>
  )
}

function Damage(props: { values: VehicleValues; writtenIn: Product['writtenIn'] }) {
  const { values, writtenIn } = props
  const labels = useAttributeLabels()
  const format = useFormat()
  const area = (['damage_area', 'trailer_damage_area'] as const).flatMap((code) => {
    const option = textOf(values, code)
    return option === undefined ? [] : labels.option(code, option)
  })
  const kinds = textsOf(values, 'damage_kind').map((kind) => labels.option('damage_kind', kind))
  const size = numberOf(values, 'damage_size')
  const details = [
    ...(['damage_severity', 'damage_repaired'] as const).map((code) => {
      const option = textOf(values, code)
      return option === undefined ? '' : `${labels.label(code)} ${labels.option(code, option)}`
    }),
    size === undefined ? '' : `${format.number(size)}\u00a0cm`,
  ]
  return (
    <li>
      <b>{[...area, kinds.join(', ')].filter(Boolean).join(': ')}</b>
      <span className="muted tiny">{details.filter(Boolean).join(', ')}</span>
      <span lang={writtenIn ?? undefined}>{textOf(values, 'damage_description')}</span>
    </li>
  )
}
