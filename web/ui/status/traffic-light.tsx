import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import styles from './traffic-light.module.css'

export type Light = 'none' | 'red' | 'yellow' | 'green'

export type TrafficLightProps = {
  light: Light
  /** The word beside the lamps: "Target near". */
  word: string
  /** Large form only: what it means, after the word. */
  meaning?: ReactNode
  size?: 'small' | 'large'
  className?: string
}

const lamps = ['red', 'yellow', 'green'] as const
const signs = { red: 'chevron-down', yellow: 'chevron-up', green: 'check' } as const

/** Position, sign and text show the state; colour is not needed to read it. */
export function TrafficLight({
  light,
  word,
  meaning,
  size = 'small',
  className,
}: TrafficLightProps) {
  const large = size === 'large'
  return (
    <span
      className={classNames(
        styles.light,
        large && styles.large,
        light === 'none' && styles.none,
        className,
      )}
    >
      <span className={styles.housing} aria-hidden="true">
        {lamps.map((lamp) => (
          <span key={lamp} className={classNames(styles.lamp, lamp === light && styles[lamp])}>
            {large && lamp === light && <Icon icon={signs[lamp]} size={16} />}
          </span>
        ))}
      </span>
      <span>
        <span className={classNames(large && styles.word)}>{word}</span>
        {meaning && <> {meaning}</>}
      </span>
    </span>
  )
}
