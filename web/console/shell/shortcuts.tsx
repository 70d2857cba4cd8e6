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
import { isWindowOpen } from '#web/ui/window/open-windows.ts'

/**
 * The one listener for keys. Screens name what a key does while they are shown; the line at the
 * foot of the page lists exactly these.
 */

export type Shortcut = {
  /** A `key` of the keyboard event, for example `j`, `Enter`, `/`, or two in a row: `g a`. */
  readonly keys: string
  readonly label: string
  /** Absent where the browser does it itself, as with Enter on a link. */
  readonly run?: () => void
  /** Left out of the line at the foot; the table of all keys shows it. */
  readonly isQuiet?: boolean
}

type Registry = {
  readonly register: (source: symbol, shortcuts: readonly Shortcut[]) => void
  readonly remove: (source: symbol) => void
}

const RegistryContext = createContext<Registry | undefined>(undefined)
const ShownContext = createContext<readonly Shortcut[]>([])

/** Between two keys of a pair. */
const pairMilliseconds = 1200

export function ShortcutProvider({ children }: { children: ReactNode }) {
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
  useKeys(shortcuts)
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
  const names = shortcuts.map(({ keys, label }) => `${keys} ${label}`).join('\n')

  // biome-ignore lint/correctness/useExhaustiveDependencies: only other names need a new entry.
  useEffect(() => {
    const source = Symbol('shortcuts')
    const entries = latest.current.map((shortcut, index) => ({
      ...shortcut,
      ...(shortcut.run && { run: () => latest.current[index]?.run?.() }),
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
    let first: { readonly key: string; readonly at: number } | undefined
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return
      if (isTyping(event.target)) return
      const isPair = first !== undefined && event.timeStamp - first.at < pairMilliseconds
      const pair = isPair ? `${first?.key} ${event.key}` : undefined
      first = { key: event.key, at: event.timeStamp }
      const found = shortcuts.findLast(
        ({ keys, run }) => run && (keys === pair || keys === event.key),
      )
      if (!found?.run) return
      event.preventDefault()
      first = undefined
      found.run()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [shortcuts])
}

const typingFields = 'input:not([type="checkbox"], [type="radio"]), textarea, select'

/** While somebody types in a field, or a dialog is open, keys are no shortcuts. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.matches(typingFields) || isWindowOpen()
}
