import { useCallback, useEffect, useState } from 'react'
import type { LoginAnswer } from '#contract/endpoints/account-session.ts'
import { isCallRefused } from '#contract/problem.ts'
import { useCall } from '#web/api/use-call.ts'

/** A code on its way: to which address, under which request, until when by this device's clock; 0 once it is over. */
type Asked = { readonly email: string; readonly requestId: string; readonly expiresAt: number }

export type AskForCode = (wish: {
  readonly email: string
  readonly requestId?: string
}) => Promise<{ readonly requestId: string; readonly expiresInSeconds: number }>

/**
 * Entering by a mailed code: the address is given, the code is awaited, the login is finished. A reload of this tab
 * comes back to the code, because people leave the page to look into their mailbox.
 */
export function useMailCode(options: {
  /** Where it is asked for: each place awaits a code of its own. */
  readonly place: string
  readonly ask: AskForCode
  readonly onEntered: (answer: LoginAnswer) => unknown
}) {
  const { place, onEntered } = options
  const [email, setEmail] = useState(typedBefore)
  const [awaited, setAwaited] = useKeptRequest(place)
  const sending = useCall(() => options.ask, {
    onSuccess: ({ requestId, expiresInSeconds }, wish) =>
      setAwaited({
        email: wish.email,
        requestId,
        expiresAt: Date.now() + expiresInSeconds * 1000,
      }),
  })
  const confirming = useCall((api) => api.account.logInByCode, {
    onSuccess: async (answer) => {
      await onEntered(answer)
      setAwaited(null)
    },
    onError: (error) => {
      // Nothing can be done with it any more; the page offers a new one.
      if (isCallRefused(error) && error.problem.code === 'CODE_EXPIRED' && awaited) {
        setAwaited({ ...awaited, expiresAt: 0 })
      }
    },
  })
  return {
    email,
    setEmail,
    awaited,
    sending,
    confirming,
    send: () => sending.mutate({ email: email.trim() }),
    sendAgain() {
      if (!awaited) return
      const isOver = awaited.expiresAt === 0
      confirming.reset()
      sending.mutate({
        email: awaited.email,
        ...(!isOver && { requestId: awaited.requestId }),
      })
    },
    confirm(code: string) {
      if (awaited) confirming.mutate({ body: { requestId: awaited.requestId, code } })
    },
    changeAddress() {
      setEmail(awaited?.email ?? '')
      confirming.reset()
      sending.reset()
      setAwaited(null)
    },
  }
}

export type MailCode = ReturnType<typeof useMailCode>

function useKeptRequest(place: string) {
  const [awaited, setAwaited] = useState<Asked | null>(null)
  const name = `cm24-mail-code:${place}`
  useEffect(() => {
    setAwaited(read(name))
  }, [name])
  const keep = useCallback(
    (next: Asked | null) => {
      setAwaited(next)
      try {
        if (next) sessionStorage.setItem(name, JSON.stringify(next))
        else sessionStorage.removeItem(name)
      } catch {
        // Without storage a reload begins with the address again.
      }
    },
    [name],
  )
  return [awaited, keep] as const
}

function read(name: string): Asked | null {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null') // Written by `keep` alone.
  } catch {
    return null
  }
}

/** The server's page has the field before its script comes: what is in it by then stays. */
function typedBefore(): string {
  if (typeof document === 'undefined') return ''
  return document.querySelector<HTMLInputElement>('main input[name=email]')?.value ?? ''
}
