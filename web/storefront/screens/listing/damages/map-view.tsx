import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import {
  type DamageRegion,
  pointOf,
  regionAt,
  regionsOf,
} from '#domain/listing/damage-map/damage-regions.ts'
import type { VehicleForm } from '#domain/listing/damage-map/part-table.ts'
import type { DamageSpot, DamageView, SpotPoint } from '#domain/vehicle/catalogue/damage-views.ts'
import styles from './damages.module.css'
import { MapPin } from './map-pin.tsx'

export type Pin = {
  readonly index: number
  readonly name: string
  readonly spot: DamageSpot | undefined
}

type MapViewProps = {
  readonly view: DamageView
  readonly form: VehicleForm
  readonly drawing: string
  readonly title: string
  readonly pins: readonly Pin[]
  /** Pointed to a moment ago, with nothing said about it yet. */
  readonly added: { readonly index: number; readonly spot: DamageSpot } | null
  readonly nameOf: (region: DamageRegion) => string
  readonly onPoint: (region: DamageRegion, point: SpotPoint) => void
  readonly onOpen: (index: number) => void
  readonly onMove: (index: number, region: DamageRegion, point: SpotPoint) => void
}

/** One side of the vehicle: its regions are buttons, its damages are pins above them. */
export function MapView(props: MapViewProps) {
  const { view, form, drawing, title, pins, added, nameOf, onPoint, onOpen, onMove } = props
  const t = useTranslations('editor.damages')
  const frame = useRef<HTMLDivElement>(null)
  const regions = regionsOf(form, view)
  const [spoken, setSpoken] = useState('')

  /** Percent of the frame. */
  function pointUnder({ clientX, clientY }: MouseEvent | PointerEvent): SpotPoint {
    const { left, top, width, height } = frame.current?.getBoundingClientRect() ?? new DOMRect()
    const share = (value: number) => Math.round(Math.min(Math.max(value, 0), 1) * 1000) / 10
    return { x: share((clientX - left) / width), y: share((clientY - top) / height) }
  }
  function press(event: MouseEvent, region: DamageRegion) {
    // A key has no place of its own: it means the region.
    const point = event.detail === 0 ? pointOf(regions, region) : pointUnder(event)
    onPoint(regionAt(regions, point) ?? region, point)
  }
  const inOrder = [...regions].sort(
    (first, second) => first.top - second.top || first.left - second.left,
  )
  return (
    <div className={styles.frame} ref={frame}>
      <img src={drawing} alt="" draggable={false} />
      <p className={styles.frameTitle}>{title}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: regions of a drawing are no form fields. */}
      <div role="group" aria-label={t('regions', { view: title })} onKeyDown={walk}>
        {inOrder.map((region, place) => (
          <button
            key={`${region.area}-${region.place}`}
            type="button"
            className={styles.region}
            style={{
              left: `${region.left}%`,
              top: `${region.top}%`,
              width: `${region.width}%`,
              height: `${region.height}%`,
              zIndex: regions.indexOf(region) + 1,
            }}
            tabIndex={place === 0 ? 0 : -1}
            aria-label={nameOf(region)}
            title={nameOf(region)}
            onClick={(event) => press(event, region)}
          />
        ))}
      </div>
      {pins.map(({ index, name, spot }) =>
        spot ? (
          <MapPin
            key={index}
            index={index}
            label={t('pin', { number: index + 1, area: name })}
            point={spot}
            pointUnder={pointUnder}
            onPress={() => onOpen(index)}
            onMoving={(point) => {
              const region = regionAt(regions, point)
              setSpoken(region ? nameOf(region) : '')
            }}
            onMoved={(point) => {
              const region = regionAt(regions, point)
              if (region) onMove(index, region, point)
            }}
          />
        ) : null,
      )}
      {added && (
        <span
          className={styles.pin}
          data-open="true"
          style={{ left: `${added.spot.x}%`, top: `${added.spot.y}%` }}
        >
          {added.index + 1}
        </span>
      )}
      <p className={styles.frameHint}>{t('zoom')}</p>
      <span className="visually-hidden" aria-live="polite">
        {spoken}
      </span>
    </div>
  )
}

/** Arrow keys walk over the regions, so that they are one stop for Tab. */
function walk(event: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  event.preventDefault()
  const all = [...event.currentTarget.querySelectorAll('button')]
  const now = all.findIndex((each) => each.matches(':focus'))
  const next = all[(now + step + all.length) % all.length]
  for (const each of all) each.tabIndex = each === next ? 0 : -1
  next?.focus()
}
