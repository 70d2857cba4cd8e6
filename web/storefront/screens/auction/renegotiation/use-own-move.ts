import { useEffect, useState } from 'react'
import { useStorageKey } from '#web/storefront/forms/use-storage-key.ts'
import type { MarketCommand } from '../commands/use-market-command.ts'
import { draftFrom, noDraft, type RenegotiationDraft } from './renegotiation-drafts.ts'
import { type RenegotiationMove, useRenegotiationCommand } from './use-renegotiation-command.ts'

/** What this side has typed, and how it is sent. */
export type OwnMove = {
  readonly draft: RenegotiationDraft
  readonly setDraft: (draft: RenegotiationDraft) => void
  readonly command: MarketCommand<RenegotiationMove>
}

/** `moved` runs when an answer came, however late. */
export function useOwnMove(auctionId: number, moved?: () => void): OwnMove {
  const [draft, setDraft] = useKeptDraft(auctionId)
  const command = useRenegotiationCommand(auctionId, () => {
    setDraft(noDraft)
    moved?.()
  })
  return { draft, setDraft, command }
}

/** What is typed stays through a reload. */
function useKeptDraft(auctionId: number) {
  const place = useStorageKey('renegotiation', auctionId)
  const [draft, setDraft] = useState(noDraft)
  useEffect(() => setDraft(draftFrom(sessionStorage.getItem(place))), [place])
  const change = (next: RenegotiationDraft) => {
    setDraft(next)
    sessionStorage.setItem(place, JSON.stringify(next))
  }
  return [draft, change] as const
}
