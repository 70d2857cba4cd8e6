import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { attribute } from '#domain/vehicle/catalogue/attributes.ts'
import type { Confirmation } from '#domain/vehicle/confirmations.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { useFieldPath } from '../editor/screen-path.ts'
import { useAttributeTexts } from '../fields/attribute-texts.ts'
import { fieldStepOf } from '../fields/field-blocks.ts'
import { fieldId } from '../fields/field-id.ts'
import styles from './progress.module.css'

type ConfirmAnswersProps = {
  readonly pending: readonly Confirmation[]
  readonly onAllConfirmed: () => void
  readonly onClose: () => void
}

/** One question after the other; "change" leads back to the answer itself. */
export function ConfirmAnswers({ pending, onAllConfirmed, onClose }: ConfirmAnswersProps) {
  const t = useTranslations('vehicle.confirm')
  const texts = useAttributeTexts()
  const { editor } = useAd()
  const navigate = useNavigate()
  const fieldPath = useFieldPath()
  const [first] = pending
  if (!first) return null
  const { attributeCode: code, value } = first
  const confirm = () => {
    editor.confirm(code, value)
    if (pending.length === 1) onAllConfirmed()
  }
  const change = () => {
    onClose()
    const field = document.getElementById(fieldId(code))
    const step = fieldStepOf(attribute(code))
    if (!field && step) void navigate(fieldPath({ step, name: code }))
    field?.scrollIntoView({ block: 'center' })
    field?.querySelector<HTMLElement>('input,select')?.focus({ preventScroll: true })
  }
  return (
    <Dialog
      open
      role="alertdialog"
      title={t('title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={change}>{t('change')}</Button>
          <Button look="primary" onClick={confirm}>
            {t('yes')}
          </Button>
        </>
      }
    >
      <p className={styles.answer}>
        {texts.label(code)}: <strong>{texts.answer(attribute(code), value)}</strong>
      </p>
      <p>{texts.confirm(code)}</p>
    </Dialog>
  )
}
