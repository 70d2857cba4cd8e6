import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import type { SpotPoint } from '#domain/vehicle/catalogue/damage-views.ts'
import styles from './damages.module.css'

type MapPinProps = {
  readonly index: number
  readonly label: string
  readonly point: SpotPoint
  readonly pointUnder: (event: MouseEvent | PointerEvent) => SpotPoint
  readonly onPress: () => void
  readonly onMoving: (point: SpotPoint) => void
  readonly onMoved: (point: SpotPoint) => void
}

/** A finger that moves less than this presses. */
const stillPx = 6
const keyStep = 3

/** A press opens it; dragging, or the arrow keys and then Enter, put it elsewhere. */
export function MapPin(props: MapPinProps) {
  const { index, label, point, pointUnder, onPress, onMoving, onMoved } = props
  const [moving, setMoving] = useState<SpotPoint | null>(null)
  const grabbed = useRef<{ readonly x: number; readonly y: number } | null>(null)
  const wasDragged = useRef(false)
  const shown = moving ?? point

  function moveTo(next: SpotPoint) {
    setMoving(next)
    onMoving(next)
  }
  function drop() {
    if (moving) onMoved(moving)
    setMoving(null)
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key]
    if (step) {
      event.preventDefault()
      event.stopPropagation()
      const inside = (value: number) => Math.min(Math.max(value, 0), 100)
      moveTo({ x: inside(shown.x + step[0] * keyStep), y: inside(shown.y + step[1] * keyStep) })
    } else if (moving && (event.key === 'Enter' || event.key === 'Escape')) {
      event.preventDefault()
      event.stopPropagation()
      if (event.key === 'Enter') drop()
      else setMoving(null)
    }
  }
  return (
    <button
      type="button"
      className={styles.pin}
      style={{ left: `${shown.x}%`, top: `${shown.y}%` }}
      data-pin={index}
      aria-label={label}
      onKeyDown={onKeyDown}
      onBlur={drop}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        grabbed.current = { x: event.clientX, y: event.clientY }
        wasDragged.current = false
      }}
      onPointerMove={(event) => {
        const from = grabbed.current
        if (!from) return
        const way = Math.hypot(event.clientX - from.x, event.clientY - from.y)
        if (!wasDragged.current && way < stillPx) return
        wasDragged.current = true
        moveTo(pointUnder(event))
      }}
      onPointerUp={() => {
        grabbed.current = null
        if (wasDragged.current) drop()
      }}
      onPointerCancel={() => {
        grabbed.current = null
        setMoving(null)
      }}
      onClick={() => {
        if (!wasDragged.current) onPress()
        wasDragged.current = false
      }}
    >
      {index + 1}
    </button>
  )
}

const steps: Readonly<Partial<Record<string, readonly [across: number, down: number]>>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
