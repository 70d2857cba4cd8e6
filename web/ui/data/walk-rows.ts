/**
 * Moves the focus to the next or the previous row of a list, from the row that has it, else from the one that is open.
 * Answers whether there was one.
 */
export function walkRows(list: Element | null, step: 1 | -1): boolean {
  const links = [...(list?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])]
  const rowOf = (link: Element) => link.closest('tr') ?? link
  const focused = links.findIndex((link) => rowOf(link).contains(document.activeElement))
  const open = links.findIndex((link) => link.closest('[aria-current]') !== null)
  const here = focused >= 0 ? focused : open
  const next = here < 0 ? (step === 1 ? links[0] : links.at(-1)) : links[here + step]
  next?.focus()
  next?.closest('tr')?.scrollIntoView({ block: 'nearest' })
  return next !== undefined
}
