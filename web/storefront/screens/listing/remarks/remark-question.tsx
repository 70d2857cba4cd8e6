import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { screenOfQuestion, screensOf } from '#domain/listing/screens/screens-of.ts'
import { attribute, findAttribute } from '#domain/vehicle/catalogue/attributes.ts'
import { useCall } from '#web/api/use-call.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { Documents } from '../documents/documents.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { useAskToConfirm } from '../editor/ask-to-confirm.ts'
import { AdField } from '../fields/block-fields.tsx'
import { inOtherFields } from '../fields/field-blocks.ts'
import { LaterPictures } from '../pictures/later-pictures.tsx'
import { usePendingConfirmations } from '../progress/confirmations.tsx'
import { type HeldBack, heldBackBy } from '../progress/held-back.ts'
import { HeldBackBanner } from '../progress/held-back-banner.tsx'
import { SaveProblem } from '../progress/save-problem.tsx'
import { LaterDamageMap } from '../steps/defects-step.tsx'
import { ReadyAnswers } from './ready-answers.tsx'
import type { Remark } from './remark.ts'
import { nextRemark, useRemarkPath } from './remark-path.ts'
import { useRemarkTexts } from './remark-texts.ts'
import styles from './remarks.module.css'

type RemarkQuestionProps = {
  readonly remark: Remark
  readonly remarks: readonly Remark[]
  readonly number: number
}

/** One place: what the review wrote, the field itself, and on to the next. */
export function RemarkQuestion({ remark, remarks, number }: RemarkQuestionProps) {
  const t = useTranslations('editor.remarks')
  const format = useFormat()
  const texts = useRemarkTexts()
  const remarkPath = useRemarkPath()
  const [note, setNote] = useState(remark.note ?? '')
  const answering = useAnswering(remark, remarks)
  const before = texts.before(remark)
  const isKept = remark.before !== null && before === texts.now(remark)
  return (
    <Page as="main" id="main" width="reading" className={styles.page}>
      <header className={styles.head}>
        <p className={styles.vehicle}>{t('place', { number, count: remarks.length })}</p>
        <h1 tabIndex={-1} data-first-focus>
          {texts.label(remark)}
        </h1>
      </header>
      <figure className={styles.said}>
        <blockquote>{remark.text}</blockquote>
        <figcaption>{t('from', { at: format.dateTime(remark.givenAt) })}</figcaption>
      </figure>
      {before !== '' && <p>{t('before', { value: before })}</p>}
      <SaveProblem />
      <div className={styles.field}>
        <ReadyAnswers remark={remark}>
          <Field remark={remark} />
        </ReadyAnswers>
      </div>
      <TextField
        label={t('note')}
        help={t('noteHelp')}
        optional
        maxLength={500}
        value={note}
        onChange={(next) => setNote(next)}
      />
      <HeldBackBanner reason={answering.heldBack} />
      {answering.hasFailed && (
        <Banner tone="bad" role="alert">
          {t('failed')}
        </Banner>
      )}
      <div className={styles.actions}>
        <Button
          look="primary"
          size="large"
          busy={answering.isBusy}
          onClick={() => void answering.answer(note)}
        >
          {isKept ? t('isRight') : t('done')}
        </Button>
        <LinkButton look="quiet" href={remarkPath(undefined)}>
          {t('toList')}
        </LinkButton>
      </div>
    </Page>
  )
}

/** Saved first: the server says from the ad itself whether the field was changed. */
function useAnswering(remark: Remark, remarks: readonly Remark[]) {
  const { editor, state, faults } = useAd()
  const navigate = useNavigate()
  const remarkPath = useRemarkPath()
  const codes = (remark.before ?? []).map(({ attributeCode }) => attributeCode)
  const askToConfirm = useAskToConfirm()
  const pending = usePendingConfirmations().map(({ attributeCode }) => attributeCode)
  const [isSaving, setSaving] = useState(false)
  const [heldBack, setHeldBack] = useState<HeldBack>()
  const call = useCall((api) => api.listingHelp.answerRemark, {
    onSuccess: (product) => {
      editor.meet(product)
      void navigate(remarkPath(nextRemark(remarks, remark)))
    },
  })
  async function send(note: string) {
    const { entityId } = state
    if (entityId === null) return
    setSaving(true)
    await editor.flush()
    setSaving(false)
    const reason = heldBackBy(editor.getState(), { codes, faults })
    setHeldBack(reason)
    if (reason !== undefined) return
    const params = { entityId, remarkId: remark.remarkId }
    call.mutate({ params, body: { note } })
  }
  return {
    isBusy: isSaving || call.isPending,
    heldBack,
    hasFailed: call.isError,
    answer: (note: string) => {
      const own = pending.filter((code) => code === remark.field)
      if (own.length > 0) askToConfirm(own, () => void send(note))
      else void send(note)
    },
  }
}

/** The field as it is asked elsewhere, with what its answer asks for in turn. */
function Field({ remark }: { remark: Remark }) {
  const { state, missing } = useAd()
  const open = missing.flatMap((each) => each.missing)
  if (remark.field === 'gallery') return <LaterPictures />
  if (remark.field === 'damage') {
    return (
      <>
        <AdField definition={attribute('defects_exists')} />
        <LaterDamageMap />
      </>
    )
  }
  if (remark.field === 'official_document') return <Documents />
  const screen = screensOf(state.kind).find(({ id }) => id === screenOfQuestion(remark.field))
  const named = (remark.before ?? []).map(({ attributeCode }) => attributeCode)
  const follows = (screen?.asks ?? []).filter((code) => open.includes(code))
  return [...new Set([...named, ...follows])]
    .filter((code) => !inOtherFields.includes(code as never))
    .flatMap((code) => {
      const definition = findAttribute(code)
      const isAsked = definition?.appliesTo.includes(state.kind) ?? false
      return definition && isAsked ? [<AdField key={code} definition={definition} />] : []
    })
}
