import { useCallback, useState } from 'react'

/**
 * What was typed for one object, kept until it is done with: a failed call, a reload or a login in
 * between lose nothing. It lives in this tab alone.
 */
export function useSessionState<Value>(
  key: string,
  initial: Value,
): [Value, (change: (before: Value) => Value) => void, () => void] {
  const [kept, setKept] = useState<{ key: string; value: Value }>(() => ({
    key,
    value: read(key, initial),
  }))
  const value = kept.key === key ? kept.value : read(key, initial)
  const change = useCallback(
    (next: (before: Value) => Value) =>
      setKept((known) => {
        const before = known.key === key ? known.value : read(key, initial)
        const after = next(before)
        sessionStorage.setItem(key, JSON.stringify(after))
        return { key, value: after }
      }),
    [key, initial],
  )
  const forget = useCallback(() => {
    sessionStorage.removeItem(key)
    setKept({ key, value: initial })
  }, [key, initial])
  return [value, change, forget]
}

/** For what another part of the page has kept and is done with. */
export function clearSessionState(key: string): void {
  sessionStorage.removeItem(key)
}

function read<Value>(key: string, initial: Value): Value {
  const text = sessionStorage.getItem(key)
  if (text === null) return initial
  try {
    return JSON.parse(text) as Value // Written by this module under the same key.
  } catch {
    return initial
  }
}
