import { type ComponentProps, lazy, Suspense } from 'react'
import { isCallRefused } from '#contract/problem.ts'
import { identityAskedBy } from './identity-asked-by.ts'

const Dialog = lazy(async () => {
  const loaded = await import('./identity-dialog.tsx')
  return { default: loaded.IdentityDialog }
})

type RefusedCall<Input> = {
  readonly error: Error | null
  readonly variables: Input | undefined
  readonly mutate: (input: Input) => void
  readonly reset: () => void
}

/**
 * Beside a form whose call may refuse with IDENTITY_UNPROVED (rules 11): asks who is there, and then sends the same call
 * once more. `<IdentityWindow call={save} />` is all that a form needs; what was typed stays where it is.
 */
export function IdentityWindow<Input>({ call }: { readonly call: RefusedCall<Input> }) {
  const by = identityAskedBy(isCallRefused(call.error) ? call.error.problem : undefined)
  if (by === undefined) return null
  return (
    <LaterIdentityDialog
      by={by}
      onProved={() => call.mutate(call.variables as Input)} // The call was made, so it has its input.
      onClose={call.reset}
    />
  )
}

/** Fetched when it opens. */
export function LaterIdentityDialog(props: ComponentProps<typeof Dialog>) {
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  )
}
