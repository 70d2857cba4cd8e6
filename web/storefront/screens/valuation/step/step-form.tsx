import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import {
  type FunnelPart,
  missingOfParts,
  partsOfStep,
  questionsOfPart,
  stepCount,
} from '#domain/valuation/funnel/funnel-steps.ts'
import { useWholeApi } from '#web/api/api.tsx'
import { useCurrentRoute } from '#web/storefront/page/page-provider.tsx'
import { resumeUploads } from '#web/storefront/screens/listing/edit/later-resume.ts'
import { useAd } from '#web/storefront/screens/listing/editor/ad-context.tsx'
import { reportSteps } from '#web/storefront/usage/report-usage.ts'
import { useFirstFault } from '#web/ui/fields/use-first-fault.ts'
import { FoldedParts } from '#web/ui/layout/folded.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useShownFlow, useValuationPaths } from '../flow-of-route.ts'
import { ContactPart } from './contact-part.tsx'
import { PicturesPart } from './pictures-part.tsx'
import { QuestionsPart } from './questions-part.tsx'
import styles from './step.module.css'
import { StepFoot } from './step-foot.tsx'
import { StepHead } from './step-head.tsx'
import { UnreadAnswers } from './unread-answers.tsx'
import { useFirstAnswers } from './use-first-answers.ts'
import { useSubmission } from './use-submission.ts'
import { WrongKind } from './wrong-kind.tsx'

/** The questions of a step, the way back and the way on. */
export function StepForm() {
  const t = useTranslations('valuation.step')
  const shown = useShownFlow()
  const { state } = useAd()
  const parts = partsOfStep(shown.flow, shown.step)
  const isLast = shown.step === stepCount(shown.flow)
  const firstAnswers = useFirstAnswers(shown)
  const submission = useSubmission(shown)
  const going = useGoing({ parts, onward: isLast ? submission.submit : undefined })
  useResumedUploads()
  useFunnelReport(parts)
  return (
    <main id="main" tabIndex={-1} className={styles.frame} data-question>
      <StepHead shown={shown} />
      <Page width="reading" className={styles.page}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter belongs to the inputs inside. */}
        <div
          ref={going.fields}
          className={styles.parts}
          onKeyDown={(event) => {
            const { target } = event
            if (event.key !== 'Enter' || event.defaultPrevented) return
            if (!(target instanceof HTMLInputElement) || target.getAttribute('role') === 'combobox')
              return
            event.preventDefault()
            going.goOn()
          }}
        >
          <h1 className="visually-hidden">
            {t('title', { step: shown.step, count: stepCount(shown.flow) })}
          </h1>
          {firstAnswers?.otherKindsMake !== undefined && (
            <WrongKind shown={shown} name={firstAnswers.otherKindsMake} />
          )}
          {firstAnswers && <UnreadAnswers unread={firstAnswers.unread} />}
          {state.save.kind === 'failed' && (
            <Banner tone="warn" role="status">
              {state.save.problem?.detail ?? t('notSent')}
            </Banner>
          )}
          {parts.filter((part) => part !== 'contact' && !isFolded(part)).map(partOf)}
          {parts.some(isFolded) && <FoldedParts>{parts.filter(isFolded).map(partOf)}</FoldedParts>}
          {parts.filter((part) => part === 'contact').map(partOf)}
        </div>
      </Page>
      <StepFoot
        shown={shown}
        isBusy={submission.isBusy}
        problem={submission.problem}
        onGoOn={going.goOn}
      />
    </main>
  )

  function partOf(part: FunnelPart) {
    switch (part) {
      case 'contact':
        return <ContactPart key={part} contact={submission.contact} isTried={going.tries > 0} />
      case 'pictures':
        return <PicturesPart key={part} />
      default:
        return <QuestionsPart key={part} part={part} missed={going.missed} />
    }
  }
}

/** What helps and is not needed. */
function isFolded(part: FunnelPart): boolean {
  return part === 'equipment' || part === 'pictures'
}

/** On to the next step, or to what the last one does, once nothing of this one is missing or wrong. */
function useGoing({
  parts,
  onward,
}: {
  readonly parts: readonly FunnelPart[]
  readonly onward: (() => boolean) | undefined
}) {
  const { editor, state, faults } = useAd()
  const shown = useShownFlow()
  const paths = useValuationPaths()
  const navigate = useNavigate()
  const [tries, setTries] = useState(0)
  const { kind, draft } = state
  const missing = missingOfParts(parts, { kind, values: draft.values })
  const asked = parts.flatMap((part) => questionsOfPart(part, kind))
  const isFaulty = asked.some((code) => faults.has(code))
  return {
    tries,
    fields: useFirstFault(tries),
    missed: tries > 0 ? missing : [],
    goOn() {
      if (missing.length > 0 || isFaulty) return setTries((count) => count + 1)
      if (onward) {
        if (!onward()) setTries((count) => count + 1)
        return
      }
      void editor.flush()
      void navigate(paths.step({ ...shown, step: shown.step + 1 }))
    },
  }
}

/** Of a step that asks for several parts each is seen. */
function useFunnelReport(parts: readonly FunnelPart[]): void {
  const api = useWholeApi()
  const { kind, entityId } = useAd().state
  const context = useCurrentRoute()?.name ?? ''
  const names = parts.join(' ')
  useEffect(() => {
    const report = { action: 'show_valuation_step', context, entityId } as const
    reportSteps(api, `valuation ${kind}`, { ...report, steps: names.split(' ') })
  }, [api, kind, context, names, entityId])
}

/** Pictures that a closed page had not sent go on by themselves. */
function useResumedUploads(): void {
  const api = useWholeApi()
  const { editor } = useAd()
  useEffect(() => {
    void editor.restore().then(() => resumeUploads(api, editor))
  }, [api, editor])
}
