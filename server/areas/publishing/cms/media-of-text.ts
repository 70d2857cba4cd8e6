import { readMarkdown } from '#content/markdown/read-markdown.ts'
import type { CmsMedia } from '#contract/endpoints/publishing/cms.ts'
import { pictureAddress } from '#domain/publishing/content-pictures.ts'
import type { StoredContentPicture } from '../pictures/content-picture-store.ts'

type Media = CmsMedia['data'][number]

/** As version 4 names the sizes of a picture, by the widest of ours that each of its own would hold. */
const formatNames = [
  ['thumbnail', 320],
  ['small', 640],
  ['large', 1024],
] as const

/** The pictures of a text, each with what the text says of it. */
export function mediaOfText(
  body: string,
  known: ReadonlyMap<string, StoredContentPicture>,
): CmsMedia {
  const data = readMarkdown(body, known).blocks.flatMap((block): Media[] => {
    const picture = block.kind === 'picture' ? known.get(block.key) : undefined
    return picture && block.kind === 'picture' ? [mediaOf(picture, block.alt)] : []
  })
  return { data }
}

function mediaOf(picture: StoredContentPicture, alt: string): Media {
  const { id, key, width, height, fileName, sizeBytes, uploadedAt } = picture
  const instant = uploadedAt.toISOString()
  return {
    id,
    attributes: {
      name: fileName,
      alternativeText: alt,
      caption: null,
      width,
      height,
      formats: formatsOf(picture),
      hash: key,
      ext: '.jpeg',
      mime: 'image/jpeg',
      size: Math.round(sizeBytes / 10) / 100,
      url: pictureAddress(picture),
      previewUrl: null,
      provider: 'local',
      createdAt: instant,
      updatedAt: instant,
    },
  }
}

function formatsOf({ key, width, height, widths, fileName }: StoredContentPicture) {
  return Object.fromEntries(
    formatNames.flatMap(([name, ofFormat]) => {
      if (ofFormat >= width || !widths.includes(ofFormat)) return []
      const file = {
        name: `${name}_${fileName}`,
        hash: `${name}_${key}`,
        ext: '.webp',
        mime: 'image/webp',
        path: null,
        width: ofFormat,
        height: Math.round((height * ofFormat) / width),
        url: `/pictures/${key}/${ofFormat}.webp`,
      }
      return [[name, file] as const]
    }),
  )
}
