import type { FormEvent } from 'react'
import { useId } from 'react'
import { useTranslations } from 'use-intl/react'
import { Button } from '#web/ui/actions/button.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { ProblemBanner } from '../components/problem-banner.tsx'
import styles from './reason-dialog.module.css'
import { useSessionState } from './session-state.ts'

export type ReasonDialogProps = {
  onClose: () => void
  title: string
  /** What follows, before it is done. */
  consequence: string
  label: string
  submit: string
  isDanger?: boolean
  minimumLength: number
  /** As the call takes it; 2000 where nothing else is said. */
  maximumLength?: number
  /** The key under which the text is kept until it is sent. */
  keptAs: string
  isBusy: boolean
  error: Error | null
  /** The caller clears the kept text once it has arrived. */
  onSubmit: (reason: string) => void
}

const usualMaximumLength = 2000
const empty = ''

/** A decision that has to be explained to somebody. */
export function ReasonDialog({ open, ...rest }: ReasonDialogProps & { open: boolean }) {
  return open ? <OpenDialog {...rest} /> : null
}

function OpenDialog(props: ReasonDialogProps) {
  const { onClose, title, consequence, label, submit, isDanger, keptAs, isBusy } = props
  const { maximumLength = usualMaximumLength } = props
  const t = useTranslations('console.reason')
  const formId = useId()
  const [reason, setReason] = useSessionState(keptAs, empty)
  const isTooShort = reason.trim().length < props.minimumLength
  function send(event: FormEvent) {
    event.preventDefault()
    if (!isTooShort && !isBusy) props.onSubmit(reason.trim())
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            look={isDanger ? 'danger-solid' : 'primary'}
            busy={isBusy}
            disabled={isTooShort}
          >
            {submit}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={send} className={styles.form}>
        <p>{consequence}</p>
        <ProblemBanner error={props.error} />
        <TextArea
          label={label}
          help={t('minimum', { count: props.minimumLength })}
          rows={6}
          maxLength={maximumLength}
          value={reason}
          onChange={(next) => setReason(() => next)}
          counter={t('counter', { count: reason.length, maximum: maximumLength })}
          autoFocus
        />
      </form>
    </Dialog>
  )
}
