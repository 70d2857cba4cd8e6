import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { beginName } from '../first-answer-names.ts'

const Ways = lazy(async () => {
  const loaded = await import('./ways.tsx')
  return { default: loaded.Ways }
})

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
