import { thumbHashToAverageRGBA } from 'thumbhash'
import { likenessOf } from './likeness.ts'

const widths = [320, 640, 1024, 1600] as const

export type AdPictureProps = {
  picture: { readonly value: string; readonly thumbhash: string }
  alt: string
  /** How wide it is shown, in the browser's words: "(width <= 959px) 100vw, 800px". */
  sizes: string
  /** The widest that it may be fetched in, three times as wide as it is shown at most. */
  upTo?: (typeof widths)[number]
  /** The narrowest, where it is never shown smaller. */
  from?: (typeof widths)[number]
  /** The one the page is about is fetched first; others wait until they come near. */
  isFirst?: boolean
  /** Small ones get one colour before they load, large ones a blurred likeness. */
  placeholder?: 'likeness' | 'colour'
}

/**
 * A picture of an ad in the sizes the server keeps, with its likeness before it loads. Browsers without AVIF get one
 * JPEG: their list of addresses would be in the page of everybody.
 */
export function AdPicture(props: AdPictureProps) {
  const {
    picture,
    alt,
    sizes,
    from = 320,
    upTo = 1024,
    isFirst = false,
    placeholder = 'colour',
  } = props
  const address = (width: number, format: string) => `/pictures/${picture.value}/${width}.${format}`
  const sourceSet = widths
    .filter((width) => width >= from && width <= upTo)
    .map((width) => `${address(width, 'avif')} ${width}w`)
    .join(', ')
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet} sizes={sizes} />
      <img
        src={address(upTo === 1600 ? 1024 : Math.min(upTo, 640), 'jpeg')}
        alt={alt}
        width={1600}
        height={1200}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        draggable={upTo === 1600 ? false : undefined}
        style={before(picture.thumbhash, placeholder)}
      />
    </picture>
  )
}

function before(thumbhash: string, placeholder: 'likeness' | 'colour') {
  if (thumbhash === '') return undefined
  const bytes = Uint8Array.from(atob(thumbhash), (character) => character.charCodeAt(0))
  if (placeholder === 'likeness') {
    return { background: `center / cover url("${likenessOf(bytes)}")` }
  }
  const { r, g, b } = thumbHashToAverageRGBA(bytes)
  return { background: `#${[r, g, b].map(inHex).join('')}` }
}

/** Of a share of one, two digits. */
function inHex(share: number): string {
  return Math.round(share * 255)
    .toString(16)
    .padStart(2, '0')
}
