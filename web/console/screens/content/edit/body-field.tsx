import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { Button } from '#web/ui/actions/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { FileButton } from '#web/ui/fields/file-button.tsx'
import { TextArea, type TextAreaProps } from '#web/ui/fields/text-area.tsx'
import { Cluster } from '#web/ui/layout/stack.tsx'
import styles from './edit.module.css'
import { type Marked, withBlock } from './markup.ts'
import { MarkupKeys } from './markup-keys.tsx'
import { ChosenPictures } from './pictures/chosen-pictures.tsx'
import { Library } from './pictures/library.tsx'
import { isOfFiles, pastedFiles } from './pictures/pasted-files.ts'
import { useChosenPictures } from './pictures/use-chosen-pictures.ts'

const fieldId = 'entry-body'
const pictureTypes = 'image/jpeg,image/png,image/heic,image/heif,.heic,.heif'

type BodyProps = Omit<TextAreaProps, 'onChange' | 'id' | 'rows'> & {
  readonly locale: string
  readonly onChange: (text: string) => void
}

/** The text itself with the buttons that write its signs. */
export function BodyField({ withPictures, ...props }: BodyProps & { withPictures: boolean }) {
  const t = useTranslations('console-content')
  if (withPictures) return <WithPictures {...props} />
  const { locale: _, ...field } = props
  const help = field.readOnly ? undefined : t('bodyHelp')
  return (
    <div className={styles.body}>
      {!field.readOnly && <MarkupKeys write={(change) => write(change, field.onChange)} />}
      <TextArea {...field} id={fieldId} rows={22} help={help} spellCheck />
    </div>
  )
}

/** Pictures come by button, drop, paste, or from the library; each is described before it stands in the text. */
function WithPictures({ locale, ...field }: BodyProps) {
  const t = useTranslations('console-content')
  const { chosen, addFiles, addPicture, retry, remove } = useChosenPictures()
  const [isOver, setOver] = useState(false)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={classNames(styles.body, isOver && styles.over)}>
      <MarkupKeys write={(change) => write(change, field.onChange)} />
      <Cluster gap={2}>
        <FileButton size="dense" icon="upload" accept={pictureTypes} multiple onFiles={addFiles}>
          {t('pictures.upload')}
        </FileButton>
        <Button size="dense" onClick={() => setOpen(true)}>
          {t('pictures.library')}
        </Button>
      </Cluster>
      <TextArea
        {...field}
        id={fieldId}
        rows={22}
        help={t('bodyHelpPictures')}
        spellCheck
        onPaste={(event) => {
          const files = pastedFiles(event.clipboardData, new Date())
          if (files.length === 0) return
          event.preventDefault()
          addFiles(files)
        }}
        onDragOver={(event) => {
          if (!isOfFiles(event.dataTransfer)) return
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          setOver(false)
          if (!isOfFiles(event.dataTransfer)) return
          event.preventDefault()
          addFiles([...event.dataTransfer.files])
        }}
      />
      <ChosenPictures
        chosen={chosen}
        locale={locale}
        onInsert={(markup) => write((marked) => withBlock(marked, markup), field.onChange)}
        onRetry={retry}
        onRemove={remove}
      />
      <Library
        open={isOpen}
        onClose={() => setOpen(false)}
        onChoose={(picture) => {
          setOpen(false)
          addPicture(picture)
        }}
      />
    </div>
  )
}

/** Changes the text at what is marked in it, and marks what the change says. */
function write(change: (selection: Marked) => Marked, onChange: (text: string) => void): void {
  const field = document.getElementById(fieldId)
  if (!(field instanceof HTMLTextAreaElement)) return
  const { text, from, to } = change({
    text: field.value,
    from: field.selectionStart,
    to: field.selectionEnd,
  })
  const { scrollTop } = field
  onChange(text)
  // React writes the value first; then what was marked is marked again, where it stood in the field.
  requestAnimationFrame(() => {
    field.focus()
    field.setSelectionRange(from, to)
    field.scrollTop = scrollTop
  })
}
