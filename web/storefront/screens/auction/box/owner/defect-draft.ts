/** A defect as far as its owner has described it; it lies in the tab's storage until it is sent. */
export type DefectDraft = {
  readonly area: string | null
  readonly kinds: readonly string[]
  readonly severity: string | null
  readonly description: string
}

const emptyDraft: DefectDraft = { area: null, kinds: [], severity: null, description: '' }

export function draftFrom(kept: string): DefectDraft {
  try {
    const { area, kinds, severity, description } = JSON.parse(kept)
    return {
      area: typeof area === 'string' ? area : null,
      kinds: Array.isArray(kinds) ? kinds.filter((kind) => typeof kind === 'string') : [],
      severity: typeof severity === 'string' ? severity : null,
      description: typeof description === 'string' ? description : '',
    }
  } catch {
    return emptyDraft // Nothing was kept, or not by this page.
  }
}

export function keptFrom(draft: DefectDraft): string {
  return JSON.stringify(draft)
}
