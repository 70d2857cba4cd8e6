import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Lightbox } from '#web/ui/overlays/lightbox.tsx'
import { AdPicture } from '../../../auction/ad-picture.tsx'
import styles from './gallery.module.css'

const shownThumbnails = 6

export type GalleryProps = {
  readonly pictures: readonly GalleryPicture[]
  readonly title: string
}

type GalleryPicture = {
  readonly value: string
  readonly thumbhash: string
  /** What it shows, in the reader's language; empty while nobody has said it. */
  readonly name: string
}

/** On a phone nearly its whole width, so that one of middle class takes the smaller size; enlarged it has all. */
const stageSizes = '(width <= 959px) 87vw, 810px'

/** Pictures to swipe, to walk through by the arrow keys, and to see as large as the window. */
export function Gallery({ pictures, title }: GalleryProps) {
  const t = useTranslations('auction.gallery')
  const { strip, index, show, follow } = useStrip(pictures.length)
  const [isZoomed, setZoomed] = useState(false)
  const count = pictures.length
  const shown = pictures[index]
  if (!shown) return <div className={classNames(styles.stage, styles.empty)}>{t('none')}</div>

  function turn(event: KeyboardEvent) {
    // The large picture hears its keys by itself.
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target)
    if (!isInside || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
    event.preventDefault()
    show(event.key === 'ArrowLeft' ? index - 1 : index + 1)
  }

  const nameOf = (picture: GalleryPicture, at: number) =>
    [t('place', { number: at + 1, count }), picture.name].filter(Boolean).join(': ')

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
                  sizes={stageSizes}
                  from={640}
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

/** Which of the pictures in the row is shown, by its buttons or by a swipe. */
function useStrip(count: number) {
  const strip = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)

  function follow() {
    const element = strip.current
    if (element && element.clientWidth > 0) {
      setIndex(Math.round(element.scrollLeft / element.clientWidth))
    }
  }
  const followEarly = useEffectEvent(follow)
  // Somebody may have swiped before the gallery was alive.
  useEffect(() => followEarly(), [])

  function show(next: number) {
    const place = (next + count) % count
    setIndex(place)
    const element = strip.current
    element?.scrollTo({ left: place * element.clientWidth, behavior: 'instant' })
  }
  return { strip, index, show, follow }
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
  pictures: readonly GalleryPicture[]
  index: number
  nameOf: (picture: GalleryPicture, at: number) => string
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
