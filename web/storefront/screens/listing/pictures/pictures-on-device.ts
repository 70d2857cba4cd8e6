import type { AdEditor } from '../editor/ad-editor.ts'
import { keptPerAd } from '../editor/kept-per-ad.ts'

/**
 * Whether a picture that dealers will see lies on this device and is on its way: then nothing is missing on its
 * screen, whatever the server has. Read apart from the queue, which the other questions do not fetch.
 */
const kept = keptPerAd<{ isTravelling: boolean }>()

const of = (editor: AdEditor) => kept(editor, () => ({ isTravelling: false }))

export function noteTravelling(editor: AdEditor, isTravelling: boolean): void {
  of(editor).isTravelling = isTravelling
}

export function isPictureTravelling(editor: AdEditor): boolean {
  return of(editor).isTravelling
}
