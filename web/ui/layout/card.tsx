import type { HTMLAttributes, RefCallback } from 'react'
import { classNames } from '../class-names.ts'
import styles from './card.module.css'

export type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'section' | 'article' | 'aside' | 'li'
  /** Without padding the content reaches the border: pictures, tables, lists. */
  padded?: boolean
  look?: 'lying' | 'floating' | 'chosen'
  /** Called with the element, whichever it is. */
  ref?: RefCallback<HTMLElement>
}

export function Card({
  as: Element = 'div',
  padded = true,
  look = 'lying',
  className,
  ...rest
}: CardProps) {
  return (
    <Element
      {...rest}
      className={classNames(
        styles.card,
        padded && styles.padded,
        look !== 'lying' && styles[look],
        className,
      )}
    />
  )
}
