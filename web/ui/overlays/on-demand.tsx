import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'

/**
 * A window's code, a third of what a page would otherwise load first, comes once the page is idle or
 * when the window opens, whichever is earlier. Until then nothing of it is on the page.
 */
export function onDemand<Props extends { readonly open: boolean }>(
  load: () => Promise<ComponentType<Props>>,
  options: { readonly whenIdle: boolean },
): ComponentType<Props> {
  const Window = lazy(async () => ({ default: await load() }))
  return function OnDemand(props: Props) {
    const [hasOpened, setOpened] = useState(props.open)
    if (props.open && !hasOpened) setOpened(true)
    useEffect(() => {
      if (!options.whenIdle) return
      // Safari has no idle callback; a moment after the page has come alive does as well there.
      const wait = globalThis.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 500))
      // The window itself meets the error when it opens.
      wait(() => void load().catch(() => undefined))
    }, [])
    if (!hasOpened) return null
    return (
      <Suspense fallback={null}>
        <Window {...props} />
      </Suspense>
    )
  }
}
