import { type ComponentProps, Suspense } from 'react'
import { drawnPart } from '#web/storefront/page/drawn-part.tsx'

const Documents = drawnPart(
  'documents of a dealer',
  async () => (await import('./merchant-documents.tsx')).MerchantDocuments,
)

/** Fetched by dealers alone: most accounts have none to send. */
export function LaterMerchantDocuments(props: ComponentProps<typeof Documents>) {
  return (
    <Suspense fallback={null}>
      <Documents {...props} />
    </Suspense>
  )
}
