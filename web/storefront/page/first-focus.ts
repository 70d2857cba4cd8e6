/** Where a new screen is read from: what it marks itself, its heading for example, else its content. */
export function focusOnContent(): void {
  const marked = document.querySelector<HTMLElement>('[data-first-focus]')
  const target = marked ?? document.getElementById('main')
  target?.focus({ preventScroll: true })
}
