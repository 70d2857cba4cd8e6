import { elementOfAddress } from './element-of-address.ts'

/**
 * Where a new screen is read from: what it marks itself, its heading for example, else its content. Whoever followed
 * a link to a field and is in it stays there.
 */
export function focusOnContent(): void {
  if (elementOfAddress()?.contains(document.activeElement)) return
  const marked = document.querySelector<HTMLElement>('[data-first-focus]')
  const target = marked ?? document.getElementById('main')
  target?.focus({ preventScroll: true })
}
