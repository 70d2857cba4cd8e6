import { useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { AdScreen } from '#domain/listing/screens/screen-table.ts'
import { findScreen } from '#domain/listing/screens/screens-of.ts'
import { useAd } from './ad-context.tsx'
import { useScreenPath } from './screen-path.ts'

/** From the last look to a question and back to the same row. */

const lookParameter = 'look'

export function useLookPath() {
  const screenPath = useScreenPath()
  return useCallback(
    (screen: AdScreen) => screenPath(screen, { [lookParameter]: '1' }),
    [screenPath],
  )
}

/** Back to the row of this screen; undefined for whoever did not come from the last look. */
export function useWayBackToLook(screen: AdScreen): (() => void) | undefined {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const screenPath = useScreenPath()
  const { kind } = useAd().state
  const look = findScreen('submit', kind)
  if (!search.has(lookParameter) || !look) return undefined
  return () => void navigate(`${screenPath(look)}#look-${screen.id}`, { replace: true })
}
