import { type FormEvent, type KeyboardEvent, useId, useMemo, useRef } from 'react'
import { useTranslations } from 'use-intl/react'
import { mostRemarks, remarkableParts } from '#domain/listing/remarks/remarks.ts'
import { askedAttributes } from '#domain/vehicle/required.ts'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { useAttributeLabels } from '#web/language/attribute-labels.ts'
import { useLooseTexts } from '#web/language/loose-texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { Combobox } from '#web/ui/fields/choices/combobox.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { ProblemBanner } from '../../../../components/problem-banner.tsx'
import { valuesOf } from '../../../../components/product-line.ts'
import { useSessionState } from '../../../../list-view/session-state.ts'
import styles from './review.module.css'
import type { Reviewed } from './reviewed.ts'

type RemarkDraft = { readonly field: string | null; readonly text: string }
type Draft = { readonly general: string; readonly rows: readonly RemarkDraft[] }

const emptyRow: RemarkDraft = { field: null, text: '' }
const emptyDraft: Draft = { general: '', rows: [emptyRow] }
const leastLength = 5

type SendBackDialogProps = {
  readonly review: Reviewed
  readonly onClose: () => void
  readonly farewell: (text: (name: string) => string) => void
}

/** Remarks on single fields, by keyboard: the field, Tab, the remark, Enter for the next one. */
export function SendBackDialog({ review, onClose, farewell }: SendBackDialogProps) {
  const t = useTranslations('console-ads')
  const reason = useTranslations('console.reason')
  const formId = useId()
  const { entityId } = review.product
  const remarks = useRemarksDraft(entityId)
  const { draft, given, isReady } = remarks
  const call = useCall((api) => api.review.sendBack, {
    refreshes: [keysOf('review'), keysOf('site', 'countDesk')],
    onSuccess: () => {
      remarks.forget()
      farewell((name) => t('verdict.sentBack', { name }))
    },
  })
  function send(event?: FormEvent) {
    event?.preventDefault()
    if (!isReady || call.isPending) return
    call.mutate({ params: { entityId }, body: { remarks: draft.general.trim(), fields: given } })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('verdict.sendBackTitle')}
      actions={
        <>
          <Button onClick={onClose}>{reason('cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            look="primary"
            busy={call.isPending}
            disabled={!isReady}
          >
            {t('verdict.sendBack')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={send} className={styles.remarks}>
        <p>{t('remarks.means')}</p>
        <ProblemBanner error={call.error} />
        <RemarkRows review={review} remarks={remarks} onSend={() => send()} />
        <TextArea
          label={t('remarks.general')}
          rows={3}
          maxLength={2000}
          value={draft.general}
          onChange={remarks.setGeneral}
        />
      </form>
    </Dialog>
  )
}

/** Kept in this tab until it is sent. */
function useRemarksDraft(entityId: number) {
  const [draft, setDraft, forget] = useSessionState(`review-${entityId}-remarks`, emptyDraft)
  const given = draft.rows.flatMap(({ field, text }) =>
    field === null ? [] : [{ field, text: text.trim() }],
  )
  const isLongEnough = given.every(({ text }) => text.length >= leastLength)
  const isAnything = given.length > 0 || draft.general.trim().length >= leastLength
  const setRows = (change: (rows: Draft['rows']) => Draft['rows']) =>
    setDraft((before) => ({ ...before, rows: change(before.rows) }))
  return {
    draft,
    given,
    isReady: isLongEnough && isAnything,
    forget,
    setGeneral: (general: string) => setDraft((before) => ({ ...before, general })),
    change: (index: number, next: Partial<RemarkDraft>) =>
      setRows((rows) => rows.map((row, at) => (at === index ? { ...row, ...next } : row))),
    add: () => setRows((rows) => [...rows, emptyRow]),
    remove: (index: number) => setRows((rows) => rows.filter((_row, at) => at !== index)),
  }
}

function RemarkRows(props: {
  review: Reviewed
  remarks: ReturnType<typeof useRemarksDraft>
  onSend: () => void
}) {
  const { review, remarks, onSend } = props
  const { rows } = remarks.draft
  const t = useTranslations('console-ads.remarks')
  const list = useRef<HTMLOListElement>(null)
  function add() {
    remarks.add()
    requestAnimationFrame(() => {
      const fields = list.current?.querySelectorAll<HTMLElement>('[role=combobox]') ?? []
      fields[fields.length - 1]?.focus()
    })
  }
  function onEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (event.ctrlKey || event.metaKey) onSend()
    else if (rows.length < mostRemarks) add()
  }
  return (
    <>
      <ol ref={list}>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name before its field is chosen.
          <li key={index} className={styles.remark}>
            <RemarkField
              review={review}
              number={index + 1}
              value={row.field}
              onChange={(field) => remarks.change(index, { field })}
            />
            <TextField
              dense
              label={t('text', { number: index + 1 })}
              maxLength={500}
              value={row.text}
              onChange={(text) => remarks.change(index, { text })}
              onKeyDown={onEnter}
            />
            <IconButton
              icon="trash"
              label={t('remove', { number: index + 1 })}
              onClick={() => remarks.remove(index)}
            />
          </li>
        ))}
      </ol>
      <div>
        <Button size="dense" icon="plus" disabled={rows.length >= mostRemarks} onClick={add}>
          {t('add')}
        </Button>
      </div>
    </>
  )
}

function RemarkField(props: {
  review: Reviewed
  number: number
  value: string | null
  onChange: (field: string | null) => void
}) {
  const { review, number, value, onChange } = props
  const t = useTranslations('console-ads.remarks')
  const labels = useAttributeLabels()
  const vehicle = useLooseTexts('vehicle')
  const options = useMemo(() => {
    const parts = remarkableParts.map((id) => ({ id, label: vehicle(`remark.${id}`) }))
    const asked = askedAttributes(valuesOf(review.product)).map(({ attributeCode: id }) => ({
      id,
      label: labels.label(id),
    }))
    return [...parts, ...asked]
  }, [review, labels, vehicle])
  return (
    <Combobox label={t('field', { number })} options={options} value={value} onChange={onChange} />
  )
}
