import { useState } from 'react'
import { isCallRefused } from '#contract/problem.ts'
import { useWholeApi } from '#web/api/api.tsx'
import type { LoadContext } from '#web/storefront/page/screen.ts'
import { useVisitor } from '#web/storefront/visitor/use-visitor.ts'
import { ensureVisitor } from '#web/storefront/visitor/visitor.ts'
import { adQuery } from './use-ad-editor.ts'

/**
 * The ad for whoever may edit it, else null for a visitor: the screen then asks who they are (spec 4). Whoever is logged in
 * is told what everybody is told of an ad that is not theirs: that there is none (rules 1).
 */
export async function loadAdOrLock(
  { client, query, queryClient }: Pick<LoadContext, 'client' | 'query' | 'queryClient'>,
  entityId: number,
) {
  const visitor = await ensureVisitor({ client, query, queryClient })
  const isLoggedIn = visitor.kind !== 'visitor'
  try {
    const product = await queryClient.ensureQueryData(adQuery(query, { entityId, isLoggedIn }))
    return isLoggedIn || product.isEditable ? product : null
  } catch (error) {
    const isLocked = isCallRefused(error) && lockCodes.includes(error.problem.code)
    if (isLoggedIn || !isLocked) throw error
    return null
  }
}

const lockCodes: readonly string[] = ['NOT_FOUND', 'LOGIN_TO_CONTINUE']

/**
 * Whether `loadAdOrLock` found nothing that this visitor may edit. An ad that is open stays open when its login ends: the page
 * says so beside what was typed.
 */
export function useIsLocked(entityId: number | undefined): boolean {
  const { query, queryClient } = useWholeApi()
  const isVisitor = useVisitor().kind === 'visitor'
  const { queryKey } = adQuery(query, { entityId: entityId ?? 0, isLoggedIn: false })
  const mayEdit = !isVisitor || queryClient.getQueryData(queryKey)?.isEditable === true
  const [openId, setOpenId] = useState(mayEdit ? entityId : undefined)
  if (mayEdit && openId !== entityId) setOpenId(entityId)
  return entityId !== undefined && !mayEdit && openId !== entityId
}
