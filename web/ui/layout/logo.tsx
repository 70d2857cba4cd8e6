import { classNames } from '../class-names.ts'
import { Link } from '../link.tsx'
import styles from './logo.module.css'

export type LogoProps = {
  /** Where it leads; without it the logo is a mere picture. */
  href?: string
  /** Read aloud: "CM24, to the start page". */
  label: string
  /** White, for dark grounds. */
  onColour?: boolean
  /** After the name, for the operator's console. */
  suffix?: string
}

const body = 'M2 20V6a4 4 0 0 1 4-4h18c5 0 7 4 8 9l2 3v6h-3a4.5 4.5 0 0 0-9 0h-8a4.5 4.5 0 0 0-9 0Z'

function LogoMark() {
  return (
    <svg viewBox="0 0 36 26" className={styles.mark} aria-hidden="true">
      <path d={body} fill="currentColor" />
      <circle cx="9.5" cy="21" r="3.5" fill="currentColor" />
      <circle cx="26.5" cy="21" r="3.5" fill="currentColor" />
      <path d="M6 7h7v5H6zM24 6c2 0 4 3 4.5 6H22V6Z" className={styles.window} />
    </svg>
  )
}

export function Logo({ href, label, onColour, suffix }: LogoProps) {
  const className = classNames(styles.logo, onColour && styles.onColour)
  const content = (
    <>
      <LogoMark />
      <span aria-hidden="true">
        CM24{suffix && <span className={styles.suffix}> {suffix}</span>}
      </span>
    </>
  )
  if (href === undefined) {
    return (
      <span role="img" aria-label={label} className={className}>
        {content}
      </span>
    )
  }
  return (
    <Link href={href} aria-label={label} className={className}>
      {content}
    </Link>
  )
}
