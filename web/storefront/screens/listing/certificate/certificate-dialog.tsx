import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useObjectUrl } from '#web/api/uploads/use-object-url.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { ProgressBar } from '#web/ui/status/progress-bar.tsx'
import { CoveredCopy } from '../documents/covered-copy.tsx'
import { PhotoOffer } from '../documents/photo-offer.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { noEdit } from '../pictures/edit/picture-edit.ts'
import styles from './certificate.module.css'
import {
  type CertificateRow,
  type FewReason,
  otherVehicleOn,
  readPhotoOf,
  valuesOfRows,
  whyFew,
} from './certificate-steps.ts'
import { ChoosePhoto } from './choose-photo.tsx'
import { ConfirmPage } from './confirm-page.tsx'
import { type PhotoState, useCertificatePhoto } from './use-certificate-photo.ts'

/** Photo, reading, confirming. What is confirmed stands in the ad at once, so closing loses nothing. */
export function CertificateDialog(props: { onClose: () => void; onDone: () => void }) {
  const { onClose, onDone } = props
  const t = useTranslations('editor.certificate')
  const { state, read, stop } = useCertificatePhoto()
  const [isCovering, setCovering] = useState(false)
  if (isCovering && state.kind === 'read') {
    return <CoveredCopy photo={state.photo} found={foundOn(state)} onClose={onDone} />
  }
  return (
    <Dialog open title={t('title')} onClose={onClose}>
      {state.kind === 'busy' && <Reading state={state} onStop={stop} />}
      {state.kind === 'read' && (
        <Found state={state} onAgain={stop} onCopy={() => setCovering(true)} onDone={onDone} />
      )}
      {(state.kind === 'waiting' || state.kind === 'failed') && (
        <>
          {state.kind === 'failed' && (
            <Banner tone="bad" role="alert" title={t(`failed.${state.reason}.title`)}>
              {t(`failed.${state.reason}.text`)}
            </Banner>
          )}
          <ChoosePhoto onPhoto={(photo) => void read(photo)} />
        </>
      )}
    </Dialog>
  )
}

function Reading(props: { state: Extract<PhotoState, { kind: 'busy' }>; onStop: () => void }) {
  const { state, onStop } = props
  const t = useTranslations('editor.certificate')
  const { step, part } = state.progress
  const address = useObjectUrl(state.photo)
  return (
    <div className={styles.reading} aria-live="polite">
      {address !== undefined && (
        <div className={styles.read} data-step={step}>
          <img src={address} alt="" />
        </div>
      )}
      <ProgressBar label={t(step)} percent={part * 100} />
      <p>{t(`${step}Hint`)}</p>
      <div>
        <Button look="quiet" onClick={onStop}>
          {t('stop')}
        </Button>
      </div>
    </div>
  )
}

type ReadState = Extract<PhotoState, { kind: 'read' }>

/** What the reader recognised is covered beforehand. */
function foundOn({ covers, quarters }: ReadState) {
  return {
    edit: { ...noEdit, turns: quarters, covers },
    hasPeople: covers.some(({ what }) => what === 'people'),
  }
}

function Found(props: {
  state: ReadState
  onAgain: () => void
  onCopy: () => void
  onDone: () => void
}) {
  const { state, onAgain, onCopy, onDone } = props
  const t = useTranslations('editor.certificate')
  const { editor, state: ad, isHelper } = useAd()
  // Of the ad as it was when the photo had been read: answers taken over must not change the pages.
  const [given] = useState({ kind: ad.kind, values: ad.draft.values })
  const photo = useMemo(() => readPhotoOf(state.fields, given), [state.fields, given])
  const [progress, setProgress] = useState({ page: 0, taken: 0 })
  const page = photo.pages[progress.page]
  const why = whyFew(state.faults, photo.fieldCount)
  const otherVehicle = otherVehicleOn(state.fields, ad.draft.values)
  const isOfAd = photo.isEnough && !photo.otherKind && !otherVehicle
  const hasDocument = (ad.product?.documents ?? []).length > 0
  // Papers are the owner's alone.
  const mayBeDocument = isOfAd && !hasDocument && !isHelper

  function take(rows: readonly CertificateRow[]) {
    if (rows.length > 0) editor.change({ values: valuesOfRows(rows) })
    setProgress(({ page: done, taken }) => ({ page: done + 1, taken: taken + rows.length }))
  }

  const hasNothing = photo.fieldCount === 0 || (!photo.isEnough && !page)
  if (hasNothing && progress.taken === 0) {
    return <NothingNew fieldCount={photo.fieldCount} why={why} onAgain={onAgain} />
  }
  if (!page) {
    return (
      <div className={styles.done}>
        <Banner tone="good" role="status" title={t('doneTitle', { count: progress.taken })}>
          {t('doneText')}
        </Banner>
        {mayBeDocument ? (
          <PhotoOffer photo={state.photo} onCopy={onCopy} onDone={onDone} />
        ) : (
          <>
            <Button look="primary" wide onClick={onDone}>
              {t('doneButton')}
            </Button>
            {!photo.isEnough && (
              <Button look="quiet" wide onClick={onAgain}>
                {t('again')}
              </Button>
            )}
          </>
        )}
      </div>
    )
  }
  return (
    <div className={styles.found}>
      {photo.otherKind && (
        <Banner tone="warn" title={t('otherKindTitle')}>
          {t(`otherKind.${photo.otherKind}`)}
        </Banner>
      )}
      {otherVehicle && (
        <Banner tone="warn" title={t('otherVehicleTitle')}>
          {t('otherVehicle', otherVehicle)}
        </Banner>
      )}
      {!photo.isEnough && progress.page === 0 && (
        <Banner tone="info" title={t('fewTitle', { count: photo.fieldCount })}>
          {t(`fewBecause.${why}`)}{' '}
          <Button look="quiet" flush onClick={onAgain}>
            {t('again')}
          </Button>
        </Banner>
      )}
      <ConfirmPage
        key={progress.page}
        page={page}
        number={progress.page + 1}
        count={photo.pages.length}
        onTake={take}
      />
    </div>
  )
}

function NothingNew(props: { fieldCount: number; why: FewReason; onAgain: () => void }) {
  const { fieldCount, why, onAgain } = props
  const t = useTranslations('editor.certificate')
  return (
    <div className={styles.done}>
      <Banner tone="warn" role="alert" title={t('nothingTitle', { count: fieldCount })}>
        {t(`fewBecause.${why}`)}
      </Banner>
      <Button look="primary" onClick={onAgain}>
        {t('again')}
      </Button>
    </div>
  )
}
