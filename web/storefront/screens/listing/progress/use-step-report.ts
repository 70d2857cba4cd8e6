import { useEffect } from 'react'
import { useWholeApi } from '#web/api/api.tsx'
import { reportSteps } from '#web/storefront/usage/report-usage.ts'
import { useAd } from '../editor/ad-context.tsx'

/** Says once which parts of the form were seen; a helper's look is not the owner's. */
export function useStepReport(steps: readonly string[]): void {
  const api = useWholeApi()
  const { state, isHelper } = useAd()
  const { entityId, kind } = state
  const names = steps.join(' ')
  useEffect(() => {
    if (isHelper) return
    const report = { action: 'show_ad_step', context: 'adEdit', entityId } as const
    reportSteps(api, kind, { ...report, steps: names.split(' ') })
  }, [api, isHelper, kind, names, entityId])
}
