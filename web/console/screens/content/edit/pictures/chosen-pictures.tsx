import { type FormEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { mayTryAgain } from '#web/api/uploads/upload-queue.ts'
import { useObjectUrl } from '#web/api/uploads/use-object-url.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Cluster, Stack } from '#web/ui/layout/stack.tsx'
import { ProgressBar } from '#web/ui/status/progress-bar.tsx'
import { pictureMarkup } from '../markup.ts'
import styles from './pictures.module.css'
import type { ChosenPicture } from './use-chosen-pictures.ts'
import { useUploadText } from './use-upload-text.ts'

type Actions = {
  /** Of the text, since each language says it in its own words. */
  readonly locale: string
  readonly onInsert: (markup: string) => void
  readonly onRetry: (id: string) => void
  readonly onRemove: (id: string) => void
}

/** Pictures on their way into the text: each is asked what it shows before it can be inserted. */
export function ChosenPictures({
  chosen,
  ...actions
}: Actions & { readonly chosen: readonly ChosenPicture[] }) {
  const t = useTranslations('console-content.pictures')
  if (chosen.length === 0) return null
  return (
    <ul className={styles.chosen} aria-label={t('chosen')}>
      {chosen.map((each, index) => (
        <li key={each.id}>
          <Row chosen={each} isFirst={index === 0} {...actions} />
        </li>
      ))}
    </ul>
  )
}

function Row(props: Actions & { readonly chosen: ChosenPicture; readonly isFirst: boolean }) {
  const { chosen, isFirst, locale, onInsert, onRetry, onRemove } = props
  const { id, name, picture, upload } = chosen
  const t = useTranslations('console-content.pictures')
  const tContent = useTranslations('console-content')
  const describe = useUploadText()
  const [alt, setAlt] = useState('')
  const [isTried, setTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const isMissing = alt.trim() === ''
  const phase = upload?.phase
  const hasFailed = phase?.kind === 'failed'
  function insert(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isMissing) field.current?.focus()
    if (isMissing || !picture) return
    onInsert(pictureMarkup(alt, picture))
    onRemove(id)
  }
  return (
    <form className={styles.row} onSubmit={insert} noValidate>
      <Thumb chosen={chosen} />
      <Stack gap={2}>
        <p className={styles.name} title={name}>
          {name}
        </p>
        {phase && (
          <p className={hasFailed ? styles.failed : 'muted tiny'} aria-live="polite">
            {describe(phase)}
          </p>
        )}
        {phase?.kind === 'sending' && (
          <ProgressBar label={name} labelHidden percent={phase.percent} />
        )}
        {(!hasFailed || mayTryAgain(phase)) && (
          <TextField
            label={t('alt', { code: locale.toUpperCase() })}
            help={t('altHelp')}
            lang={locale}
            ref={field}
            value={alt}
            onChange={setAlt}
            autoFocus={isFirst}
            error={isTried && isMissing ? t('altMissing') : undefined}
            spellCheck
          />
        )}
        <Cluster gap={2}>
          {hasFailed ? (
            mayTryAgain(phase) && (
              <Button size="dense" icon="rotate-cw" onClick={() => onRetry(id)}>
                {t('retry')}
              </Button>
            )
          ) : (
            <Button size="dense" type="submit" disabledReason={picture ? undefined : t('notYet')}>
              {t('insert')}
            </Button>
          )}
          <Button size="dense" onClick={() => onRemove(id)}>
            {hasFailed ? tContent('discard') : t('drop')}
          </Button>
        </Cluster>
      </Stack>
    </form>
  )
}

function Thumb({ chosen: { picture, file } }: { readonly chosen: ChosenPicture }) {
  if (picture) {
    return <img className={styles.thumb} src={`/pictures/${picture.key}/320.webp`} alt="" />
  }
  return file ? <FileThumb file={file} /> : null
}

/** Not every browser can show every file; until the server has made it one, its place stays empty. */
function FileThumb({ file }: { readonly file: File }) {
  const address = useObjectUrl(file)
  const [isUnreadable, setUnreadable] = useState(false)
  if (address === undefined || isUnreadable) return <span className={styles.thumb} />
  return <img className={styles.thumb} src={address} alt="" onError={() => setUnreadable(true)} />
}
