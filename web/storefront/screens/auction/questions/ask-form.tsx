import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import { questionLength } from '#domain/question/question.ts'
import { useWholeApi } from '#web/api/api.tsx'
import { keptAcrossReload } from '#web/api/build-of-page/old-page.ts'
import { keysOf } from '#web/api/queries.ts'
import { useServerNow } from '#web/api/server-clock.tsx'
import { useFormat } from '#web/language/language-provider.tsx'
import { useSessionText } from '#web/storefront/forms/use-session-text.ts'
import { useSubmitType } from '#web/storefront/forms/use-submit-type.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { CommandNotice } from '../commands/command-notice.tsx'
import { useMarketCommand } from '../commands/use-market-command.ts'
import { useRefusalTexts } from '../commands/use-refusal-texts.ts'
import styles from './questions.module.css'
import { sendByKey } from './send-by-key.ts'

/** One question at a time, until an hour before the end; why not, where it is not possible. */
export function AskForm({ auction }: { auction: AuctionView }) {
  const t = useTranslations('questions')
  const { auctionId } = auction
  const { queryClient } = useWholeApi()
  const [text, setText] = useSessionText(`question/${auctionId}`)
  const [isShort, setShort] = useState(false)
  const submitType = useSubmitType()
  const ask = useMarketCommand<{ text: string }>(
    auctionId,
    'question',
    (api, request) => api.questions.ask({ params: { auctionId }, ...request }),
    { accepted: forgetSent },
  )
  const closed = useWhyClosed(auction)
  const until = useUntil(auction)

  /** What was typed while the answer was on its way is another question and stays. */
  function forgetSent(sent: { text: string }) {
    if (text.trim() === sent.text) setText('')
    void queryClient.invalidateQueries({ queryKey: [...keysOf('questions')] })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const isTooShort = text.trim().length < questionLength.min
    setShort(isTooShort)
    if (isTooShort || closed !== null) return
    void ask.send({ text: text.trim() })
  }

  if (closed?.isForGood && text === '') return <p className="muted">{closed.reason}</p>
  const complaint = isShort ? t('tooShort', { min: questionLength.min }) : ask.problem?.detail
  return (
    <form {...keptAcrossReload} className={styles.form} onSubmit={submit} noValidate>
      <TextArea
        label={t('ask')}
        rows={3}
        value={text}
        maxLength={questionLength.max}
        disabled={closed !== null}
        readOnly={ask.isBusy}
        onChange={(next) => {
          setShort(false)
          if (ask.problem) ask.clear()
          setText(next)
        }}
        onKeyDown={sendByKey}
        help={closed === null ? t('askHelp') : undefined}
        error={closed === null ? complaint : undefined}
        counter={t('counter', { count: text.length, max: questionLength.max })}
      />
      <CommandNotice
        command={{ ...ask, problem: null }}
        describe={(body) => t('described', { text: body.text })}
      />
      <div className={styles.formFoot}>
        <Button type={submitType} look="primary" busy={ask.isBusy} disabledReason={closed?.reason}>
          {t('send')}
        </Button>
        {until !== null && <span className={styles.fine}>{until}</span>}
      </div>
    </form>
  )
}

/** The reason in the server's words, and whether it stays; null while asking is possible. */
function useWhyClosed(auction: AuctionView): { reason: string; isForGood: boolean } | null {
  const refusalTexts = useRefusalTexts()
  const now = useServerNow(10_000)
  const action = auction.actions.askQuestion
  if (action.isAllowed && now < Date.parse(action.facts.closesAt)) return null
  const refusal = action.isAllowed
    ? ({ code: 'QUESTIONS_CLOSED', facts: {} } as const)
    : action.refusal
  const { title, detail } = refusalTexts(refusal)
  return { reason: `${title}. ${detail}`, isForGood: refusal.code === 'QUESTIONS_CLOSED' }
}

function useUntil({ actions }: AuctionView): string | null {
  const t = useTranslations('questions')
  const format = useFormat()
  if (!actions.askQuestion.isAllowed) return null
  return t('until', { at: format.dateTime(actions.askQuestion.facts.closesAt) })
}
