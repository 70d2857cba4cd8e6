import { type ComponentProps, lazy, Suspense } from 'react'
import type { PartProps } from './second-factor-part.tsx'

/**
 * Fetched when somebody needs them: few people meet a second factor, and no page is to grow by it. All parts are one
 * file, because what several files share would come with every page (tools/vite/chunks.ts).
 */

const Part = lazy(async () => {
  const loaded = await import('./second-factor-part.tsx')
  return { default: loaded.SecondFactorPart }
})

function Late(props: ComponentProps<typeof Part>) {
  return (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  )
}

export const SecondFactorEntry = (props: PartProps<'entry'>) => <Late part="entry" {...props} />
export const SecondFactorSetup = (props: PartProps<'setup'>) => <Late part="setup" {...props} />
export const PasskeySetup = (props: PartProps<'passkey'>) => <Late part="passkey" {...props} />
export const RecoveryCodes = (props: PartProps<'codes'>) => <Late part="codes" {...props} />
export const SecondFactorEnd = (props: PartProps<'end'>) => <Late part="end" {...props} />
