/**
 * Bars at the foot of the window, whether they stick there, lie at the page's end or belong to a sheet.
 * What floats there too, as messages do, stands above all of them.
 */

/** Besides those that a page without React marks by `data-foot-bar`. */
const bars = new Set<Element>()

/** Counts the element as one of the bars, as far as it stands at the foot; answers how to end that. */
export function addFootBar(element: Element): () => void {
  bars.add(element)
  return () => bars.delete(element)
}

/**
 * With each frame, for as long as something floats at the foot: bars come, go and move also where nobody scrolls, as
 * when the page above one that sticks grows.
 */
export function subscribeToFoot(changed: () => void): () => void {
  let frame = requestAnimationFrame(look)
  return () => cancelAnimationFrame(frame)

  function look(): void {
    changed()
    frame = requestAnimationFrame(look)
  }
}

/** How much of the window's foot the bars take, in pixels. */
export function footHeight(): number {
  const known = new Set([...bars, ...document.querySelectorAll('[data-foot-bar]')])
  const places = Array.from(known, (bar) => bar.getBoundingClientRect())
  return stackedHeight(places, innerHeight)
}

type Place = { readonly top: number; readonly bottom: number }

/** From the window's foot up to the first gap between bars. */
export function stackedHeight(places: readonly Place[], windowHeight: number): number {
  let height = 0
  for (const { top, bottom } of places.toSorted((one, other) => other.bottom - one.bottom)) {
    // Edges may lie at fractions of a pixel.
    const isStacked = bottom > top && bottom >= windowHeight - height - 1 && top < windowHeight
    if (isStacked) height = Math.max(height, windowHeight - top)
  }
  return Math.ceil(height)
}
