import { useEffect } from 'react'
import { useTranslations } from 'use-intl/react'
import { Button } from '#web/ui/actions/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import type { MarketCommand } from './use-market-command.ts'

/** A command was refused, or its answer never came: what that means and what to do (rules 4). */
export function CommandNotice<Body>(props: {
  command: MarketCommand<Body>
  /** What was asked, in words: "Your bid of 41,250 €". */
  describe: (body: Body) => string
  /** Whether what is on the page now shows that it arrived; without it nobody can tell. */
  hasArrived?: (body: Body) => boolean
}) {
  const { command, describe, hasArrived } = props
  const { unanswered, problem, isBusy, settle } = command
  const t = useTranslations('auction.unanswered')
  const isSettled = unanswered !== null && hasArrived?.(unanswered) === true
  useEffect(() => {
    if (isSettled) settle()
  }, [isSettled, settle])
  if (isSettled) {
    return (
      <Banner
        tone="good"
        role="status"
        title={t('arrived', { what: describe(unanswered) })}
        onClose={command.clear}
      />
    )
  }
  if (unanswered !== null && !isBusy) {
    return (
      <Banner
        tone="warn"
        role="alert"
        title={t('title', { what: describe(unanswered) })}
        actions={
          <>
            <Button look="primary" size="dense" onClick={() => void command.send(unanswered)}>
              {t('again')}
            </Button>
            <Button look="quiet" size="dense" onClick={command.clear}>
              {t('discard')}
            </Button>
          </>
        }
      >
        {t('text')}
      </Banner>
    )
  }
  if (problem === null) return null
  return (
    <Banner tone="bad" role="alert" title={problem.title} onClose={command.clear}>
      {problem.detail}
    </Banner>
  )
}
