import { useTranslations } from 'use-intl/react'
import { attribute } from '#domain/vehicle/catalogue/attributes.ts'
import { confirmationsNeeded } from '#domain/vehicle/confirmations.ts'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { useAskToConfirm } from '../editor/ask-to-confirm.ts'
import { useFieldPath } from '../editor/screen-path.ts'
import { useAttributeTexts } from '../fields/attribute-texts.ts'
import { Block } from '../fields/block-fields.tsx'
import { fieldStepOf } from '../fields/field-blocks.ts'
import { usePendingConfirmations } from '../progress/confirmations.tsx'
import styles from './last-look.module.css'

/** Every answer that was confirmed once more, or still has to be (spec, catalogue of confirmation flags). */
export function Assured({ isLocked = false }: { isLocked?: boolean }) {
  const t = useTranslations('editor.lastLook')
  const texts = useAttributeTexts()
  const askToConfirm = useAskToConfirm()
  const fieldPath = useFieldPath()
  const { values } = useAd().state.draft
  const pending = usePendingConfirmations()
  const needed = confirmationsNeeded(values)
  if (needed.length === 0) return null
  return (
    <Block title={t('assuredTitle')} lead={t('assuredLead')}>
      <ul className={styles.assured}>
        {needed.map(({ attributeCode: code, value }) => {
          const isOpen = pending.some(({ attributeCode }) => attributeCode === code)
          const step = fieldStepOf(attribute(code))
          return (
            <li key={code}>
              <Icon
                icon={isOpen ? 'triangle-exclamation-point' : 'check'}
                className={isOpen ? styles.openMark : styles.mark}
              />
              <span>
                {withColon(texts.label(code))} <b>{texts.answer(attribute(code), value)}</b>
                {isOpen && <small className={styles.small}>{t('unconfirmed')}</small>}
              </span>
              {isOpen ? (
                <Button size="dense" onClick={() => askToConfirm([code])}>
                  {t('confirm')}
                </Button>
              ) : (
                step &&
                !isLocked && (
                  <LinkButton
                    size="dense"
                    look="quiet"
                    href={fieldPath({ step, name: code })}
                    aria-label={t('changeOf', { name: texts.label(code) })}
                  >
                    {t('change')}
                  </LinkButton>
                )
              )}
            </li>
          )
        })}
      </ul>
    </Block>
  )
}

/** "Are there defects? None", and "service book: kept". */
function withColon(label: string): string {
  return label.endsWith('?') ? label : `${label}:`
}
