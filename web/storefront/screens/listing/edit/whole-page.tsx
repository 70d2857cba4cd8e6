import { useTranslations } from 'use-intl/react'
import { screensOfStep } from '#domain/listing/screens/screens-of.ts'
import type { VehicleKind } from '#domain/vehicle/attribute.ts'
import { useAd } from '../editor/ad-context.tsx'
import type { StepName } from '../progress/missing.ts'
import { useStepReport } from '../progress/use-step-report.ts'
import { EditFrame } from './edit-frame.tsx'
import { StepView } from './step-view.tsx'

/** All fields of a step below one another, for whoever chose that. */
export function WholePage({ step }: { step: StepName }) {
  const t = useTranslations('editor')
  const { kind } = useAd().state
  useStepReport(partsOfStep(step, kind))
  return (
    <main id="main" tabIndex={-1}>
      <h1 className="visually-hidden">{t('editHeading')}</h1>
      <EditFrame step={step}>
        <StepView step={step} />
      </EditFrame>
    </main>
  )
}

/** A page of the form may show several parts of it at once. */
function partsOfStep(step: StepName, kind: VehicleKind): readonly string[] {
  return [...new Set(screensOfStep(step, kind).map(({ part }) => part))]
}
