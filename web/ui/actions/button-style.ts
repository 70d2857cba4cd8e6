import { classNames } from '../class-names.ts'
import styles from './button.module.css'

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-solid'
export type ButtonSize = 'dense' | 'normal' | 'large'

export type ButtonShape = {
  look?: ButtonLook | undefined
  size?: ButtonSize | undefined
  wide?: boolean | undefined
  /** A quiet one whose word stands in line with the text around it; its surface reaches beyond. */
  flush?: boolean | undefined
  className?: string | undefined
}

export function buttonClassName({
  look = 'secondary',
  size = 'normal',
  wide,
  flush,
  className,
}: ButtonShape) {
  return classNames(
    styles.button,
    look === 'danger-solid' ? styles.dangerSolid : styles[look],
    size !== 'normal' && styles[size],
    wide && styles.wide,
    flush && styles.flush,
    className,
  )
}
