import { type RefObject, useEffect } from 'react'

/** Where a phone is too narrow for all tabs, the current one is moved to the middle; the page itself stays where it is. */
export function useCurrentTabInSight(
  list: RefObject<HTMLElement | null>,
  current: string | undefined,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is moved to anew.
  useEffect(() => {
    const tabs = list.current
    const tab = tabs?.querySelector('[aria-current], [aria-selected="true"]')
    if (!tabs || !tab) return
    const left = tab.getBoundingClientRect().left - tabs.getBoundingClientRect().left
    tabs.scrollLeft += left - (tabs.clientWidth - tab.clientWidth) / 2
  }, [list, current])
}
