import type { ReactNode } from 'react'
import { Documents, Handover, Pictures, Vat } from './drawn-things.tsx'
import { BuyersView, LeakTest } from './drawn-vehicles.tsx'
import styles from './guide-drawings.module.css'

const drawings: Readonly<Record<string, () => ReactNode>> = {
  'buyers-view': BuyersView,
  documents: Documents,
  'leak-test': LeakTest,
  pictures: Pictures,
  vat: Vat,
  handover: Handover,
}

export const guideDrawingNames = Object.keys(drawings)

/** A drawing of the guide by its name, or nothing. It holds no words, so that it is the same in every language. */
export function GuideDrawing({ name, label }: { name: string; label?: string }) {
  const Drawing = Object.hasOwn(drawings, name) ? drawings[name] : undefined
  if (!Drawing) return null
  const size = { viewBox: '0 0 640 280', className: styles.drawing, focusable: 'false' } as const
  return label ? (
    <svg {...size} role="img" aria-label={label}>
      <Drawing />
    </svg>
  ) : (
    <svg {...size} aria-hidden="true">
      <Drawing />
    </svg>
  )
}
