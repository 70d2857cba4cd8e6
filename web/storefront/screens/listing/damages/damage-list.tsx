import { useTranslations } from 'use-intl/react'
import type { Announcement } from '#domain/listing/damage-map/announced-damages.ts'
import { missingOfDamage } from '#domain/listing/damages.ts'
import type { Damage } from '#domain/listing/listing.ts'
import { numberOf, textOf, textsOf } from '#domain/vehicle/values.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { useAttributeTexts } from '../fields/attribute-texts.ts'
import styles from './damages.module.css'
import { useAreaNames } from './use-area-names.ts'

/** What was said so far, and what was announced by a yes and has no place yet. */
export function DamageList(props: {
  damages: readonly Damage[]
  announcements: readonly Announcement[]
  onOpen: (index: number) => void
  onPoint: (announcement: Announcement) => void
}) {
  const { damages, announcements, onOpen, onPoint } = props
  const t = useTranslations('editor.damages')
  const describe = useDescription()
  if (damages.length + announcements.length === 0) return null
  return (
    <ol className={styles.list} aria-label={t('title')}>
      {damages.map((damage, index) => {
        const { title, details, isOpen } = describe(damage, index)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: damages are known by their number alone.
          <li key={index} id={`damage-${index}`} className={styles.row} data-open={isOpen}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <span className={styles.rowText}>
              <strong>{title}</strong>
              <small>{details}</small>
            </span>
            <Button
              look="quiet"
              aria-label={t('changeNumber', { number: index + 1 })}
              onClick={() => onOpen(index)}
            >
              {t('change')}
            </Button>
          </li>
        )
      })}
      {announcements.map((each) => (
        <li key={each} className={styles.row} data-open="true">
          <span className={styles.number} aria-hidden="true">
            ?
          </span>
          <span className={styles.rowText}>
            <strong>{t(`announced.${each}`)}</strong>
            <small>{t('noPlaceYet')}</small>
          </span>
          <Button look="quiet" onClick={() => onPoint(each)}>
            {t('showPlace')}
          </Button>
        </li>
      ))}
    </ol>
  )
}

function useDescription() {
  const t = useTranslations('editor.damages')
  const texts = useAttributeTexts()
  const format = useFormat()
  const { kind, draft } = useAd().state
  const names = useAreaNames(kind)
  return (damage: Damage, index: number) => {
    const { values, pictures } = damage
    const kinds = textsOf(values, 'damage_kind').map((code) => texts.option('damage_kind', code))
    const name = names.damage(damage, draft.values)
    const missing = missingOfDamage(damage, kind)
    const severity = textOf(values, 'damage_severity')
    const sizeCm = numberOf(values, 'damage_size')
    const details = [
      ...missing.map((each) => t(`missing.${each}`)),
      severity && texts.option('damage_severity', severity),
      sizeCm !== undefined && `${format.number(sizeCm)}\u00a0cm`,
      pictures.length > 0 && t('pictureCount', { count: pictures.length }),
    ].filter(Boolean)
    return {
      title: kinds.length > 0 ? `${name}: ${kinds.join(', ')}` : name,
      details: details.join(', ') || t('number', { number: index + 1 }),
      isOpen: missing.length > 0,
    }
  }
}
