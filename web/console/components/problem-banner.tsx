import { useTranslations } from 'use-intl/react'
import { useCallProblem } from '#web/language/call-problem.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'

/** The server's sentence on what went wrong; nothing without an error. */
export function ProblemBanner({ error, onRetry }: { error: Error | null; onRetry?: () => void }) {
  const t = useTranslations('shell.error')
  const problem = useCallProblem(error)
  if (!problem) return null
  return (
    <Banner
      tone="bad"
      role="alert"
      actions={onRetry && <Button onClick={onRetry}>{t('retry')}</Button>}
    >
      {problem.sentence}
      {Object.values(problem.fields).length > 0 && ` ${Object.values(problem.fields).join(' ')}`}
    </Banner>
  )
}
