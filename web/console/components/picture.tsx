import { thumbHashToAverageRGBA } from 'thumbhash'

export type PictureProps = {
  picture: { readonly value: string; readonly thumbhash: string }
  alt: string
  sizes: string
  /** Loaded at once, on the window's own ground: it is what the operator asked for. */
  isFirst?: boolean
}

const widths = [320, 640, 1024, 1600]

/** A picture of an ad, in the sizes and formats the server keeps. */
export function Picture({ picture, alt, sizes, isFirst = false }: PictureProps) {
  const address = (width: number, format: string) => `/pictures/${picture.value}/${width}.${format}`
  const set = (format: string) =>
    widths.map((width) => `${address(width, format)} ${width}w`).join(', ')
  return (
    <picture>
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={set('webp')} sizes={sizes} />
      <img
        src={address(640, 'jpeg')}
        alt={alt}
        width={1600}
        height={1200}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        style={isFirst ? undefined : { background: colourOf(picture.thumbhash) }}
      />
    </picture>
  )
}

/** The picture's own colour stands there until it has come. */
function colourOf(thumbhash: string): string | undefined {
  if (thumbhash === '') return undefined
  const bytes = Uint8Array.from(atob(thumbhash), (character) => character.charCodeAt(0))
  const { r, g, b } = thumbHashToAverageRGBA(bytes)
  return `rgb(${[r, g, b].map((part) => Math.round(part * 255)).join(' ')})`
}
