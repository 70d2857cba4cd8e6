import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useNavigation } from 'react-router'
import { isWindowOpen } from '#web/ui/window/open-windows.ts'
import { reloadOnce } from '../reload-page.ts'
import type { PageBuild } from './page-build.ts'

const lookEveryMs = 1000
/** All pages meet a new build within the same moment; they come back spread over this time. */
const spreadMs = 2000
/** Somebody who types what outlives a reload is not disturbed before a pause of this length. */
const pauseMs = 5000

/** What is typed inside an element with this attribute lies in the tab's storage, or on the device, at once. */
export const keptAcrossReload = { 'data-kept-across-reload': '' } as const

/**
 * Loads a page anew whose build is no longer served (spec 4, version check): as soon as that takes
 * nothing from its reader, else with the next change of screen. Says whether it waits because of
 * typed text. `screen` names what is shown: another one begins with nothing typed.
 */
export function useOldPage(build: PageBuild, screen: string): { readonly isWaiting: boolean } {
  const isOld = useSyncExternalStore(build.subscribe, build.isOld, () => false)
  const target = useNavigation().location
  const typed = useTyped(screen)
  const [isWaiting, setWaiting] = useState(false)

  useEffect(() => {
    if (isOld && target) location.assign(target.pathname + target.search + target.hash)
  }, [isOld, target])

  useEffect(() => {
    if (!isOld) return
    const look = () => {
      setWaiting(typed.current.isOnlyHere)
      const hasPaused = performance.now() - typed.current.at > pauseMs
      if (typed.current.isOnlyHere || !hasPaused || build.isSending() || !isIdle()) return
      void reloadOnce()
    }
    let timer = setTimeout(() => {
      look()
      timer = setInterval(look, lookEveryMs)
    }, Math.random() * spreadMs)
    return () => {
      clearTimeout(timer)
      setWaiting(false)
    }
  }, [isOld, build, typed])
  return { isWaiting }
}

/** For a page that has failed: one whose build is no longer served may have failed because of that. */
export function useReloadOfOld(build: PageBuild): void {
  useEffect(() => {
    if (build.isOld()) void reloadOnce()
  }, [build])
}

/** Whoever has a window open is in the middle of something; without a network a reload ends nowhere. */
function isIdle(): boolean {
  return document.visibilityState === 'visible' && navigator.onLine && !isWindowOpen()
}

type Typed = {
  readonly at: number
  /** A reload would lose it. */
  readonly isOnlyHere: boolean
}

const nothing: Typed = { at: Number.NEGATIVE_INFINITY, isOnlyHere: false }

function useTyped(screen: string) {
  const typed = useRef(nothing)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed belongs to its screen.
  useEffect(() => {
    typed.current = nothing
    const note = ({ target }: Event) => {
      const isKept =
        target instanceof Element && target.closest('[data-kept-across-reload]') !== null
      const isOnlyHere = typed.current.isOnlyHere || !isKept
      typed.current = { at: performance.now(), isOnlyHere }
    }
    document.addEventListener('input', note, true)
    document.addEventListener('drop', note, true)
    return () => {
      document.removeEventListener('input', note, true)
      document.removeEventListener('drop', note, true)
    }
  }, [screen])
  return typed
}
