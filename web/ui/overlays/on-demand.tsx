import { type ComponentType, useEffect, useState } from 'react'
import { useSnackbar } from '../status/snackbar.tsx'
import { useUiTexts } from '../ui-texts.ts'

const againAfterMs = 5000

type WindowProps = { readonly open: boolean; readonly onClose: () => void }

/** Fetched once the page is idle, where a second may count or the line may be lost by then. */
type Fetching = { readonly whenIdle?: boolean }

/**
 * A window's code, a third of what a page would otherwise load first, comes once the page is idle or
 * when the window opens, whichever is earlier. Until then nothing of it is on the page. Where it
 * cannot be fetched the page stays as it is and says so; the next click fetches it again.
 */
export function onDemand<Props extends WindowProps>(
  load: () => Promise<ComponentType<Props>>,
  options: { readonly whenIdle: boolean },
): ComponentType<Props & Fetching> {
  return function OnDemand({ whenIdle = options.whenIdle, ...rest }: Props & Fetching) {
    const props = rest as unknown as Props // What is left without what is only known here.
    const [hasOpened, setOpened] = useState(props.open)
    if (props.open && !hasOpened) setOpened(true)
    useEffect(() => {
      if (!whenIdle) return
      // Safari has no idle callback; a moment after the page has come alive does as well there.
      const wait = globalThis.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 500))
      // The window itself meets the error when it opens.
      wait(() => void load().catch(() => undefined))
    }, [whenIdle])
    const Window = useFetched(load, props)
    return hasOpened && Window ? <Window {...props} /> : null
  }
}

/** Undefined until the window has been opened and its code is there. */
function useFetched<Props>(
  load: () => Promise<ComponentType<Props>>,
  { open, onClose }: WindowProps,
): ComponentType<Props> | undefined {
  const [fetched, setFetched] = useState<ComponentType<Props>>()
  const [failures, setFailures] = useState(0)
  const snackbar = useSnackbar()
  const { notLoaded } = useUiTexts()
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening and failing are what fetches.
  useEffect(() => {
    if (!open || fetched) return
    let isGone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const fail = () => {
      if (isGone) return
      if (failures === 0) snackbar({ tone: 'bad', text: notLoaded })
      onClose()
      // One that cannot be closed is still wanted.
      timer = setTimeout(() => setFailures(failures + 1), againAfterMs)
    }
    load().then((window) => isGone || setFetched(() => window), fail)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [open, fetched, failures])
  return fetched
}
