import type { ReactNode } from 'react'
import buttonStyles from '../actions/button.module.css'
import { type ButtonShape, buttonClassName } from '../actions/button-style.ts'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import type { IconName } from '../icon-names.ts'
import styles from './file-drop.module.css'

export type FileButtonProps = Pick<ButtonShape, 'look' | 'size' | 'wide'> & {
  accept?: string
  multiple?: boolean
  /** Opens the camera of a phone. */
  capture?: 'environment' | 'user'
  icon?: IconName
  onFiles: (files: File[]) => void
  children: ReactNode
}

/** Looks like a button and opens the list of files, or the camera of a phone. */
export function FileButton(props: FileButtonProps) {
  const { accept, multiple, capture, icon, onFiles, children, ...shape } = props
  return (
    <label className={classNames(buttonClassName(shape), styles.asButton)}>
      <input
        type="file"
        className="visually-hidden"
        accept={accept}
        multiple={multiple}
        capture={capture}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])])
          // The same file may be chosen again after it was removed.
          event.currentTarget.value = ''
        }}
      />
      <span className={buttonStyles.label}>
        {icon && <Icon icon={icon} />}
        {children}
      </span>
    </label>
  )
}
