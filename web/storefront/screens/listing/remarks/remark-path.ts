import { useCallback } from 'react'
import { usePath, useScreenParams } from '#web/storefront/page/page-provider.tsx'
import type { Remark } from './remark.ts'

/** `?remark=` names one of the remarks, or the look before the ad goes back; without it they are listed. */
export const remarkParameter = 'remark'
export const lookOfRemarks = 'look'

export function useRemarkPath() {
  const path = usePath()
  const params = useScreenParams<'adEdit'>()
  return useCallback(
    (remark: number | typeof lookOfRemarks | undefined) =>
      path('adEdit', params, remark === undefined ? {} : { [remarkParameter]: String(remark) }),
    [path, params],
  )
}

/** The next one without an answer, from this one on and then from the first; the look when there is none. */
export function nextRemark(
  remarks: readonly Remark[],
  after?: Remark,
): number | typeof lookOfRemarks {
  const start = after ? remarks.indexOf(after) + 1 : 0
  const others = [...remarks.slice(start), ...remarks.slice(0, start)]
  const open = others.find(
    ({ answer, remarkId }) => answer === null && remarkId !== after?.remarkId,
  )
  return open?.remarkId ?? lookOfRemarks
}
