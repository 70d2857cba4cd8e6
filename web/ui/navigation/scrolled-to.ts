/** How far a row is scrolled so that this one of it stands in the middle of what is seen; at its start not at all. Pixels. */
export function scrolledTo(
  { left, width }: { readonly left: number; readonly width: number },
  seen: number,
): number {
  return Math.max(0, left - (seen - width) / 2)
}
