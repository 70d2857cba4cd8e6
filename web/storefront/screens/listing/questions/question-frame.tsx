import { type RefObject, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl/react'
import { screenPrefix } from '#contract/usage/screen-prefix.ts'
import type { AdScreen } from '#domain/listing/screens/screen-table.ts'
import { focusOnContent } from '#web/storefront/page/first-focus.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { FootBar } from '#web/ui/layout/foot-bar.tsx'
import { Columns, Page } from '#web/ui/layout/page.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { HelpOffer, LaterSharedEditing } from '../helping/help-offer.tsx'
import { LaterLikeMost } from '../like-most/later-like-most.tsx'
import { useOfferOfScreen } from '../like-most/use-like-most.ts'
import { LaterAdPreview } from '../progress/later-ad-preview.tsx'
import { LayoutSwitch } from '../progress/layout-switch.tsx'
import { type StepName, useMissing } from '../progress/missing.ts'
import { SaveProblem } from '../progress/save-problem.tsx'
import { ScreenHead } from '../progress/screen-head.tsx'
import { useStepReport } from '../progress/use-step-report.ts'
import { isOnlyTyped, useQuestions } from './question-fields.tsx'
import { QuestionHead } from './question-head.tsx'
import styles from './questions.module.css'
import { ScreenContent } from './screen-content.tsx'
import { useScreenTexts } from './screen-texts.ts'
import { useGoingOn } from './use-going-on.ts'
import { useNamedScreen, useShownScreen } from './use-screen.ts'

/** One block of questions at a time, the ad as dealers see it beside it. */
export function QuestionFrame({ step }: { step: StepName }) {
  const screen = useShownScreen(step)
  const shown = useRef(screen.id)
  useNamedScreen(screen)
  useStepReport([screen.part, `${screenPrefix}${screen.id}`])
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
  // Until there is an account the contact asks for the address, then for the code.
  const hasOwnHead = useIsEntrance(screen)
  const offer = useOfferOfScreen(screen)
  return (
    <>
      <QuestionHead screen={screen} onBack={going.goBack} />
      <Page className={styles.page}>
        <Columns
          asideWidth="normal"
          asideLabel={t('aside')}
          aside={
            <Stack gap={6} className={styles.aside}>
              <LaterAdPreview />
              <HelpOffer />
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
            <LaterSharedEditing />
            <SaveProblem />
            {offer && (
              <LaterLikeMost part={screen.part} offer={offer} onTaken={going.goOnIfWhole} />
            )}
            {!hasOwnHead && !offer && (
              <ScreenHead
                part={screen.part}
                title={title}
                lead={lead}
                isFieldFirst={isFieldFirst}
              />
            )}
            {!offer && <ScreenContent screen={screen} missed={going.missed} />}
          </div>
        </Columns>
      </Page>
      {!offer && <Foot screen={screen} going={going} />}
    </>
  )
}

function Foot({ screen, going }: { screen: AdScreen; going: ReturnType<typeof useGoingOn> }) {
  const t = useTranslations('editor')
  const missing = useMissing()
  const { missed, next } = going
  // The form has a button of its own.
  const isEntrance = useIsEntrance(screen)
  const [first] = missed
  return (
    <FootBar>
      <p role="status" className={styles.missed}>
        {first && t('missedCount', { count: missed.length, first: nameOf(first) })}
      </p>
      <Button look="secondary" size="large" className={styles.footBack} onClick={going.goBack}>
        {t('back')}
      </Button>
      {(missed.length > 0 || isEntrance) && (
        <Button look="quiet" size="large" onClick={going.goOnAnyway}>
          {t('answerLater')}
        </Button>
      )}
      {next && !isEntrance && (
        <Button look="primary" size="large" className={styles.next} onClick={going.tryToGoOn}>
          {screen.content === 'certificate'
            ? t('byHand')
            : t(screen.content === 'damages' ? 'thatWasAll' : 'goOn')}
        </Button>
      )}
    </FootBar>
  )

  function nameOf(name: string): string {
    return missing.find((each) => each.name === name)?.label ?? t('missedThis')
  }
}

function useIsEntrance({ content }: AdScreen): boolean {
  const { account, isHelper } = useAd()
  return content === 'contact' && !isHelper && !account?.customer
}

/** Fields get the focus by themselves only where they are the only one. */
function useFieldFirst(screen: AdScreen, place: RefObject<HTMLDivElement | null>): boolean {
  const isTyped = isOnlyTyped(useQuestions(screen))
  useEffect(() => {
    if (isTyped) place.current?.querySelector('input')?.setAttribute('data-first-focus', '')
  }, [isTyped, place])
  return isTyped
}
