import { type DragEvent, type ReactNode, useId, useState } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { ProgressBar } from '../status/progress-bar.tsx'
import { useUiTexts } from '../ui-texts.ts'
import { ErrorLine } from './field.tsx'
import styles from './file-drop.module.css'

export type FileDropItem = {
  id: string
  name: string
  state: 'waiting' | 'sending' | 'done' | 'failed'
  /** Ready text: the size, what is happening, or what went wrong. */
  detail?: string
  /** 0 to 100 while sending. */
  percent?: number
  /** False where the file itself is the reason and the same one would fail again. */
  canRetry?: boolean
  preview?: ReactNode
}

export type FileDropProps = {
  title: ReactNode
  hint?: ReactNode
  error?: ReactNode
  accept?: string
  multiple?: boolean
  /** Opens the camera at once on a phone. */
  capture?: 'environment' | 'user'
  disabled?: boolean
  onFiles: (files: File[]) => void
  items?: readonly FileDropItem[]
  onRetry?: (id: string) => void
  onRemove?: (id: string) => void
}

function FileRow({
  item,
  onRetry,
  onRemove,
}: { item: FileDropItem } & Pick<FileDropProps, 'onRetry' | 'onRemove'>) {
  const uiTexts = useUiTexts()
  const { id, name, state, detail, percent = 0, canRetry = true, preview } = item
  return (
    <li className={classNames(styles.file, state === 'failed' && styles.failed)}>
      {preview ? (
        <span className={styles.preview}>{preview}</span>
      ) : (
        <span className={styles.kind}>
          <Icon icon="file-text" />
        </span>
      )}
      <div>
        <div className={styles.name} title={name}>
          {name}
        </div>
        <div className={styles.state} data-state={state}>
          {state === 'failed' && <Icon icon="circle-exclamation-point" size={16} />}
          {state === 'done' && <Icon icon="circle-check" size={16} />}
          <span>{detail}</span>
        </div>
        {state === 'sending' && (
          <ProgressBar label={name} labelHidden percent={percent} className={styles.bar} />
        )}
      </div>
      <div className={styles.actions}>
        {state === 'failed' && canRetry && onRetry && (
          <IconButton
            icon="rotate-cw"
            label={`${uiTexts.retry}: ${name}`}
            onClick={() => onRetry(id)}
          />
        )}
        {onRemove && (
          <IconButton icon="x" label={`${uiTexts.remove}: ${name}`} onClick={() => onRemove(id)} />
        )}
      </div>
    </li>
  )
}

/** Drop, choose or photograph. Whoever uses it sends the files and says how each one fares. */
export function FileDrop(props: FileDropProps) {
  const { title, hint, error, accept, multiple, capture, disabled, onFiles, items = [] } = props
  const [over, setOver] = useState(false)
  const errorId = useId()

  function take(files: FileList | null) {
    const list = [...(files ?? [])]
    if (list.length > 0 && !disabled) onFiles(multiple ? list : list.slice(0, 1))
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }

  return (
    <div>
      <label
        className={classNames(
          styles.drop,
          over && styles.over,
          disabled && styles.disabled,
          Boolean(error) && styles.invalid,
        )}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(!disabled)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          type="file"
          className="visually-hidden"
          accept={accept}
          multiple={multiple}
          capture={capture}
          disabled={disabled}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => {
            take(event.currentTarget.files)
            // The same file may be chosen again after it was removed.
            event.currentTarget.value = ''
          }}
        />
        <Icon icon="upload" size={24} className={styles.icon} />
        <span className={styles.title}>{title}</span>
        {hint && <span className={styles.hint}>{hint}</span>}
      </label>
      <div id={errorId} className={styles.error} aria-live="polite">
        {error && <ErrorLine>{error}</ErrorLine>}
      </div>
      <FileRows items={items} {...pickActions(props)} />
    </div>
  )
}

/** Files one below the other, each with what is happening to it. */
export function FileRows({
  items,
  ...actions
}: { items: readonly FileDropItem[] } & Pick<FileDropProps, 'onRetry' | 'onRemove'>) {
  if (items.length === 0) return null
  return (
    <ul className={styles.files}>
      {items.map((item) => (
        <FileRow key={item.id} item={item} {...actions} />
      ))}
    </ul>
  )
}

function pickActions({ onRetry, onRemove }: FileDropProps) {
  return { ...(onRetry && { onRetry }), ...(onRemove && { onRemove }) }
}
