import { type ReactNode, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { listingSteps, optionalSteps } from '#domain/listing/steps.ts'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { useFootBar } from '#web/ui/window/foot-bar.ts'
import { useAd } from '../editor/ad-context.tsx'
import { useAskToConfirm } from '../editor/ask-to-confirm.ts'
import { useStepPath } from '../editor/screen-path.ts'
import { useAttributeTexts } from '../fields/attribute-texts.ts'
import { usePendingConfirmations } from './confirmations.tsx'
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
  const askToConfirm = useAskToConfirm()
  const foot = useRef<HTMLDivElement>(null)
  useFootBar(foot)
  const { previous, next } = neighbours(step)
  // A visitor's steps may be taken without an ad; the first answer makes it.
  const goToNextStep = () => {
    void editor.flush()
    if (next) void navigate(stepPath(next))
  }
  return (
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
          onClick={() =>
            pending.length > 0
              ? askToConfirm(
                  pending.map(({ attributeCode }) => attributeCode),
                  goToNextStep,
                )
              : goToNextStep()
          }
        >
          {t('next', { step: texts.step(next) })}
        </Button>
      )}
    </div>
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
