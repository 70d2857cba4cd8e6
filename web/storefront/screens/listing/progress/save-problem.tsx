import { useAd } from '../editor/ad-context.tsx'
import { laterPart } from '../later/later-part.tsx'

/** Both are seldom needed, and an answer of the server came before them. */
const Differences = laterPart(
  'differences',
  async () => (await import('./differences.tsx')).Differences,
)
const RefusedSave = laterPart(
  'refused save',
  async () => (await import('./refused-save.tsx')).RefusedSave,
)

/** A save that did not come through. */
export function SaveProblem() {
  const { differing, save } = useAd().state
  if (differing.length > 0) return <Differences />
  // Without any answer it is saved here and sent later, as the line of the save says.
  if (save.kind !== 'failed' || save.problem === undefined) return null
  return <RefusedSave problem={save.problem} />
}
