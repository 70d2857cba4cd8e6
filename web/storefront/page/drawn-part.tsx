import { type ComponentType, lazy, type ReactNode, useState } from 'react'
import { loadLaterTexts } from '#web/language/later-texts.ts'
import { useServerPage } from './server-page.tsx'

/**
 * Parts of a page with scripts of their own. What the server drew of them is taken over with the page, so its scripts
 * are fetched before: React draws a part anew where something above it changes while its script is on the way, and
 * what was typed there would be lost.
 */

/** By name; a part whose scripts are fetched before it is shown is drawn at once. */
export const partLoads = new Map<string, () => Promise<unknown>>()

/** Each has its own name. Whoever shows one puts it in a Suspense. */
export function drawnPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  let loaded: ComponentType<Props> | undefined
  const fetchPart = async () => {
    const [part] = await Promise.all([loaded ?? load(), loadLaterTexts()])
    loaded = part
    return { default: part }
  }
  partLoads.set(name, fetchPart)
  const Awaited: ComponentType<Props> = lazy(fetchPart)
  return function DrawnPart(props: Props) {
    // Chosen once: another type of component would be another part, and empty.
    const [Part] = useState<ComponentType<Props>>(() => loaded ?? Awaited)
    const { stylesOf } = useServerPage()
    return (
      <>
        {/* Only the server knows of any: nothing moves then when the part's script comes. */}
        {stylesOf(name).map((style) => (
          <link key={style} rel="stylesheet" href={style} precedence="page" />
        ))}
        <Part {...props} />
        <template data-part={name} />
      </>
    )
  }
}

/** Fetches the scripts of all parts that stand in the document, and of those within them. */
export async function fetchDrawnParts(): Promise<void> {
  const asked = new Set<string>()
  for (;;) {
    const drawn = document.querySelectorAll<HTMLElement>('template[data-part]')
    const names = [...drawn].map(({ dataset }) => dataset.part ?? '')
    const wanted = new Set(names.filter((name) => partLoads.has(name) && !asked.has(name)))
    if (wanted.size === 0) return
    // One that does not come is said where it is shown.
    await Promise.allSettled([...wanted].map((name) => partLoads.get(name)?.()))
    for (const name of wanted) asked.add(name)
  }
}
