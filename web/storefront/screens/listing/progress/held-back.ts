import type { FilesLeft } from '#web/api/uploads/upload.ts'
import type { AdEditorState } from '../editor/editor-state.ts'

/** Why a press that needs the ad as it is saved does not go on; each reason has its sentence beside the button. */
export type HeldBack = 'no_net' | 'refused' | 'differing' | 'wrong' | 'files' | 'files_failed'

type HeldAnswers = {
  readonly codes?: readonly string[]
  /** What the page itself has against answers. */
  readonly faults?: ReadonlyMap<string, unknown>
  /** Pictures and papers that the server does not have yet. */
  readonly filesLeft?: FilesLeft
}

/** After a save: what keeps it back, `codes` being the answers that it is about. Undefined where nothing does. */
export function heldBackBy(
  { save, differing, serverFaults }: Pick<AdEditorState, 'save' | 'differing' | 'serverFaults'>,
  { codes = [], faults, filesLeft }: HeldAnswers = {},
): HeldBack | undefined {
  if (differing.length > 0) return 'differing'
  // What was refused is no reason beside an answer that is refused itself: the field says more.
  const refused = new Set(serverFaults.map(({ field }) => field))
  if (codes.some((code) => refused.has(code) || faults?.has(code))) return 'wrong'
  if (save.kind === 'failed') return save.problem === undefined ? 'no_net' : 'refused'
  if (filesLeft && filesLeft.notTaken > 0) return 'files_failed'
  return filesLeft && filesLeft.cutOff > 0 ? 'files' : undefined
}
