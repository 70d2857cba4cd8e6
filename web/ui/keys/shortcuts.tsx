import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { isWindowOpen } from '../window/open-windows.ts'
import {
  isOfCharacters,
  type PressedKey,
  pairFor,
  type Shortcut,
  shortcutFor,
} from './shortcut-for.ts'

/**
 * The one listener for keys. Screens name what a key does while they are shown; the line at the
 * foot of the page lists exactly these.
 */

type Registry = {
  readonly register: (source: symbol, shortcuts: readonly Shortcut[]) => void
  readonly remove: (source: symbol) => void
}

const RegistryContext = createContext<Registry | undefined>(undefined)
const ShownContext = createContext<readonly Shortcut[]>([])

type ShortcutProviderProps = {
  /** Letters, digits and signs do nothing; they are shown all the same. */
  readonly isOff?: boolean
  readonly children: ReactNode
}

export function ShortcutProvider({ isOff = false, children }: ShortcutProviderProps) {
  const [sources, setSources] = useState<ReadonlyMap<symbol, readonly Shortcut[]>>(new Map())
  const registry = useMemo<Registry>(
    () => ({
      register: (source, shortcuts) => setSources((known) => new Map(known).set(source, shortcuts)),
      remove: (source) =>
        setSources((known) => {
          const left = new Map(known)
          left.delete(source)
          return left
        }),
    }),
    [],
  )
  const shortcuts = useMemo(() => [...sources.values()].flat(), [sources])
  const heard = useMemo(
    () => (isOff ? shortcuts.filter((each) => !isOfCharacters(each)) : shortcuts),
    [isOff, shortcuts],
  )
  useKeys(heard)
  return (
    <RegistryContext value={registry}>
      <ShownContext value={shortcuts}>{children}</ShownContext>
    </RegistryContext>
  )
}

/** Names the keys of a screen while it is shown. What they do may change with every render. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const registry = useContext(RegistryContext)
  const latest = useRef(shortcuts)
  latest.current = shortcuts
  const names = shortcuts
    .map(({ keys, label, run }) => `${keys} ${label} ${run !== undefined}`)
    .join('\n')

  // biome-ignore lint/correctness/useExhaustiveDependencies: only other names, and what does something now, need a new entry.
  useEffect(() => {
    const source = Symbol('shortcuts')
    const entries = latest.current.map((shortcut, index) => ({
      ...shortcut,
      ...(shortcut.run && { run: (key: string) => latest.current[index]?.run?.(key) }),
    }))
    registry?.register(source, entries)
    return () => registry?.remove(source)
  }, [registry, names])
}

export function useShownShortcuts(): readonly Shortcut[] {
  return useContext(ShownContext)
}

function useKeys(shortcuts: readonly Shortcut[]): void {
  // Before the line at the foot names the keys: whoever reads a key may press it at once.
  useLayoutEffect(() => {
    let before: PressedKey | undefined
    // First of all, since a list may know the second key of a pair for itself.
    function onPair(event: KeyboardEvent) {
      if (!isHeard(event)) return
      const found = pairFor(shortcuts, before, event)
      before = found ? undefined : event
      if (!found) return
      event.stopPropagation()
      take(event, found)
    }
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || !isHeard(event)) return
      const found = shortcutFor(shortcuts, event)
      if (found) take(event, found)
    }
    window.addEventListener('keydown', onPair, true)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      window.removeEventListener('keydown', onPair, true)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [shortcuts])
}

function take(event: KeyboardEvent, { run }: Shortcut): void {
  event.preventDefault()
  run?.(event.key)
}

function isHeard({ metaKey, ctrlKey, altKey, target }: KeyboardEvent): boolean {
  return !metaKey && !ctrlKey && !altKey && !isTyping(target)
}

const typingFields = 'input:not([type="checkbox"], [type="radio"]), textarea, select'

/** While somebody types in a field, or a dialog is open, keys are no shortcuts. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.matches(typingFields) || isWindowOpen()
}
