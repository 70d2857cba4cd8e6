import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import type { LoggedIn } from '#contract/endpoints/account-session.ts'
import { SecondFactorEntry } from '#web/second-factor/late-parts.tsx'
import { useSecondFactor } from '#web/second-factor/use-second-factor.ts'
import { CodeEntry, SentTo } from './code-entry.tsx'
import { EmailEntry } from './email-entry.tsx'
import { type AskForCode, useMailCode } from './use-mail-code.ts'

export type MailCodeProps = {
  /** Where it is asked for: each place awaits a code of its own. */
  readonly place: string
  readonly ask: AskForCode
  readonly onEntered: (answer: LoggedIn) => unknown
  /** What stands above the address. */
  readonly title: string
  readonly lead: ReactNode
  /** An address that most private people do not have is asked again. */
  readonly isPrivate?: boolean
  /** Where it is the only field of its screen. */
  readonly autoFocus?: boolean
  readonly frame: (parts: {
    readonly title: string
    readonly lead: ReactNode
    readonly children: ReactNode
  }) => ReactNode
  /** Below the address: what is agreed to, another way in. */
  readonly children?: ReactNode
}

/** Entering by a mailed code: the address, then its six digits, in the frame of whichever page asks. */
export function MailCode(props: MailCodeProps) {
  const t = useTranslations('auth.code')
  const { title, lead, frame, isPrivate = true, autoFocus, children } = props
  const second = useSecondFactor(props.onEntered)
  const code = useMailCode({ ...props, onEntered: second.take })
  const { awaited } = code
  if (second.asked !== undefined) {
    return frame({
      title,
      lead: null,
      children: (
        <SecondFactorEntry
          asked={second.asked}
          onEntered={props.onEntered}
          onLeave={second.leave}
        />
      ),
    })
  }
  return awaited
    ? frame({
        title: t('title'),
        lead: <SentTo code={code} />,
        children: <CodeEntry key={awaited.requestId} code={code} />,
      })
    : frame({
        title,
        lead,
        children: (
          <EmailEntry code={code} isPrivate={isPrivate} autoFocus={autoFocus}>
            {children}
          </EmailEntry>
        ),
      })
}
