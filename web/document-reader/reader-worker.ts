import { type CoveredPlace, coveredPlaces } from '#domain/certificate/covered-places.ts'
import { parseCertificate } from '#domain/certificate/parse-certificate.ts'
import { leastReadings } from '#domain/certificate/values-of-certificate.ts'
import { cutOf } from './cut-of.ts'
import type { DocumentReader } from './document-reader.ts'
import { loadDocumentReader } from './load-models.ts'
import { type Picture, turned } from './picture.ts'
import type { ReadCover, ReaderAnswer, ReaderFailure, ReaderRequest } from './reader-messages.ts'

/** Reads certificates beside the page, so that it stays alive meanwhile. Nothing leaves the device. */

/** More shows no more of a paper and takes the memory of small phones. */
const longerSidePixels = 3600

let reader: Promise<DocumentReader> | undefined

addEventListener('message', ({ data }: MessageEvent<ReaderRequest>) => {
  void read(data.photo).then(answer, (error: unknown) =>
    answer({ kind: 'failed', reason: error instanceof ReadingFailed ? error.reason : 'gave-up' }),
  )
})

class ReadingFailed extends Error {
  readonly reason: ReaderFailure

  constructor(reason: ReaderFailure, cause: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}

function answer(message: ReaderAnswer): void {
  postMessage(message)
}

async function read(photo: Blob): Promise<ReaderAnswer> {
  const given = await decode(photo).catch((cause: unknown) => {
    throw new ReadingFailed('not-a-picture', cause)
  })
  reader ??= loadDocumentReader((part) => answer({ kind: 'progress', step: 'loading', part }))
  const known = await reader.catch((cause: unknown) => {
    reader = undefined
    throw new ReadingFailed('not-loaded', cause)
  })
  const upright = await readTurned(known, given, 0)
  const best =
    upright.readings.length >= leastReadings
      ? upright
      : moreOf(upright, await readTurned(known, given, 2))
  const picture = turned(given, best.quarters)
  const fields = best.readings.map(async (reading) => ({
    reading,
    cut: await cutOf(picture, reading.words),
  }))
  return {
    kind: 'read',
    fields: await Promise.all(fields),
    covers: coveredPlaces(best.words, best.readings).flatMap((place) => coverOn(picture, place)),
    quarters: best.quarters,
  }
}

type Attempt = Awaited<ReturnType<typeof readTurned>>

async function readTurned(known: DocumentReader, given: Picture, begin: 0 | 2) {
  const { words, quarters } = await known.read(given, {
    quarters: begin,
    onProgress: (part) => answer({ kind: 'progress', step: 'reading', part }),
  })
  return { words, readings: parseCertificate(words), quarters }
}

/** The part of a place that lies on the picture. */
function coverOn({ width, height }: Picture, place: CoveredPlace): ReadCover[] {
  const within = (value: number, most: number) => (Math.min(Math.max(value, 0), most) / most) * 100
  const [left, right] = [within(place.left, width), within(place.right, width)]
  const [top, bottom] = [within(place.top, height), within(place.bottom, height)]
  if (right <= left || bottom <= top) return []
  return [{ what: place.what, left, top, width: right - left, height: bottom - top }]
}

function moreOf(one: Attempt, other: Attempt): Attempt {
  return other.readings.length > one.readings.length ? other : one
}

async function decode(photo: Blob): Promise<Picture> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' })
  const scale = Math.min(1, longerSidePixels / Math.max(bitmap.width, bitmap.height))
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)]
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) throw new Error('There is no canvas')
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return context.getImageData(0, 0, width, height)
}
