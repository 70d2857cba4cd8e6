import { useTranslations } from 'use-intl/react'
import { Button } from '#web/ui/actions/button.tsx'
import { guideDrawingNames } from '#web/ui/guide-drawings/guide-drawing.tsx'
import { Cluster } from '#web/ui/layout/stack.tsx'
import { marked, markups } from './markup.ts'

/** Buttons that write the signs around what is marked in the field. */
export function MarkupKeys({
  fieldId,
  onChange,
}: {
  fieldId: string
  onChange: (text: string) => void
}) {
  const t = useTranslations('console-content.markup')
  function write(name: keyof typeof markups) {
    const field = document.getElementById(fieldId)
    if (!(field instanceof HTMLTextAreaElement)) return
    const { text, from, to } = marked(
      { text: field.value, from: field.selectionStart, to: field.selectionEnd },
      name,
    )
    onChange(text)
    // React writes the value first; then what was marked is marked again.
    requestAnimationFrame(() => {
      field.focus()
      field.setSelectionRange(from, to)
    })
  }
  return (
    <Cluster gap={2}>
      {(Object.keys(markups) as (keyof typeof markups)[]).map((name) => (
        <Button key={name} size="dense" onClick={() => write(name)}>
          {t(name)}
        </Button>
      ))}
      <span className="muted tiny">{t('drawings', { names: guideDrawingNames.join(', ') })}</span>
    </Cluster>
  )
}
