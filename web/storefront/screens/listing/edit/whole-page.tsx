import { useTranslations } from 'use-intl/react'
import type { StepName } from '../progress/missing.ts'
import { EditFrame } from './edit-frame.tsx'
import { StepView } from './step-view.tsx'

/** All fields of a step below one another, for whoever chose that. */
export function WholePage({ step }: { step: StepName }) {
  const t = useTranslations('editor')
  return (
    <main id="main" tabIndex={-1}>
      <h1 className="visually-hidden">{t('editHeading')}</h1>
      <EditFrame step={step}>
        <StepView step={step} />
      </EditFrame>
    </main>
  )
}
