import { createContext, useContext } from 'react'
import type { Output } from '#contract/endpoint.ts'
import type { adChangesEndpoints } from '#contract/endpoints/changes/ad-changes.ts'
import type { ChangeFacts } from '#domain/listing/changes/ad-changes.ts'
import type { VehicleValues } from '#domain/vehicle/values.ts'
import type { ChangeEditor } from './change-editor.ts'

export type ChangesOfAd = Output<(typeof adChangesEndpoints)['list']>
export type OwnChange = ChangesOfAd['changes'][number]

type Changes = {
  readonly editor: ChangeEditor
  readonly list: ChangesOfAd
  readonly facts: ChangeFacts
  /** What the ad says now; the ad around these screens is the one that its owner wants. */
  readonly values: VehicleValues
}

export const ChangesContext = createContext<Changes | undefined>(undefined)

export function useChanges(): Changes {
  const changes = useContext(ChangesContext)
  if (!changes) throw new Error('useChanges needs the screens of changes around it')
  return changes
}
