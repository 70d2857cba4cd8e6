import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { damageAreaCode, maxDamages, withDamage, withoutDamage } from '#domain/listing/damages.ts'
import { textOf } from '#domain/vehicle/values.ts'
import { DamageOutline } from '#web/storefront/drawings/damage-outline.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { Block } from '../fields/block-fields.tsx'
import { dropDamageQueue } from '../pictures/damage-uploads.ts'
import { ConfirmRemoval } from './confirm-removal.tsx'
import { DamageCard } from './damage-card.tsx'
import styles from './steps.module.css'

/** The damages one by one, with their places on a drawing of the vehicle. */
export function Damages() {
  const t = useTranslations('editor.damages')
  const { editor, state } = useAd()
  const { damages } = state.draft
  const { kind } = state
  const [leaving, setLeaving] = useState<number | null>(null)
  // A first damage that is asked for stands there as an empty card; answering makes it one.
  const count = Math.max(1, damages.length)
  const marks = damages.flatMap(({ values }, index) => {
    const area = textOf(values, damageAreaCode(kind))
    return area === undefined ? [] : [{ number: index + 1, area }]
  })
  const remove = (index: number) => {
    setLeaving(null)
    dropDamageQueue(editor, index)
    editor.change({ damages: withoutDamage(damages, index) })
  }
  return (
    <Block title={t('title')} lead={t('lead')}>
      <div className={styles.outline}>
        <DamageOutline
          vehicle={kind}
          marks={marks}
          label={t('outline', { count: marks.length })}
          linkTo={({ number }) => ({
            href: `#damage-${number - 1}`,
            label: t('number', { number }),
          })}
        />
      </div>
      <ol className={styles.damages}>
        {Array.from({ length: count }, (_none, index) => (
          <DamageCard
            // biome-ignore lint/suspicious/noArrayIndexKey: damages are known by their number alone.
            key={index}
            index={index}
            onRemove={() =>
              (damages[index]?.pictures.length ?? 0) > 0 ? setLeaving(index) : remove(index)
            }
          />
        ))}
      </ol>
      {damages.length > 0 && damages.length < maxDamages && (
        <Button
          icon="plus"
          onClick={() =>
            editor.change({ damages: withDamage(damages, { index: damages.length, change: {} }) })
          }
        >
          {t('add')}
        </Button>
      )}
      <ConfirmRemoval
        isOpen={leaving !== null}
        onClose={() => setLeaving(null)}
        onConfirm={() => leaving !== null && remove(leaving)}
      />
    </Block>
  )
}
