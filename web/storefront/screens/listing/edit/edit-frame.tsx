import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { listingSteps, type StepProgress } from '#domain/listing/steps.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Columns, Page } from '#web/ui/layout/page.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Stepper } from '#web/ui/navigation/stepper.tsx'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { useStepPath } from '../editor/screen-path.ts'
import { useAttributeTexts } from '../fields/attribute-texts.ts'
import { HelpOffer, LaterSharedEditing } from '../helping/help-offer.tsx'
import { LaterAdPreview } from '../progress/later-ad-preview.tsx'
import { LayoutSwitch } from '../progress/layout-switch.tsx'
import { type StepName, useMissing } from '../progress/missing.ts'
import { MissingChips, MissingList } from '../progress/missing-list.tsx'
import styles from '../progress/progress.module.css'
import { SaveProblem } from '../progress/save-problem.tsx'
import { SaveStatus } from '../progress/save-status.tsx'
import { StepFoot } from '../progress/step-foot.tsx'

/** Progress above, the question in the middle, the ad as dealers see it beside, the next step below. */
export function EditFrame({ step, children }: { step: StepName; children: ReactNode }) {
  const t = useTranslations('editor')
  const { state, percent } = useAd()
  const { reviewRemarks } = state.product ?? {}
  return (
    <>
      <Strip step={step} />
      <Page>
        <Columns
          asideWidth="normal"
          asideLabel={t('aside')}
          aside={
            <Stack gap={6} className={styles.aside}>
              <LaterAdPreview />
              <HelpOffer />
              <LayoutSwitch />
              <Help step={step} />
            </Stack>
          }
        >
          <div className={styles.main}>
            {reviewRemarks && (
              <Banner tone="warn" title={t('remarksTitle')}>
                {reviewRemarks}
              </Banner>
            )}
            <LaterSharedEditing />
            <SaveProblem />
            {children}
            <MissingBox step={step} />
            <StepFoot step={step}>
              <span className={styles.footPercent}>{t('percent', { percent })}</span>
              <SaveStatus />
              <MissingButton />
            </StepFoot>
          </div>
        </Columns>
      </Page>
    </>
  )
}

function Strip({ step }: { step: StepName }) {
  const t = useTranslations('editor')
  const stepPath = useStepPath()
  const texts = useAttributeTexts()
  const { steps, percent } = useAd()
  const number = positionOf(step) + 1
  return (
    <div className={styles.strip}>
      <Page className={styles.stripContent}>
        <Stepper
          label={t('progress')}
          percent={percent}
          percentText={t('percent', { percent })}
          currentText={
            number === 0
              ? texts.step(step)
              : t('stepOf', { number, count: listingSteps.length, step: texts.step(step) })
          }
          steps={steps.map((each) => ({
            id: each.step,
            label: texts.step(each.step),
            note:
              each.step === 'last-step' && each.requiredPercent < 100
                ? t('open')
                : t('percent', { percent: each.requiredPercent }),
            href: stepPath(each.step),
            state: stepState(each, step),
          }))}
        />
        <div className={styles.stripEnd}>
          <SaveStatus />
          <MissingButton />
        </div>
      </Page>
    </div>
  )
}

/** -1 for the steps beside the flow. */
function positionOf(step: StepName): number {
  const names: readonly string[] = listingSteps
  return names.indexOf(step)
}

function stepState({ step, requiredPercent }: StepProgress, current: StepName) {
  if (step === current) return 'current'
  return requiredPercent >= 100 ? 'done' : 'open'
}

/** Always in sight, also where the list itself lies far below. */
function MissingButton() {
  const t = useTranslations('editor')
  const [isOpen, setOpen] = useState(false)
  const missing = useMissing()
  if (missing.length === 0) return <span className={styles.complete}>{t('nothingMissing')}</span>
  return (
    <>
      <Button look="quiet" size="dense" icon="list-checks" onClick={() => setOpen(true)}>
        {t('missingCount', { count: missing.length })}
      </Button>
      <Drawer side="right" title={t('missingTitle')} open={isOpen} onClose={() => setOpen(false)}>
        <MissingList onFollow={() => setOpen(false)} />
      </Drawer>
    </>
  )
}

function MissingBox({ step }: { step: StepName }) {
  const t = useTranslations('editor')
  const missing = useMissing()
  const here = missing.filter((each) => each.step === step)
  const elsewhere = missing.length - here.length
  if (missing.length === 0 || step === 'last-step') return null
  return (
    <Card as="section" className={styles.missing}>
      {here.length > 0 ? (
        <>
          <h2>{t('missingHere')}</h2>
          <MissingChips items={here} />
        </>
      ) : (
        <h2>{t('stepComplete')}</h2>
      )}
      {elsewhere > 0 && <p>{t('missingElsewhere', { count: elsewhere })}</p>}
    </Card>
  )
}

function Help({ step }: { step: StepName }) {
  const t = useTranslations('editor.help')
  const helped = ['profile', 'equipment', 'defects', 'images', 'auction', 'personal-data'] as const
  const found = helped.find((each) => each === step)
  return (
    <div className={styles.help}>
      {found && (
        <div>
          <h2>{t(`${found}.title`)}</h2>
          <p>{t(`${found}.text`)}</p>
        </div>
      )}
      <div>
        <h2>{t('whoSees.title')}</h2>
        <p>{t('whoSees.text')}</p>
      </div>
    </div>
  )
}
