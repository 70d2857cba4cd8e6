import { useSearchParams } from 'react-router'
import { recall, remember } from '#web/storefront/forms/browser-memory.ts'

/**
 * An ad is written screen by screen, or with a whole step on one page. The address says which, so that
 * a reload and a link show the same; this device remembers the choice for the next ad.
 */

export type FormLayout = 'screens' | 'page'

/** The name in the query; its value is a screen's id or this. */
export const screenParameter = 'screen'
export const wholePage = 'all'

export function useFormLayout(): FormLayout {
  const [search] = useSearchParams()
  return search.get(screenParameter) === wholePage ? 'page' : 'screens'
}

const storageName = 'cm24-ad-layout'

export function recordLayout(layout: FormLayout): void {
  remember(storageName, layout)
}

export function recordedLayout(): FormLayout {
  return recall(storageName) === 'page' ? 'page' : 'screens'
}
