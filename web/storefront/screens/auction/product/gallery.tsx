import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { GalleryEntry } from '#contract/product.ts'
import { useAttributeLabels } from '#web/language/attribute-labels.ts'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Lightbox } from '#web/ui/overlays/lightbox.tsx'
import { AdPicture } from '../../../auction/ad-picture.tsx'
import styles from './gallery.module.css'

const shownThumbnails = 6

/** Pictures to swipe, to walk through by the arrow keys, and to see as large as the window. */
export function Gallery({ pictures, title }: { pictures: readonly GalleryEntry[]; title: string }) {
  const t = useTranslations('auction.gallery')
  const { pictureKind } = useAttributeLabels()
  const strip = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)
  const [isZoomed, setZoomed] = useState(false)
  const count = pictures.length
  const shown = pictures[index]
  if (!shown) return <div className={classNames(styles.stage, styles.empty)}>{t('none')}</div>

  function show(next: number) {
    const place = (next + count) % count
    setIndex(place)
    const element = strip.current
    element?.scrollTo({ left: place * element.clientWidth, behavior: 'instant' })
  }

  function follow() {
    const element = strip.current
    if (element) setIndex(Math.round(element.scrollLeft / element.clientWidth))
  }

  function turn(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    show(event.key === 'ArrowLeft' ? index - 1 : index + 1)
  }

  const nameOf = (picture: GalleryEntry, at: number) =>
    [t('place', { number: at + 1, count }), pictureKind(picture.kind)].filter(Boolean).join(': ')

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons inside it.
    <div className={styles.gallery} onKeyDown={turn}>
      <div className={styles.stage}>
        <ul ref={strip} className={styles.strip} onScroll={follow}>
          {pictures.map((picture, at) => (
            <li key={picture.value} className={styles.slide} aria-hidden={at !== index}>
              <button
                type="button"
                className={styles.open}
                tabIndex={at === index ? 0 : -1}
                aria-label={t('enlarge', { picture: nameOf(picture, at) })}
                onClick={() => setZoomed(true)}
              >
                <AdPicture
                  picture={picture}
                  alt={`${title}, ${nameOf(picture, at)}`}
                  sizes="(width <= 959px) 100vw, 810px"
                  upTo={1600}
                  isFirst={at === 0}
                  placeholder={at === 0 ? 'likeness' : 'colour'}
                />
              </button>
            </li>
          ))}
        </ul>
        {count > 1 && (
          <>
            <Turn side="previous" label={t('previous')} onPress={() => show(index - 1)} />
            <Turn side="next" label={t('next')} onPress={() => show(index + 1)} />
          </>
        )}
        <span className={styles.count} aria-hidden="true">
          <Icon icon="maximize-2" size={16} />
          {index + 1} / {count}
        </span>
      </div>
      {count > 1 && (
        <Thumbnails
          pictures={pictures}
          index={index}
          nameOf={nameOf}
          onShow={show}
          onMore={() => setZoomed(true)}
        />
      )}
      <Lightbox
        open={isZoomed}
        onClose={() => setZoomed(false)}
        label={nameOf(shown, index)}
        caption={nameOf(shown, index)}
        onPrevious={() => show(index - 1)}
        onNext={() => show(index + 1)}
      >
        <AdPicture picture={shown} alt={nameOf(shown, index)} sizes="100vw" upTo={1600} isFirst />
        {count > 1 && (
          <>
            <Turn side="previous" label={t('previous')} onPress={() => show(index - 1)} />
            <Turn side="next" label={t('next')} onPress={() => show(index + 1)} />
          </>
        )}
      </Lightbox>
    </div>
  )
}

function Turn(props: { side: 'previous' | 'next'; label: string; onPress: () => void }) {
  const { side, label, onPress } = props
  return (
    <IconButton
      icon={side === 'previous' ? 'chevron-left' : 'chevron-right'}
      label={label}
      look="secondary"
      round
      onClick={onPress}
      className={classNames(styles.turn, styles[side])}
    />
  )
}

function Thumbnails(props: {
  pictures: readonly GalleryEntry[]
  index: number
  nameOf: (picture: GalleryEntry, at: number) => string
  onShow: (index: number) => void
  onMore: () => void
}) {
  const { pictures, index, nameOf, onShow, onMore } = props
  const t = useTranslations('auction.gallery')
  const hidden = pictures.length - shownThumbnails
  return (
    <ul className={styles.thumbnails} aria-label={t('all')}>
      {pictures.slice(0, shownThumbnails).map((picture, at) => {
        const isMore = hidden > 0 && at === shownThumbnails - 1
        return (
          <li key={picture.value}>
            <button
              type="button"
              className={styles.thumbnail}
              aria-current={at === index || undefined}
              aria-label={isMore ? t('more', { count: hidden + 1 }) : nameOf(picture, at)}
              onClick={() => {
                onShow(at)
                if (isMore) onMore()
              }}
            >
              <AdPicture picture={picture} alt="" sizes="140px" upTo={640} />
              {isMore && <span className={styles.more}>+{hidden + 1}</span>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
