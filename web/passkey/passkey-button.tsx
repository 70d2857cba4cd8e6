import type { PasskeyUsed } from '#contract/endpoints/security/passkey.ts'
import type { ApiClient } from '#web/api/api-client.ts'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { passkeyOfDevice } from './passkey-of-device.ts'
import { usePasskeyProblem } from './use-passkey-problem.ts'

type PasskeyButtonProps<Answer> = {
  readonly label: string
  /** What the passkey is shown for. */
  readonly send: (api: ApiClient, used: PasskeyUsed) => Promise<Answer>
  readonly onAnswer: (answer: Answer) => unknown
}

/** Asks the device for a passkey and sends what it says. */
export function PasskeyButton<Answer>({ label, send, onAnswer }: PasskeyButtonProps<Answer>) {
  const use = useCall((api) => async (_none: object) => send(api, await passkeyOfDevice(api)), {
    refreshes: [keysOf('account')],
    onSuccess: (answer) => onAnswer(answer),
  })
  const sentence = usePasskeyProblem(use.error)
  return (
    <>
      {sentence && (
        <Banner tone="warn" role="alert">
          {sentence}
        </Banner>
      )}
      <Button wide icon="key-round" busy={use.isPending} onClick={() => use.mutate({})}>
        {label}
      </Button>
    </>
  )
}
