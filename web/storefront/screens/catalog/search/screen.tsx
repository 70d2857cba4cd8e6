import { useEffect, useRef } from 'react'
import { CatalogView } from '../results/catalog-view.tsx'
import { loadCatalog } from '../results/use-catalog.ts'

export const load = loadCatalog

/** The catalog with the keyboard in its words. */
export function Screen() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // The shell puts the focus on the content after a change of screen; this comes after it.
    const frame = requestAnimationFrame(() => field.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  return <CatalogView route="search" textField={field} />
}
