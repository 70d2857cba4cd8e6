import { partLoads } from '../../../page/drawn-part.tsx'

/** Before it is shown. One that does not come is said where it is shown. */
export async function fetchPart(name: string): Promise<void> {
  await partLoads
    .get(name)?.()
    .catch(() => undefined)
}
