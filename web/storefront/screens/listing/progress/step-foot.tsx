import { type ReactNode, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { listingSteps, optionalSteps } from '#domain/listing/steps.ts'
import { attribute } from '#domain/vehicle/catalogue/attributes.ts'
import { type Confirmation, confirmationsPending } from '#domain/vehicle/confirmations.ts'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { useFootBar } from '#web/ui/window/foot-bar.ts'
import { useAd } from '../editor/ad-context.tsx'
import { useStepPath } from '../editor/screen-path.ts'
import { useAttributeTexts } from '../fields/attribute-texts.ts'
import { fieldStepOf } from '../fields/field-blocks.ts'
import { ConfirmAnswers } from './confirm-answers.tsx'
import type { StepName } from './missing.ts'
import styles from './progress.module.css'

/** Back and on. Before going on, answers that are often given in haste are asked once more. */
export function StepFoot({ step, children }: { step: StepName; children: ReactNode }) {
  const t = useTranslations('editor')
  const path = usePath()
  const navigate = useNavigate()
  const texts = useAttributeTexts()
  const { editor } = useAd()
  const stepPath = useStepPath()
  const pending = usePendingConfirmations(step)
  const [isConfirmOpen, setConfirmOpen] = useState(false)
  const foot = useRef<HTMLDivElement>(null)
  useFootBar(foot)
  const { previous, next } = neighbours(step)
  // A visitor's steps may be taken without an ad; the first answer makes it.
  const goToNextStep = () => {
    setConfirmOpen(false)
    void editor.flush()
    if (next) void navigate(stepPath(next))
  }
  return (
    <>
      <div ref={foot} className={styles.foot}>
        <div className={styles.footStatus}>{children}</div>
        {previous ? (
          <LinkButton look="quiet" href={stepPath(previous)}>
            {t('back')}
          </LinkButton>
        ) : (
          <LinkButton look="quiet" href={path('sell')}>
            {t('back')}
          </LinkButton>
        )}
        {next && (
          <Button
            look="primary"
            size="large"
            onClick={() => (pending.length > 0 ? setConfirmOpen(true) : goToNextStep())}
          >
            {t('next', { step: texts.step(next) })}
          </Button>
        )}
      </div>
      {isConfirmOpen && (
        <ConfirmAnswers
          pending={pending}
          onAllConfirmed={goToNextStep}
          onClose={() => setConfirmOpen(false)}
        />
      )}
    </>
  )
}

/** Those of one step, or of the whole ad before it is submitted. */
export function usePendingConfirmations(step?: StepName): readonly Confirmation[] {
  const { state } = useAd()
  return confirmationsPending(state.draft.values, state.confirmed).filter(
    ({ attributeCode }) => step === undefined || fieldStepOf(attribute(attributeCode)) === step,
  )
}

function neighbours(step: StepName): { previous?: StepName; next?: StepName } {
  const isBeside = optionalSteps.some((each) => each === step)
  if (isBeside) return { previous: 'profile', next: 'last-step' }
  const names: readonly string[] = listingSteps
  const index = names.indexOf(step)
  const previous = listingSteps[index - 1]
  const next = listingSteps[index + 1]
  return { ...(previous && { previous }), ...(next && { next }) }
}
