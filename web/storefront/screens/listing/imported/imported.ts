import { useMemo } from 'react'
import type { ImportSource } from '#domain/listing/importing/imported-answers.ts'
import { useAd } from '../editor/ad-context.tsx'

/** Answers that came from outside and stand as they came: neither confirmed nor changed, also not on this page. */
export function useImported(): ReadonlyMap<string, ImportSource> {
  const { product, base, draft } = useAd().state
  return useMemo(() => {
    const waiting = (product?.imported ?? []).filter(
      ({ attributeCode: code }) =>
        draft.values[code] !== undefined &&
        JSON.stringify(draft.values[code]) === JSON.stringify(base.values[code]),
    )
    return new Map(waiting.map(({ attributeCode, source }) => [attributeCode, source]))
  }, [product, base, draft])
}

export function useImportedCodes(): readonly string[] {
  const imported = useImported()
  return useMemo(() => [...imported.keys()], [imported])
}
