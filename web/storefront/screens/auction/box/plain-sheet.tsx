import { type ReactNode, useId } from 'react'
import { Button } from '#web/ui/actions/button.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { useUiTexts } from '#web/ui/ui-texts.ts'
import boxStyles from '../auction-box.module.css'
import styles from './plain-sheet.module.css'

type PlainSheetProps = {
  /** The words of the button that opens it. */
  readonly opens: string
  readonly title: string
  readonly children: ReactNode
}

/** The sheet with the box on a page without React: the browser's own popover, which Escape or a press beside closes. */
export function PlainSheet({ opens, title, children }: PlainSheetProps) {
  const id = useId()
  const uiTexts = useUiTexts()
  return (
    <>
      <Button look="primary" aria-haspopup="dialog" popoverTarget={id}>
        {opens}
      </Button>
      <div id={id} popover="auto" role="dialog" aria-label={title} className={styles.sheet}>
        <div className={styles.head}>
          <h2>{title}</h2>
          <IconButton
            icon="x"
            label={uiTexts.close}
            popoverTarget={id}
            popoverTargetAction="hide"
          />
        </div>
        <div className={styles.body}>
          <div className={boxStyles.sheet}>{children}</div>
        </div>
      </div>
    </>
  )
}
