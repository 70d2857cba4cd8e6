import { type ComponentProps, lazy, Suspense } from 'react'

const Code = lazy(async () => {
  const loaded = await import('./qr-code.tsx')
  return { default: loaded.QrCode }
})

/** Fetched where one is shown: the library behind it would come with every page else. */
export function QrCode(props: ComponentProps<typeof Code>) {
  return (
    <Suspense fallback={null}>
      <Code {...props} />
    </Suspense>
  )
}
