import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './edit.module.css'
import { type Box, movedBox, resizedBox } from './picture-edit.ts'

type Grip = 'whole' | 'corner'
const keyStep = 2

/** Marks a part of a picture: dragged by its middle, made larger by its corner, both by arrow keys. */
export function BoxOnPicture(props: {
  box: Box
  label: string
  cornerLabel: string
  look: 'cut' | 'cover'
  onChange: (box: Box) => void
  onRemove?: () => void
  removeLabel?: string
}) {
  const { box, label, cornerLabel, look, onChange, onRemove, removeLabel } = props
  const grabbed = useRef<{ x: number; y: number; box: Box; frame: DOMRect } | null>(null)
  const change = { whole: movedBox, corner: resizedBox } as const

  const handlersOf = (grip: Grip) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const frame = event.currentTarget.closest('[data-picture-frame]')?.getBoundingClientRect()
      if (!frame) return
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      grabbed.current = { x: event.clientX, y: event.clientY, box, frame }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const from = grabbed.current
      if (!from) return
      event.stopPropagation()
      const across = ((event.clientX - from.x) / from.frame.width) * 100
      const down = ((event.clientY - from.y) / from.frame.height) * 100
      onChange(change[grip](from.box, across, down))
    },
    onPointerUp() {
      grabbed.current = null
    },
    onPointerCancel() {
      grabbed.current = null
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Delete') onRemove?.()
      const step = steps[event.key]
      if (!step) return
      event.preventDefault()
      event.stopPropagation()
      onChange(change[grip](box, step[0] * keyStep, step[1] * keyStep))
    },
  })
  const { left, top, width, height } = box
  return (
    <div
      className={classNames(styles.box, styles[look])}
      style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
    >
      <button type="button" className={styles.grip} aria-label={label} {...handlersOf('whole')} />
      <button
        type="button"
        className={styles.corner}
        aria-label={cornerLabel}
        {...handlersOf('corner')}
      />
      {onRemove && (
        <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
          <Icon icon="x" size={16} />
        </button>
      )}
    </div>
  )
}

const steps: Readonly<Partial<Record<string, readonly [across: number, down: number]>>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
