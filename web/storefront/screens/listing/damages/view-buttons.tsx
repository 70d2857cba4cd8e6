import { useTranslations } from 'use-intl/react'
import { type DamageView, damageViews } from '#domain/vehicle/catalogue/damage-views.ts'
import { useAd } from '../editor/ad-context.tsx'
import { drawingOf } from './damage-drawings.ts'
import styles from './damages.module.css'

/** All sides of the vehicle, each with how many damages it shows. */
export function ViewButtons(props: {
  view: DamageView
  counts: (view: DamageView) => number
  onShow: (view: DamageView) => void
}) {
  const { view, counts, onShow } = props
  const t = useTranslations('editor.damages')
  const { kind, draft } = useAd().state
  return (
    <ul className={styles.views} aria-label={t('views')}>
      {damageViews.map((each) => {
        const count = counts(each)
        return (
          <li key={each}>
            <button
              type="button"
              className={styles.view}
              aria-pressed={each === view}
              onClick={() => onShow(each)}
            >
              <img src={drawingOf(each, draft.values, kind)} alt="" />
              <span>{t(`shortView.${each}`)}</span>
              <span className="visually-hidden">
                : {t('viewCount', { view: t(`view.${each}`), count })}
              </span>
              {count > 0 && <em aria-hidden="true">{count}</em>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
