import { useTranslations } from 'use-intl/react'
import { Button } from '#web/ui/actions/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import type { MarketCommand } from './use-market-command.ts'

/** A command was refused, or its answer never came: what that means and what to do (rules 4). */
export function CommandNotice<Body>(props: {
  command: MarketCommand<Body>
  /** What was asked, in words: "Your bid of 41,250 €". */
  describe: (body: Body) => string
}) {
  const { command, describe } = props
  const { unanswered, problem, isBusy } = command
  const t = useTranslations('auction.unanswered')
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
