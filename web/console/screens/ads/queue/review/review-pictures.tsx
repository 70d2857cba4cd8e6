import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { GalleryEntry } from '#contract/product.ts'
import { useAttributeLabels } from '#web/language/attribute-labels.ts'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { useShortcuts } from '#web/ui/keys/shortcuts.tsx'
import { Lightbox } from '#web/ui/overlays/lightbox.tsx'
import { Picture } from '../../../../components/picture.tsx'
import { PanelSection } from '../../../../list-view/panel.tsx'
import styles from './review.module.css'
import type { Reviewed } from './reviewed.ts'

type Shown = { readonly entry: GalleryEntry; readonly name: string }

/** The gallery and the pictures of damages in one row, each opens in the size of the window. */
export function ReviewPictures({ review }: { review: Reviewed }) {
  const t = useTranslations('console-ads.pictures')
  const [place, setPlace] = useState<number | null>(null)
  const pictures = usePictures(review)
  const count = pictures.length
  const current = place === null ? undefined : pictures[place]
  const turn = (step: number) => () =>
    setPlace((before) => (before === null ? null : (before + step + count) % count))
  useShortcuts(count > 0 ? [{ keys: 'b', label: t('key'), run: () => setPlace(0) }] : [])
  return (
    <PanelSection title={t('title')} note={count}>
      {count === 0 && <p className="muted">{t('none')}</p>}
      <ul className={styles.pictures}>
        {pictures.map(({ entry, name }, index) => (
          <li key={entry.value}>
            <button type="button" className={styles.picture} onClick={() => setPlace(index)}>
              <Picture picture={entry} alt="" sizes="120px" />
              <span>{name}</span>
            </button>
          </li>
        ))}
      </ul>
      <Lightbox
        open={current !== undefined}
        onClose={() => setPlace(null)}
        label={t('shown', { name: current?.name ?? '', place: (place ?? 0) + 1, count })}
        caption={
          <span className={styles.caption}>
            <IconButton icon="chevron-left" label={t('previous')} onClick={turn(-1)} />
            {t('shown', { name: current?.name ?? '', place: (place ?? 0) + 1, count })}
            <IconButton icon="chevron-right" label={t('next')} onClick={turn(1)} />
          </span>
        }
        onPrevious={turn(-1)}
        onNext={turn(1)}
      >
        {current && (
          <Picture
            key={current.entry.value}
            picture={current.entry}
            alt={current.name}
            sizes="100vw"
            isFirst
          />
        )}
      </Lightbox>
    </PanelSection>
  )
}

function usePictures({ product }: Reviewed): readonly Shown[] {
  const t = useTranslations('console-ads.pictures')
  const labels = useAttributeLabels()
  const reviewed = product.reviewPictures.map((entry) => ({ entry, name: t('typePlate') }))
  const gallery = [...product.gallery, ...product.moreImages].map((entry, index) => ({
    entry,
    name: entry.kind
      ? labels.option('image_kind', entry.kind)
      : t('unnamed', { number: index + 1 }),
  }))
  const damages = product.damages.flatMap(({ images }, index) =>
    images.map((entry) => ({ entry, name: t('damage', { number: index + 1 }) })),
  )
  return [...gallery, ...damages, ...reviewed]
}
