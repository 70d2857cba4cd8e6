import { useCallback } from 'react'
import { usePath, useScreenParams } from '#web/storefront/page/page-provider.tsx'

/** `?change=` names the screen whose answers are changed, or the overview of all changes. */
export const changeParameter = 'change'
export const allChanges = 'all'

export function useChangePath() {
  const path = usePath()
  const params = useScreenParams<'adEdit'>()
  return useCallback(
    (screen: string = allChanges) => path('adEdit', params, { [changeParameter]: screen }),
    [path, params],
  )
}
