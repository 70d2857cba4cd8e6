/** Those that were shown when the window closed at this step, counted from 0; with the last one all of them (spec 4). */
export function seenUpTo<Popup>(step: number, popups: readonly Popup[]): readonly Popup[] {
  return popups.slice(0, step + 1)
}
