import { useEffect, useMemo } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { isOwnersScreen } from '#domain/listing/helping/who-helps.ts'
import type { AdScreen } from '#domain/listing/screens/screen-table.ts'
import {
  findScreen,
  nextScreen,
  previousScreen,
  screenOfQuestion,
  screensOfStep,
  screenToGoOn,
} from '#domain/listing/screens/screens-of.ts'
import type { AdStep } from '#domain/listing/steps.ts'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { renamedScreen } from '#web/storefront/page/renamed-screen.ts'
import { useAd } from '../editor/ad-context.tsx'
import { recordedLayout, screenParameter, wholePage } from '../editor/form-layout.ts'
import { useWayBackToLook } from '../editor/look-path.ts'
import { nameOfAnchor, useScreenPath } from '../editor/screen-path.ts'
import { useImportedCodes } from '../imported/imported.ts'

/** Names of all that is missing or cannot be right, wherever it is asked. */
export function useOpenNames(): readonly string[] {
  const { missing, faults } = useAd()
  return useMemo(
    () => [...missing.flatMap((each) => each.missing), ...faults.keys()],
    [missing, faults],
  )
}

/** The screen that the address names, else where the step goes on. */
export function useShownScreen(step: AdStep): AdScreen {
  const { kind } = useAd().state
  const open = useOpenNames()
  const [search] = useSearchParams()
  const named = findScreen(search.get(screenParameter), kind)
  const ofStep = screensOfStep(step, kind)
  const shown = ofStep.find(({ id }) => id === named?.id)
  const found = shown ?? findScreen(screenToGoOn(step, { kind, open }), kind)
  if (!found) throw new Error(`The step ${step} has no screen`)
  return found
}

/**
 * The address names its screen from the first moment on: what is answered must not change which one is
 * shown. A link to a field leads to its screen; who chose whole pages gets those.
 */
export function useNamedScreen(screen: AdScreen): void {
  const { kind } = useAd().state
  const { search, hash, pathname } = useLocation()
  const navigate = useNavigate()
  const screenPath = useScreenPath()
  useEffect(() => {
    if (new URLSearchParams(search).get(screenParameter) === screen.id) return
    if (recordedLayout() === 'page' && !new URLSearchParams(search).has(screenParameter)) {
      void navigate(`${pathname}?${screenParameter}=${wholePage}${hash}`, renamedScreen)
      return
    }
    const name = nameOfAnchor(hash)
    const asked = name === undefined ? undefined : findScreen(screenOfQuestion(name), kind)
    void navigate(screenPath(asked ?? screen) + hash, renamedScreen)
  }, [screen, kind, search, hash, pathname, navigate, screenPath])
}

/** Back is one screen, as the browser's own: it leaves by the way it came, where there is one. */
export function useScreenWay(screen: AdScreen) {
  const path = usePath()
  const navigate = useNavigate()
  const location = useLocation()
  const screenPath = useScreenPath()
  const { editor, state, isHelper } = useAd()
  // What came from outside is seen once, although nothing is missing there.
  const open = [...useOpenNames(), ...useImportedCodes()]
  const previous = previousScreen(screen, state.kind)
  const following = nextScreen(screen, { kind: state.kind, open })
  const next = isHelper && following && isOwnersScreen(following) ? undefined : following
  const backToLook = useWayBackToLook(screen)
  return {
    next,
    goOn() {
      void editor.flush()
      if (backToLook) return backToLook()
      if (next) void navigate(screenPath(next), { state: { cameFrom: screen.id } })
    },
    goBack() {
      void editor.flush()
      if (backToLook) return backToLook()
      if (cameFrom(location.state)) return void navigate(-1)
      void navigate(previous ? screenPath(previous) : path('sell'), {
        replace: previous !== undefined,
      })
    },
  }
}

function cameFrom(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'cameFrom' in state
}
