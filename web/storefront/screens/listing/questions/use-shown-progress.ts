import { useEffect, useMemo, useState } from 'react'
import {
  highestPercents,
  minutesLeft,
  minutesShown,
  type PartPercents,
  partPercents,
} from '#domain/listing/screens/part-progress.ts'
import { recall, remember } from '#web/storefront/forms/browser-memory.ts'
import { useAd } from '../editor/ad-context.tsx'
import { useOpenNames } from './use-screen.ts'

type Shown = {
  readonly percents: PartPercents
  readonly minutes: number
  /** What the minutes were computed from. */
  readonly computed: number
}

/** Parts keep the highest value they had, on this device also from one visit to the next. */
export function useShownProgress(): Pick<Shown, 'percents' | 'minutes'> {
  const { facts, state } = useAd()
  const reached = useMemo(() => partPercents(facts), [facts])
  const computed = minutesLeft(useOpenNames())
  const [shown, setShown] = useState<Shown>({ percents: reached, minutes: computed, computed })
  const percents = highestPercents(shown.percents, reached)
  const isHigher = JSON.stringify(percents) !== JSON.stringify(shown.percents)
  if (isHigher || computed !== shown.computed) {
    const minutes =
      computed === shown.computed ? shown.minutes : minutesShown(shown.minutes, computed)
    setShown({ percents, minutes, computed })
  }

  const name = state.entityId === null ? null : `cm24-ad-progress:${state.entityId}`
  useEffect(() => {
    const kept = name === null ? undefined : read(name)
    if (kept) setShown((now) => ({ ...now, percents: highestPercents(now.percents, kept) }))
  }, [name])
  useEffect(() => {
    if (name !== null) remember(name, JSON.stringify(percents))
  }, [name, percents])
  return { percents, minutes: shown.minutes }
}

function read(name: string): PartPercents | undefined {
  try {
    const kept: unknown = JSON.parse(recall(name) ?? 'null')
    const isWhole = typeof kept === 'object' && kept !== null && 'submit' in kept
    return isWhole ? (kept as PartPercents) : undefined // Written below.
  } catch {
    return undefined
  }
}
