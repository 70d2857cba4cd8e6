import { useAttributeLabels } from '#web/language/attribute-labels.ts'
import { useLooseTexts } from '#web/language/loose-texts.ts'
import type { Reviewed } from '../reviewed.ts'

/** Why an answer deserves a second look; empty where the catalogue has no words for it. */
export function useFlagReason(): (flag: Reviewed['flags'][number]) => string {
  const editor = useLooseTexts('editor')
  const labels = useAttributeLabels()
  return ({ rule, params = {} }) => {
    const make = typeof params.make === 'string' && { make: labels.make(params.make) }
    if (editor.has(`doubt.${rule}`)) return editor(`doubt.${rule}`, { ...params, ...make })
    return ''
  }
}
