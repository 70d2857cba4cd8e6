import { useTranslations } from 'use-intl/react'
import { Button } from '#web/ui/actions/button.tsx'
import { guideDrawingNames } from '#web/ui/guide-drawings/guide-drawing.tsx'
import { Cluster } from '#web/ui/layout/stack.tsx'
import { type Marked, marked, markups } from './markup.ts'

/** Buttons that write the signs around what is marked in the field. */
export function MarkupKeys({
  write,
}: {
  readonly write: (change: (selection: Marked) => Marked) => void
}) {
  const t = useTranslations('console-content.markup')
  return (
    <Cluster gap={2}>
      {(Object.keys(markups) as (keyof typeof markups)[]).map((name) => (
        <Button
          key={name}
          size="dense"
          onClick={() => write((selection) => marked(selection, name))}
        >
          {t(name)}
        </Button>
      ))}
      <span className="muted tiny">{t('drawings', { names: guideDrawingNames.join(', ') })}</span>
    </Cluster>
  )
}
