import { type DragEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { movedPicture, withMainPicture } from '#domain/listing/gallery.ts'
import type { Picture } from '#domain/listing/listing.ts'
import { attribute } from '#domain/vehicle/catalogue/attributes.ts'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Select } from '#web/ui/fields/choices/select.tsx'
import { useSnackbar } from '#web/ui/status/snackbar.tsx'
import { StatusChip } from '#web/ui/status/status-chip.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { useAttributeTexts } from '../fields/attribute-texts.ts'
import styles from './gallery.module.css'
import { pictureUrl } from './picture-url.ts'

type Control = 'earlier' | 'later' | 'main' | 'remove'

/** The pictures in their order: by dragging, or by the arrows for keyboard and thumb. */
export function Gallery() {
  const t = useTranslations('editor.images')
  const { editor, state } = useAd()
  const { gallery } = state.draft
  const [dragged, setDragged] = useState<number | null>(null)
  const [target, setTarget] = useState<number | null>(null)
  const [spoken, setSpoken] = useState('')
  const keepFocus = useFocusAfterChange(gallery)

  function move(from: number, to: number) {
    if (to < 0 || to >= gallery.length || from === to) return
    editor.change({ gallery: movedPicture(gallery, { from, to }) })
    setSpoken(t('moved', { from: from + 1, to: to + 1 }))
  }

  const dragOf = (index: number) => ({
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move'
      setDragged(index)
    },
    onDragOver: (event: DragEvent) => {
      if (dragged === null) return
      event.preventDefault()
      setTarget(index)
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      if (dragged !== null) move(dragged, index)
      setDragged(null)
      setTarget(null)
    },
    onDragEnd: () => {
      setDragged(null)
      setTarget(null)
    },
  })

  return (
    <section>
      <h3 className={styles.title}>{t('title', { count: gallery.length })}</h3>
      <p className={styles.hint}>{t('orderHint')}</p>
      <ol className={styles.gallery} ref={keepFocus.list}>
        {gallery.map((picture, index) => (
          <li
            key={picture.value}
            data-picture={picture.value}
            className={classNames(
              styles.tile,
              dragged === index && styles.dragged,
              target === index && dragged !== index && styles.target,
            )}
            {...dragOf(index)}
          >
            <Tile
              picture={picture}
              index={index}
              onMove={(to) => move(index, to)}
              onUse={keepFocus.use}
            />
          </li>
        ))}
      </ol>
      <span className="visually-hidden" aria-live="polite">
        {spoken}
      </span>
    </section>
  )
}

/**
 * Whoever orders by keyboard stays with the same picture, also at an end, where the arrow does nothing
 * but keeps the focus; after a removal with its neighbour.
 */
function useFocusAfterChange(gallery: readonly Picture[]) {
  const list = useRef<HTMLOListElement>(null)
  const used = useRef<{ value: string; control: Control } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again with every new order
  useLayoutEffect(() => {
    if (used.current === null) return
    const { value, control } = used.current
    used.current = null
    list.current
      ?.querySelector<HTMLButtonElement>(
        `[data-picture="${CSS.escape(value)}"] [data-control="${control}"]`,
      )
      ?.focus()
  }, [gallery])
  return {
    list,
    use: (value: string, control: Control) => {
      used.current = { value, control }
    },
  }
}

type TileProps = {
  readonly picture: Picture
  readonly index: number
  readonly onMove: (to: number) => void
  readonly onUse: (value: string, control: Control) => void
}

function Tile({ picture, index, onMove, onUse }: TileProps) {
  const t = useTranslations('editor.images')
  const texts = useAttributeTexts()
  const snackbar = useSnackbar()
  const undo = useTranslations('shell.snackbar')
  const { editor, state } = useAd()
  const { gallery } = state.draft
  const number = index + 1

  const isFirst = index === 0
  const isLast = index === gallery.length - 1

  function remove() {
    const neighbour = gallery[index + 1] ?? gallery[index - 1]
    if (neighbour) onUse(neighbour.value, 'remove')
    editor.change({ gallery: gallery.filter(({ value }) => value !== picture.value) })
    snackbar({
      text: t('removed'),
      action: { label: undo('undo'), onPress: () => editor.change({ gallery }) },
    })
  }

  function describe(kind: string) {
    editor.change({
      gallery: gallery.map((each) => (each.value === picture.value ? { ...each, kind } : each)),
    })
  }

  return (
    <>
      <div className={styles.frame}>
        <img src={pictureUrl(picture.value, 320)} alt={t('picture', { number })} loading="lazy" />
        {index === 0 && (
          <StatusChip onPicture className={styles.main}>
            {t('main')}
          </StatusChip>
        )}
      </div>
      <Select
        dense
        labelHidden
        label={t('kindOf', { number })}
        placeholder={texts.label('image_kind')}
        value={picture.kind ?? null}
        onChange={describe}
        options={(attribute('image_kind').options ?? []).map(({ code }) => ({
          value: code,
          label: texts.option('image_kind', code),
        }))}
      />
      <div className={styles.actions}>
        <IconButton
          icon="arrow-left"
          label={t('earlier', { number })}
          aria-disabled={isFirst}
          data-control="earlier"
          onClick={() => {
            onUse(picture.value, 'earlier')
            onMove(index - 1)
          }}
        />
        <IconButton
          icon="arrow-right"
          label={t('later', { number })}
          aria-disabled={isLast}
          data-control="later"
          onClick={() => {
            onUse(picture.value, 'later')
            onMove(index + 1)
          }}
        />
        <IconButton
          icon="star"
          label={t('makeMain', { number })}
          aria-disabled={isFirst}
          data-control="main"
          onClick={() => {
            if (isFirst) return
            onUse(picture.value, 'main')
            editor.change({ gallery: withMainPicture(gallery, picture.value) })
          }}
        />
        <IconButton
          icon="trash"
          label={t('remove', { number })}
          data-control="remove"
          onClick={remove}
        />
      </div>
    </>
  )
}
