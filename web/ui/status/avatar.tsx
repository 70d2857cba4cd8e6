import { classNames } from '../class-names.ts'
import styles from './avatar.module.css'

export type AvatarProps = {
  /** Initials are taken from it; the name itself stands beside the avatar. */
  name: string
  src?: string | undefined
  size?: 'small' | 'large'
}

function initials(name: string): string {
  const parts = name.split(/\s+/u).filter(Boolean)
  const ends = parts.length > 1 ? [parts[0], parts.at(-1)] : parts
  return ends
    .map((word) => word?.charAt(0) ?? '')
    .join('')
    .toUpperCase()
}

/** Decorative: whoever it stands for is named beside it. */
export function Avatar({ name, src, size = 'small' }: AvatarProps) {
  return (
    <span className={classNames(styles.avatar, styles[size])} aria-hidden="true">
      {src ? <img src={src} alt="" /> : initials(name)}
    </span>
  )
}
