import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { drawnPart } from '#web/storefront/page/drawn-part.tsx'
import { beginName } from '../first-answer-names.ts'

const Ways = drawnPart('ways to begin', async () => (await import('./ways.tsx')).Ways)

/** Fetched behind the questions, which need none of its scripts. One chosen on the base page opens, once. */
export function LaterWays() {
  const [search] = useSearchParams()
  const [wanted] = useState(search.get(beginName))
  return (
    <Suspense fallback={null}>
      <Ways wanted={wanted} />
    </Suspense>
  )
}
