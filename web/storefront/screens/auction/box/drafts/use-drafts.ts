import { useCallback, useEffect, useState } from 'react'
import { useStorageKey } from '#web/storefront/forms/use-storage-key.ts'

/**
 * What somebody has typed into the box and not sent. It lives with the page, so that the box beside
 * the pictures and the sheet on a phone show the same, and with the tab's session across a reload.
 */
export type Drafts = {
  /** Null while the next smallest amount is proposed. */
  readonly bidEur: number | null
  readonly limitEur: number | null
  readonly lateOfferEur: number | null
  readonly isAskMeThen: boolean | null
  /** What came too late, a bid or an answer: its form is gone, the refusal must not be. */
  readonly missed: Missed | null
}

export type Missed = {
  readonly what: string
  readonly title: string
  readonly detail: string
  /** It wanted to buy, and may have come second to a purchase of the same dealer. */
  readonly isPurchase?: boolean
}

export type DraftsControl = Drafts & { readonly change: (drafts: Partial<Drafts>) => void }

const nothing: Drafts = {
  bidEur: null,
  limitEur: null,
  lateOfferEur: null,
  isAskMeThen: null,
  missed: null,
}

export function useDrafts(auctionId: number): DraftsControl {
  const place = useStorageKey('drafts', auctionId)
  const [drafts, setDrafts] = useState(nothing)

  useEffect(() => {
    setDrafts(read(place))
  }, [place])

  const change = useCallback(
    (changed: Partial<Drafts>) => {
      // What was typed before the page came alive comes before the kept is read.
      const after = { ...read(place), ...changed }
      sessionStorage.setItem(place, JSON.stringify(after))
      setDrafts(after)
    },
    [place],
  )
  return { ...drafts, change }
}

function read(place: string): Drafts {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? '{}')
    return typeof kept === 'object' && kept !== null ? { ...nothing, ...kept } : nothing
  } catch {
    return nothing
  }
}
