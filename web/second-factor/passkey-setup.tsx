import { type FormEvent, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { passkeyNameLength } from '#domain/account/security/passkey.ts'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { IdentityWindow } from '#web/identity/identity-window.tsx'
import { newPasskeyOfDevice } from '#web/passkey/passkey-of-device.ts'
import { usePasskeyProblem } from '#web/passkey/use-passkey-problem.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { Loading, SkeletonText } from '#web/ui/status/skeleton.tsx'

type PasskeySetupProps = {
  /** With recovery codes where it is the first second factor, else with none. */
  readonly onDone: (recoveryCodes: readonly string[]) => void
  readonly onLeave: () => void
}

/** A name, and the press by which the device makes a passkey. */
export function PasskeySetup({ onDone, onLeave }: PasskeySetupProps) {
  const t = useTranslations('second-factor')
  const tRule = useTranslations('validation')
  const [name, setName] = useState<string>()
  const [isChecked, setChecked] = useState(false)
  const begin = useCall((api) => api.account.beginPasskey)
  const { mutate } = begin
  useEffect(() => mutate({}), [mutate])
  const add = useCall(
    (api) => async (given: string) => {
      // A question is good once, so another press asks anew; the first finds it asked already.
      const { options } = add.isError || !begin.data ? await api.account.beginPasskey() : begin.data
      const made = await newPasskeyOfDevice(options)
      return api.account.addPasskey({ body: { name: given, made } })
    },
    {
      refreshes: [keysOf('account')],
      onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
    },
  )
  const refused = usePasskeyProblem(begin.error)
  const failed = usePasskeyProblem(add.error)
  const typed = (name ?? begin.data?.suggestedName ?? '').trim()

  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (typed) add.mutate(typed)
  }

  if (!begin.data && !refused) {
    return (
      <Loading>
        <SkeletonText lines={3} />
      </Loading>
    )
  }
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack gap={4}>
        {(refused ?? failed) && (
          <Banner tone={refused ? 'bad' : 'warn'} role="alert">
            {refused ?? failed}
          </Banner>
        )}
        <IdentityWindow call={{ ...begin, reset: onLeave }} />
        {begin.data && (
          <>
            <TextField
              label={t('passkey.name')}
              help={t('passkey.nameHelp')}
              maxLength={passkeyNameLength}
              autoFocus
              value={name ?? begin.data.suggestedName}
              onChange={setName}
              error={isChecked && !typed ? tRule('required') : undefined}
            />
            <Button look="primary" icon="key-round" type="submit" wide busy={add.isPending}>
              {t('passkey.make')}
            </Button>
          </>
        )}
        <Button look="quiet" wide onClick={onLeave}>
          {t('leave')}
        </Button>
      </Stack>
    </form>
  )
}
