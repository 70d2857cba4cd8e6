import type { Product } from '#contract/product.ts'

type Document = Product['documents'][number]
type CoveredPage = Product['coveredPages'][number]

/** A paper of the vehicle as its reader may see it: its name alone, the file, or copies of its pages. */
export type ReadableDocument = {
  readonly documentType: Document['documentType']
  /** Null for whoever does not get the file; its name would be empty. */
  readonly file: Document | null
  readonly pages: readonly CoveredPage[]
}

/** Papers in the order of the ad; those of which there are copies alone stand behind. Copies go with the first paper of their kind. */
export function documentsOfAd({
  documents,
  coveredPages,
}: Pick<Product, 'documents' | 'coveredPages'>): ReadableDocument[] {
  const pagesOf = new Map(
    Object.entries(Object.groupBy(coveredPages, ({ documentType }) => documentType)),
  )
  const readable: ReadableDocument[] = documents.map((document) => {
    const { documentType, fileName } = document
    const pages = pagesOf.get(documentType) ?? []
    pagesOf.delete(documentType)
    return { documentType, file: fileName === '' ? null : document, pages }
  })
  for (const pages of pagesOf.values()) {
    const [first] = pages
    if (first) readable.push({ documentType: first.documentType, file: null, pages })
  }
  return readable
}
