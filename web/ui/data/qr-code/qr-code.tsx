import { useMemo } from 'react'
import styles from './qr-code.module.css'
import { qrPath } from './qr-path.ts'

/** A text for the camera of another device. `label` says what it leads to; the text itself is beside it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => qrPath(text), [text])
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={styles.code}>
      <path d={path} />
    </svg>
  )
}
