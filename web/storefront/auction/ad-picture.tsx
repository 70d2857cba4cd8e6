import { preload } from 'react-dom'
import { thumbHashToAverageRGBA, thumbHashToDataURL } from 'thumbhash'

const widths = [320, 640, 1024, 1600]
const formats = ['avif', 'webp'] as const

export type AdPictureProps = {
  picture: { readonly value: string; readonly thumbhash: string }
  alt: string
  /** How wide it is shown, in the browser's words: "(width <= 959px) 100vw, 800px". */
  sizes: string
  /** The one the page is about is fetched first; others wait until they come near. */
  isFirst?: boolean
  /** Small ones get one colour before they load, large ones a blurred likeness. */
  placeholder?: 'likeness' | 'colour'
}

/** A picture of an ad in the sizes and formats the server keeps, with its likeness before it loads. */
export function AdPicture(props: AdPictureProps) {
  const { picture, alt, sizes, isFirst = false, placeholder = 'colour' } = props
  const address = (width: number, format: string) => `/pictures/${picture.value}/${width}.${format}`
  const sourceSet = (format: string) =>
    widths.map((width) => `${address(width, format)} ${width}w`).join(', ')
  if (isFirst) {
    // React preloads plain images by itself, but not those with several sources.
    preload(address(1024, 'avif'), {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: sourceSet('avif'),
      imageSizes: sizes,
      fetchPriority: 'high',
    })
  }
  return (
    <picture>
      {formats.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={sourceSet(format)} sizes={sizes} />
      ))}
      <img
        src={address(1024, 'jpeg')}
        srcSet={sourceSet('jpeg')}
        sizes={sizes}
        alt={alt}
        width={1600}
        height={1200}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        draggable={false}
        style={before(picture.thumbhash, placeholder)}
      />
    </picture>
  )
}

function before(thumbhash: string, placeholder: 'likeness' | 'colour') {
  if (thumbhash === '') return undefined
  const bytes = Uint8Array.from(atob(thumbhash), (character) => character.charCodeAt(0))
  if (placeholder === 'likeness') {
    return { background: `center / cover url("${thumbHashToDataURL(bytes)}")` }
  }
  const { r, g, b } = thumbHashToAverageRGBA(bytes)
  return { background: `color(srgb ${r} ${g} ${b})` }
}
