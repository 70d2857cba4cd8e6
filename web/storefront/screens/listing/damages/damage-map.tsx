import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import {
  type Announcement,
  kindOfAnnouncement,
  openAnnouncements,
  viewOfAnnouncement,
} from '#domain/listing/damage-map/announced-damages.ts'
import { spotOfArea, vehicleFormOf } from '#domain/listing/damage-map/damage-regions.ts'
import { maxDamages } from '#domain/listing/damages.ts'
import type { DamageSpot, DamageView } from '#domain/vehicle/catalogue/damage-views.ts'
import { Banner } from '#web/ui/status/banner.tsx'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { fieldId } from '../fields/field-id.ts'
import { AreaSelect } from './area-select.tsx'
import { ConfirmRemoval } from './confirm-removal.tsx'
import { drawingOf } from './damage-drawings.ts'
import { DamageList } from './damage-list.tsx'
import { DamageSheet } from './damage-sheet.tsx'
import styles from './damages.module.css'
import { MapView } from './map-view.tsx'
import { recordedView, recordView } from './recorded-view.ts'
import { useAreaNames } from './use-area-names.ts'
import { useDamages } from './use-damages.ts'
import { ViewButtons } from './view-buttons.tsx'

/** Damages are pointed to on the own vehicle; each view, a list and the keyboard give the same areas. */
export function DamageMap() {
  const t = useTranslations('editor.damages')
  const undo = useTranslations('shell.snackbar')
  const snackbar = useSnackbar()
  const { kind, draft } = useAd().state
  const { values } = draft
  const form = vehicleFormOf(values, kind)
  const names = useAreaNames(kind)
  const map = useDamages()
  const { damages, open } = map
  const [view, setView] = useShownView()
  const [announced, setAnnounced] = useState<Announcement | null>(null)
  const [leaving, setLeaving] = useState<number | null>(null)
  const place = useRef<HTMLDivElement>(null)
  useFocusOnPin(place, open?.index ?? null)

  const presetKind = announced === null ? undefined : kindOfAnnouncement[announced]
  const isFull = damages.length >= maxDamages
  const pins = damages.map((damage, index) => {
    const area = textOfArea(damage.values[map.areaCode])
    const spot = damage.spot ?? (area === undefined ? undefined : spotOfArea(form, area))
    return { index, name: names.damage(damage, values), spot }
  })

  function begin(area: string, spot?: Parameters<typeof map.begin>[0]['spot']) {
    if (isFull) return
    map.begin({
      area,
      ...(spot && { spot }),
      ...(presetKind !== undefined && { kind: presetKind }),
    })
    setAnnounced(null)
  }
  function remove(index: number) {
    if ((damages[index]?.pictures.length ?? 0) > 0) return setLeaving(index)
    map.remove(index)
  }

  return (
    <div ref={place} id={fieldId('defects_exists')} className={styles.map}>
      {announced !== null && <PointHere announced={announced} />}
      <MapView
        view={view}
        form={form}
        drawing={drawingOf(view, values, kind)}
        title={t(`view.${view}`)}
        pins={pins.filter(({ spot }) => spot?.view === view)}
        added={
          open?.added?.spot?.view === view ? { index: open.index, spot: open.added.spot } : null
        }
        nameOf={names.region}
        onPoint={(region, point) => begin(region.area, { view, ...point })}
        onOpen={map.show}
        onMove={(index, region, point) => {
          map.move(index, region.area, { view, ...point })
          if (textOfArea(damages[index]?.values[map.areaCode]) === region.area) return
          snackbar({
            text: t('moved', { number: index + 1, area: names.region(region) }),
            action: { label: undo('undo'), onPress: () => map.undo(damages) },
          })
        }}
      />
      <ViewButtons view={view} counts={countsOf(pins)} onShow={setView} />
      <AreaSelect
        label={t('fromList')}
        area={undefined}
        onChange={(area) => begin(area, spotOfArea(form, area))}
      />
      <DamageList
        damages={damages}
        announcements={openAnnouncements(values, damages)}
        onOpen={map.show}
        onPoint={(each) => {
          setAnnounced(each)
          setView(viewOfAnnouncement[each])
          place.current?.scrollIntoView({ block: 'start' })
        }}
      />
      <Banner title={t('frank')}>{t('frankText')}</Banner>
      {open && (
        <DamageSheet
          open={open}
          onSay={map.say}
          onRemove={() => remove(open.index)}
          onClose={map.close}
        />
      )}
      <ConfirmRemoval
        isOpen={leaving !== null}
        onClose={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving !== null) map.remove(leaving)
          setLeaving(null)
        }}
      />
    </div>
  )
}

/** The vehicle of the ad for other screens, by its shape and its colour; decorative. Here, because it shares the drawings. */
export function OwnVehicle() {
  const { kind, draft } = useAd().state
  return <img src={drawingOf('right', draft.values, kind)} alt="" width={600} height={400} />
}

function PointHere({ announced }: { announced: Announcement }) {
  const t = useTranslations('editor.damages')
  return (
    <Banner role="status" title={t(`point.${announced}`)}>
      {t('pointText')}
    </Banner>
  )
}

function countsOf(pins: readonly { readonly spot: DamageSpot | undefined }[]) {
  return (view: DamageView) => pins.filter(({ spot }) => spot?.view === view).length
}

function textOfArea(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** The device shows the view again that was looked at last. */
function useShownView() {
  const [view, setView] = useState<DamageView>('right')
  useEffect(() => setView(recordedView()), [])
  return [
    view,
    (next: DamageView) => {
      recordView(next)
      setView(next)
    },
  ] as const
}

/** The sheet took the focus; it goes to the pin of the damage, or back to where it was. */
function useFocusOnPin(place: RefObject<HTMLDivElement | null>, openIndex: number | null) {
  const before = useRef<number | null>(null)
  useEffect(() => {
    const closed = openIndex === null ? before.current : null
    before.current = openIndex
    if (closed === null) return
    place.current
      ?.querySelector<HTMLElement>(`[data-pin="${closed}"]`)
      ?.focus({ preventScroll: true })
  }, [place, openIndex])
}
