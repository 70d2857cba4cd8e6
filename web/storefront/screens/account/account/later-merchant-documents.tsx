import { type ComponentProps, lazy, Suspense } from 'react'

const Documents = lazy(async () => {
  const loaded = await import('./merchant-documents.tsx')
  return { default: loaded.MerchantDocuments }
})

/** Fetched by dealers alone: most accounts have none to send. */
export function LaterMerchantDocuments(props: ComponentProps<typeof Documents>) {
  return (
    <Suspense fallback={null}>
      <Documents {...props} />
    </Suspense>
  )
}
