import { useTranslations } from 'use-intl/react'
import { isCallRefused } from '#contract/problem.ts'
import { isNetworkFailed } from '#web/api/network-failed.ts'
import { useCallProblem } from '#web/language/call-problem.ts'

/** Why nothing came of a passkey: the call's own sentence, or what the browser said, in words. */
export function usePasskeyProblem(error: Error | null): string | undefined {
  const t = useTranslations('second-factor.passkey')
  const ofCall = useCallProblem(error)?.sentence
  if (error === null || isCallRefused(error) || isNetworkFailed(error)) return ofCall
  // The browser's own names (WebAuthn 3, 5.1.3 and 5.1.4), which its library keeps.
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return t('cancelled')
  if (error.name === 'SecurityError') return t('notHere')
  if (error.name === 'InvalidStateError') return t('alreadyHere')
  return 'PublicKeyCredential' in window ? ofCall : t('notSupported')
}
