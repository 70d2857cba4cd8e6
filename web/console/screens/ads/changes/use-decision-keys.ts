import { useTranslations } from 'use-intl/react'
import { useShortcuts } from '#web/ui/keys/shortcuts.tsx'
import type { Decisions, ShownChanges } from './use-decisions.ts'

/** n and p walk through the changes, a accepts one and goes on, x declines it, s sends what is decided. */
export function useDecisionKeys(props: {
  /** Otherwise they only walk. */
  mayDecide: boolean
  shown: ShownChanges
  decisions: Decisions
  /** Its place in the list. */
  current: number
  onMove: (place: number) => void
  onDecline: (changeId: number) => void
}): void {
  const { mayDecide, shown, decisions, current, onMove, onDecline } = props
  const t = useTranslations('console-ads.changes')
  const { changes } = shown
  const change = changes[current]
  const walk = (step: 1 | -1) => () =>
    onMove(Math.max(0, Math.min(changes.length - 1, current + step)))
  const accept = () => {
    if (!change || change.obstacle !== null) return
    decisions.accept(change.changeId)
    walk(1)()
  }
  const decline = () => {
    if (change) onDecline(change.changeId)
  }
  useShortcuts(
    changes.length === 0
      ? []
      : [
          { keys: 'n', label: t('keys.next'), run: walk(1), mayRepeat: true },
          { keys: 'p', label: t('keys.previous'), run: walk(-1), mayRepeat: true },
          ...(mayDecide
            ? [
                { keys: 'a', label: t('accept'), run: accept },
                { keys: 'x', label: t('decline'), run: decline },
                { keys: 's', label: t('keys.send'), run: decisions.send },
              ]
            : []),
        ],
  )
}
