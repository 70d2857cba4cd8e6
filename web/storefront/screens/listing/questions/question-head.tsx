import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { numberOfPart } from '#domain/listing/screens/part-progress.ts'
import { type AdScreen, adParts } from '#domain/listing/screens/screen-table.ts'
import { firstScreenOfPart } from '#domain/listing/screens/screens-of.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { PartProgress } from '#web/ui/navigation/part-progress.tsx'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { useScreenPath } from '../editor/screen-path.ts'
import { HelpMenu } from '../helping/help-menu.tsx'
import { LaterMissingList } from '../progress/later-missing-list.tsx'
import { useMissing } from '../progress/missing.ts'
import { SaveStatus } from '../progress/save-status.tsx'
import styles from './questions.module.css'
import { useOpenNames } from './use-screen.ts'
import { useShownProgress } from './use-shown-progress.ts'

/** Back, where one stands, whether it is saved, how long it takes; the eight parts below. */
export function QuestionHead({ screen, onBack }: { screen: AdScreen; onBack: () => void }) {
  const t = useTranslations('editor')
  const { kind } = useAd().state
  const open = useOpenNames()
  const screenPath = useScreenPath()
  const { percents, minutes } = useShownProgress()
  const part = t(`part.${screen.part}`)
  return (
    <div className={styles.head}>
      <Page className={styles.headContent}>
        <IconButton icon="arrow-left" label={t('back')} className={styles.back} onClick={onBack} />
        <div className={styles.headText}>
          <p className={styles.partName}>{part}</p>
          <p className={styles.headStatus}>
            <SaveStatus isShort />
            <MinutesLeft minutes={minutes} />
          </p>
        </div>
        <HelpMenu />
        <div className={styles.headParts}>
          <PartProgress
            label={t('progress')}
            currentText={t('partOf', {
              number: numberOfPart(screen.part),
              count: adParts.length,
              part,
            })}
            parts={adParts.map((each) => ({
              id: each,
              label: t(`part.${each}`),
              href: screenPath(firstScreenOfPart(each, { kind, open })),
              percent: percents[each],
              isCurrent: each === screen.part,
            }))}
          />
        </div>
      </Page>
    </div>
  )
}

/** The time that is left, and behind it everything that is missing, each thing with a link. */
function MinutesLeft({ minutes }: { minutes: number }) {
  const t = useTranslations('editor')
  const [isOpen, setOpen] = useState(false)
  const missing = useMissing()
  if (missing.length === 0) return <span className={styles.minutes}>{t('nothingMissing')}</span>
  return (
    <>
      <Button
        look="quiet"
        size="dense"
        className={styles.minutes}
        aria-label={`${t('minutesLeft', { count: minutes })}, ${t('missingCount', { count: missing.length })}`}
        onClick={() => setOpen(true)}
      >
        {t('minutesLeft', { count: minutes })}
      </Button>
      <Drawer side="right" title={t('missingTitle')} open={isOpen} onClose={() => setOpen(false)}>
        <LaterMissingList onFollow={() => setOpen(false)} />
      </Drawer>
    </>
  )
}
