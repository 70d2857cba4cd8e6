import type { AdEditor } from './ad-editor.ts'

/** One thing per ad. It outlives the steps, as the editor does: what travels goes on and is found again. */
export function keptPerAd<Kept>(): (editor: AdEditor, make: () => Kept) => Kept {
  const known = new WeakMap<AdEditor, Kept>()
  return (editor, make) => {
    const found = known.get(editor)
    if (found) return found
    const made = make()
    known.set(editor, made)
    return made
  }
}
