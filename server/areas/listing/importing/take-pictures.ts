import { processPicture } from '../../../platform/pictures/process-picture.ts'
import { publishPicture } from '../edit/upload-picture.ts'
import type { ListingServices } from '../records/listing-services.ts'

const mostPictures = 20
/** Somebody waits for the answers; pictures that take longer can be added by hand. */
const picturesWithinMs = 40_000
const percentOfAnswers = 40
const percentOfAll = 95

type Wanted = {
  readonly addresses: readonly string[]
  readonly fetchPicture: (address: string) => Promise<Buffer | undefined>
  readonly onProgress: (percent: number) => void
}

/** Pictures of others in our own sizes, by their keys. One that cannot be had is left out: what matters are the answers. */
export async function takePictures(
  services: Pick<ListingServices, 'pool' | 'images'>,
  { addresses, fetchPicture, onProgress }: Wanted,
): Promise<readonly string[]> {
  const wanted = addresses.slice(0, mostPictures)
  const keys = new Set<string>()
  const endsAt = performance.now() + picturesWithinMs
  onProgress(percentOfAnswers)
  for (const [index, address] of wanted.entries()) {
    if (performance.now() > endsAt) break
    const bytes = await fetchPicture(address)
    const outcome = bytes && (await processPicture(bytes))
    if (outcome?.isAllowed) {
      await publishPicture(services, outcome.picture)
      keys.add(outcome.picture.key)
    }
    const part = (index + 1) / wanted.length
    onProgress(Math.round(percentOfAnswers + part * (percentOfAll - percentOfAnswers)))
  }
  return [...keys]
}
