import { lazy, Suspense } from 'react'

/** Fetched where they are shown, so that no other question of the ad waits for their scripts. */

const LikeMost = lazy(async () => {
  const loaded = await import('./like-most.tsx')
  return { default: loaded.LikeMost }
})

const TakenOver = lazy(async () => {
  const loaded = await import('./taken-over.tsx')
  return { default: loaded.TakenOver }
})

export function LaterLikeMost() {
  return (
    <Suspense fallback={null}>
      <LikeMost />
    </Suspense>
  )
}

export function LaterTakenOver() {
  return (
    <Suspense fallback={null}>
      <TakenOver />
    </Suspense>
  )
}
