import type { HTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import styles from './stack.module.css'

/** Steps of the 4 px grid: 4 is 16 px. */
export type Gap = 1 | 2 | 3 | 4 | 6 | 8 | 12

type Shared = HTMLAttributes<HTMLElement> & { gap?: Gap; as?: 'div' | 'ul' | 'ol' | 'section' }

/** One below the other. */
export function Stack({ gap = 4, as: Element = 'div', className, ...rest }: Shared) {
  return <Element {...rest} className={classNames(styles.stack, styles[`gap${gap}`], className)} />
}

export type ClusterProps = Shared & {
  justify?: 'start' | 'between' | 'end' | 'center'
  align?: 'center' | 'baseline'
}

/** Side by side, wrapping where the room ends. */
export function Cluster(props: ClusterProps) {
  const {
    gap = 2,
    as: Element = 'div',
    justify = 'start',
    align = 'center',
    className,
    ...rest
  } = props
  return (
    <Element
      {...rest}
      className={classNames(
        styles.cluster,
        styles[`gap${gap}`],
        justify !== 'start' && styles[justify],
        align === 'baseline' && styles.baseline,
        className,
      )}
    />
  )
}

export type TilesProps = Shared & { wide?: boolean }

/** Equal tiles, as many beside each other as fit. */
export function Tiles({ gap = 4, as: Element = 'div', wide, className, ...rest }: TilesProps) {
  return (
    <Element
      {...rest}
      className={classNames(styles.tiles, wide && styles.wideTiles, styles[`gap${gap}`], className)}
    />
  )
}
