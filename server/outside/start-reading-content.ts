import { readOutsideTexts } from '../areas/publishing/api.ts'
import { createStrapiClient } from '../integrations/content/strapi-client.ts'
import { runEvery } from '../lifetimes/run-every.ts'
import type { Services } from '../platform/services.ts'

/** The first answer is wanted before somebody misses it. */
const firstMs = 1_000

/** Asks the content management system as often as its answers are kept; without one nothing runs. */
export function startReadingContent(services: Services): { readonly stop: () => void } {
  const { cms } = services.config
  if (cms === null) return { stop: () => undefined }
  const content = createStrapiClient(cms)
  return runEvery(
    { firstMs, everyMs: cms.everySeconds * 1000 },
    () => readOutsideTexts({ ...services, content }),
    (err) => services.log.warn({ err }, 'texts from outside are read later'),
  )
}
