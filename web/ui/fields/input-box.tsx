import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from '../class-names.ts'
import styles from './field.module.css'

export type InputBoxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & {
  unit?: ReactNode
  dense?: boolean | undefined
  numeric?: boolean | undefined
  before?: ReactNode
  after?: ReactNode
  ref?: Ref<HTMLInputElement> | undefined
}

/** The framed input every text-like field shares: the unit stands inside at the right. */
export function InputBox({ unit, dense, numeric, before, after, ref, ...input }: InputBoxProps) {
  return (
    <div
      className={classNames(
        styles.box,
        dense && styles.dense,
        input['aria-invalid'] && styles.invalid,
        input.disabled && styles.disabled,
      )}
    >
      {before}
      <input {...input} ref={ref} className={classNames(styles.input, numeric && styles.numeric)} />
      {unit && <span className={styles.unit}>{unit}</span>}
      {after}
    </div>
  )
}
