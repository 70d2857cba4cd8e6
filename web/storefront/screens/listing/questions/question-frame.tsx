import { type RefObject, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl/react'
import { numberOfPart } from '#domain/listing/screens/part-progress.ts'
import { type AdScreen, adParts } from '#domain/listing/screens/screen-table.ts'
import { focusOnContent } from '#web/storefront/page/first-focus.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Columns, Page } from '#web/ui/layout/page.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useAboveKeyboard } from '#web/ui/window/above-keyboard.ts'
import { useFootBar } from '#web/ui/window/foot-bar.ts'
import { useAd } from '../editor/ad-context.tsx'
import { inputKindOf } from '../fields/field-blocks.ts'
import { AdPreview } from '../progress/ad-preview.tsx'
import { ConfirmAnswers } from '../progress/confirm-answers.tsx'
import { LayoutSwitch } from '../progress/layout-switch.tsx'
import { type StepName, useMissing } from '../progress/missing.ts'
import { SaveProblem } from '../progress/save-problem.tsx'
import { useQuestions } from './question-fields.tsx'
import { QuestionHead } from './question-head.tsx'
import styles from './questions.module.css'
import { ScreenContent, useScreenTexts } from './screen-content.tsx'
import { useGoingOn } from './use-going-on.ts'
import { useNamedScreen, useShownScreen } from './use-screen.ts'

/** One block of questions at a time, the ad as dealers see it beside it. */
export function QuestionFrame({ step }: { step: StepName }) {
  const screen = useShownScreen(step)
  const shown = useRef(screen.id)
  useNamedScreen(screen)
  useEffect(() => {
    if (shown.current === screen.id) return
    shown.current = screen.id
    focusOnContent()
  }, [screen])
  return (
    <main id="main" tabIndex={-1} className={styles.frame} data-question>
      <Question key={screen.id} screen={screen} />
    </main>
  )
}

function Question({ screen }: { screen: AdScreen }) {
  const t = useTranslations('editor')
  const { reviewRemarks } = useAd().state.product ?? {}
  const { title, lead } = useScreenTexts(screen)
  const going = useGoingOn(screen)
  const place = useRef<HTMLDivElement>(null)
  const isFieldFirst = useFieldFirst(screen, place)
  const part = t(`part.${screen.part}`)
  const count = adParts.length
  return (
    <>
      <QuestionHead screen={screen} onBack={going.goBack} />
      <Page className={styles.page}>
        <Columns
          asideWidth="normal"
          asideLabel={t('aside')}
          aside={
            <Stack gap={6} className={styles.aside}>
              <AdPreview />
              <LayoutSwitch />
            </Stack>
          }
        >
          {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter and taps belong to the inputs inside. */}
          <div
            ref={place}
            className={styles.main}
            onClick={going.onClick}
            onKeyDown={going.onKeyDown}
          >
            {reviewRemarks && (
              <Banner tone="warn" title={t('remarksTitle')}>
                {reviewRemarks}
              </Banner>
            )}
            <SaveProblem />
            <header className={styles.question}>
              <h1 tabIndex={-1} data-first-focus={isFieldFirst ? undefined : true}>
                <span className="visually-hidden">
                  {t('partOf', { number: numberOfPart(screen.part), count, part })}.{' '}
                </span>
                {title}
              </h1>
              {lead && <p>{lead}</p>}
            </header>
            <ScreenContent screen={screen} missed={going.missed} />
          </div>
        </Columns>
        <div className={styles.switchBelow}>
          <LayoutSwitch />
        </div>
      </Page>
      <Foot screen={screen} going={going} />
      {going.isConfirmOpen && (
        <ConfirmAnswers
          pending={going.pending}
          onAllConfirmed={() => {
            going.closeConfirm()
            going.goOnAnyway()
          }}
          onClose={going.closeConfirm}
        />
      )}
    </>
  )
}

function Foot({ screen, going }: { screen: AdScreen; going: ReturnType<typeof useGoingOn> }) {
  const t = useTranslations('editor')
  const missing = useMissing()
  const foot = useRef<HTMLDivElement>(null)
  useFootBar(foot)
  useAboveKeyboard(foot)
  const { missed, next } = going
  const [first] = missed
  return (
    <div ref={foot} className={styles.foot}>
      <Page className={styles.footContent}>
        <p role="status" className={styles.missed}>
          {first && t('missedCount', { count: missed.length, first: nameOf(first) })}
        </p>
        <Button look="secondary" size="large" className={styles.footBack} onClick={going.goBack}>
          {t('back')}
        </Button>
        {missed.length > 0 && (
          <Button look="quiet" size="large" onClick={going.goOnAnyway}>
            {t('answerLater')}
          </Button>
        )}
        {next && (
          <Button look="primary" size="large" className={styles.next} onClick={going.tryToGoOn}>
            {t(screen.content === 'certificate' ? 'byHand' : 'goOn')}
          </Button>
        )}
      </Page>
    </div>
  )

  function nameOf(name: string): string {
    return missing.find((each) => each.name === name)?.label ?? t('missedThis')
  }
}

/** Fields get the focus by themselves only where they are the only one. */
function useFieldFirst(screen: AdScreen, place: RefObject<HTMLDivElement | null>): boolean {
  const [only, ...others] = useQuestions(screen)
  const isTyped =
    only !== undefined &&
    others.length === 0 &&
    ['mileage', 'money', 'number', 'year', 'line'].includes(inputKindOf(only))
  useEffect(() => {
    if (isTyped) place.current?.querySelector('input')?.setAttribute('data-first-focus', '')
  }, [isTyped, place])
  return isTyped
}
