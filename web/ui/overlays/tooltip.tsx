import type { ReactElement, ReactNode } from 'react'
import { Button, Dialog, DialogTrigger } from 'react-aria-components/Modal'
import { Popover } from 'react-aria-components/Popover'
import { Tooltip as AriaTooltip, Focusable, TooltipTrigger } from 'react-aria-components/Tooltip'
import buttonStyles from '../actions/button.module.css'
import { buttonClassName } from '../actions/button-style.ts'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import styles from './tooltip.module.css'

export type TooltipProps = {
  text: ReactNode
  /** One focusable element: a Button, an IconButton, a link. */
  children: ReactElement<Record<string, unknown>, string>
}

/** A nicety for mouse and keyboard. Fingers never see it, so nothing needed may stand here alone. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={500}>
      <Focusable>{children}</Focusable>
      <AriaTooltip offset={6} className={classNames(styles.tooltip)}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}

export type ExplanationProps = { label: string; children: ReactNode }

/** A question mark that explains when pressed; works for fingers too. */
export function Explanation({ label, children }: ExplanationProps) {
  return (
    <DialogTrigger>
      <Button
        aria-label={label}
        className={buttonClassName({ look: 'quiet', size: 'dense', className: buttonStyles.icon })}
      >
        <Icon icon="circle-question-mark" />
      </Button>
      <Popover offset={4}>
        <Dialog aria-label={label} className={classNames(styles.explanation)}>
          {children}
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}
