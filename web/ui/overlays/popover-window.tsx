import type { MouseEventHandler, ReactNode } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { useUiTexts } from '../ui-texts.ts'
import styles from './popover-window.module.css'

type PopoverWindowProps = {
  /** Named by the button that opens it: `popoverTarget`. */
  readonly id: string
  readonly title: string
  /** left and right: 85 % of the width, 80 % of the height. bottom: a sheet as high as its content. */
  readonly side: 'left' | 'right' | 'bottom'
  /** On a desktop it is a column of the page, with the title as its name. */
  readonly isColumn?: boolean
  readonly foot?: ReactNode
  readonly onClick?: MouseEventHandler<HTMLElement>
  readonly children: ReactNode
}

/**
 * A window of the browser's own popover: it opens before any script; Escape, its cross and a press beside it close it.
 * What lies beneath it is out of reach once `watchPopoverWindows` runs.
 */
export function PopoverWindow(props: PopoverWindowProps) {
  const { id, title, side, isColumn = false, foot, onClick, children } = props
  const uiTexts = useUiTexts()
  const shown = {
    id,
    popover: 'auto',
    'data-window': '',
    'aria-label': title,
    className: classNames(styles.window, styles[side], isColumn && styles.column),
    onClick,
  } as const
  const content = (
    <>
      <div className={styles.head}>
        {isColumn ? (
          <b className={styles.title}>{title}</b>
        ) : (
          <h2 className={styles.title}>{title}</h2>
        )}
        <IconButton icon="x" label={uiTexts.close} {...closingPopover(id)} autoFocus={!isColumn} />
      </div>
      <div className={styles.body}>{children}</div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </>
  )
  if (isColumn) return <aside {...shown}>{content}</aside>
  return (
    <div {...shown} role="dialog">
      {content}
    </div>
  )
}

/** For a button that closes the popover. */
export function closingPopover(id: string) {
  return { popoverTarget: id, popoverTargetAction: 'hide' } as const
}
