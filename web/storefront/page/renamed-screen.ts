import type { NavigateOptions, useNavigationType } from 'react-router'

/**
 * For a screen that stays and only gets another address, as an ad does that is saved for the first
 * time: the focus stays in the field in which somebody is typing.
 */
export const renamedScreen: NavigateOptions = {
  replace: true,
  preventScrollReset: true,
  state: { isRenamed: true },
}

/** Whoever comes back to such an address later comes to another screen. */
export function isRenamed(type: ReturnType<typeof useNavigationType>, state: unknown): boolean {
  return type === 'REPLACE' && typeof state === 'object' && state !== null && 'isRenamed' in state
}
