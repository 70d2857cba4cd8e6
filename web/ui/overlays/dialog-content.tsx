import { type ReactNode, useRef } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { useUiTexts } from '../ui-texts.ts'
import { useFootBar } from '../window/foot-bar.ts'
import { ScrolledBody } from '../window/scrolled-body.ts'
import styles from './dialog.module.css'

export type DialogContentProps = {
  title: ReactNode
  /** Where the title's element gets its id. */
  titleId: string
  children: ReactNode
  /** Buttons, the main one last. */
  actions?: ReactNode
  onClose: () => void
  /** Nothing but its own buttons ends it: no cross, no Escape. */
  isUnavoidable?: boolean | undefined
}

/** Title and buttons stay in sight, what lies between them scrolls. */
export function DialogContent(props: DialogContentProps) {
  const { title, titleId, children, actions, isUnavoidable = false, onClose } = props
  const uiTexts = useUiTexts()
  return (
    <div className={styles.box}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {!isUnavoidable && <IconButton icon="x" label={uiTexts.close} onClick={onClose} />}
      </div>
      <div className={styles.body}>
        <ScrolledBody value={true}>{children}</ScrolledBody>
      </div>
      {actions && <Foot>{actions}</Foot>}
    </div>
  )
}

function Foot({ children }: { children: ReactNode }) {
  const foot = useRef<HTMLDivElement>(null)
  useFootBar(foot)
  return (
    <div ref={foot} className={styles.foot}>
      {children}
    </div>
  )
}
