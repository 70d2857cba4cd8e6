import { useSuspenseQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { useFormat } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { StepButtons } from '#web/ui/actions/step-buttons.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { MoneyField } from '#web/ui/fields/number-field.tsx'
import { amountState, type BidFacts, filledIn, stepOf } from './amounts.ts'
import styles from './box.module.css'
import { ConfirmAmount } from './confirm-amount.tsx'
import { CommandNotice } from './unanswered.tsx'
import { useBidKey } from './use-bid-key.ts'
import type { DraftsControl } from './use-drafts.ts'
import { useMarketCommand } from './use-market-command.ts'
import { useSubmitType } from './use-submit-type.ts'

/** Within this time a press may have been meant for the amount that stood there before. */
const justMovedMs = 1200

type BidBody = { amountEur: number; askMeThen: boolean; consentVersion: string }

export function BidForm(props: { auction: AuctionView; facts: BidFacts; drafts: DraftsControl }) {
  const { auction, facts, drafts } = props
  const t = useTranslations('auction.bid')
  const format = useFormat()
  const { data: consents } = useSuspenseQuery(useApiQueries().auction.consents())
  const { auctionId } = auction
  const bid = useMarketCommand<BidBody>(auctionId, 'bid', (api, request) =>
    api.auction.placeBid({ params: { auctionId }, ...request }),
  )
  const field = useRef<HTMLInputElement>(null)
  const [question, setQuestion] = useState<'high' | 'moved' | 'keyboard' | null>(null)
  const [isTouched, setTouched] = useState(false)
  const isProposed = drafts.bidEur === null && !isTouched
  const amountEur = isProposed ? facts.minimumEur : drafts.bidEur
  const hasJustMoved = useJustMoved(facts.minimumEur)
  const isAskMeThen = drafts.isAskMeThen ?? auction.own?.isAskMeThen ?? false
  const state = amountState(amountEur, facts)
  const money = (euros: number) => format.money(euros)
  useBidKey(field)

  function choose(next: number | null) {
    setTouched(true)
    bid.clear()
    drafts.change({ bidEur: next })
  }

  async function place() {
    setQuestion(null)
    if (amountEur === null) return
    const { version: consentVersion } = consents
    const view = await bid.send({ amountEur, askMeThen: isAskMeThen, consentVersion })
    if (view === null) return
    setTouched(false)
    drafts.change({ bidEur: null })
  }

  function ask(event: FormEvent) {
    event.preventDefault()
    if (state !== 'fine' && state !== 'ask_again') return field.current?.focus()
    const isByKey = document.activeElement === field.current
    if (state === 'ask_again') setQuestion('high')
    else if (isProposed && hasJustMoved()) setQuestion('moved')
    else if (isByKey) setQuestion('keyboard')
    else void place()
  }

  const complaint = {
    too_low: t('tooLow', { amount: money(facts.minimumEur) }),
    too_high: t('tooHigh', { amount: money(facts.maximumEur) }),
    missing: undefined,
    ask_again: undefined,
    fine: undefined,
  }[state]
  const shown = amountEur ?? facts.minimumEur
  return (
    <form className={styles.part} onSubmit={ask} noValidate>
      <StepButtons
        label={t('steps')}
        steps={facts.nextAmountsEur.map((value, index) => ({
          value,
          label: t('step', { count: index + 1 }),
          amount: money(value),
        }))}
        value={amountEur}
        onChoose={choose}
        disabled={bid.isBusy}
      />
      <div className={styles.amountRow}>
        <MoneyField
          ref={field}
          label={t('amount')}
          labelHidden
          value={amountEur}
          onChange={choose}
          step={stepOf(facts)}
          min={facts.minimumEur}
          max={facts.maximumEur}
          readOnly={bid.isBusy}
          aria-keyshortcuts="b"
          error={complaint}
        />
        <Button type={useSubmitType()} look="primary" wide busy={bid.isBusy} className={styles.act}>
          {amountEur === null ? t('placeNothing') : t('place', { amount: money(amountEur) })}
        </Button>
      </div>
      <CommandNotice
        command={bid}
        describe={(body) => t('described', { amount: money(body.amountEur) })}
      />
      <p className={styles.fine}>{filledIn(consents.sentences.bid, money(shown))}</p>
      <Checkbox
        dense
        label={t('askMeThen')}
        detail={t('askMeThenDetail')}
        checked={isAskMeThen}
        onChange={(checked) => drafts.change({ isAskMeThen: checked })}
      />
      <ConfirmAmount
        open={question !== null}
        title={t(`confirm.${question ?? 'keyboard'}`, { amount: money(shown) })}
        action={t('place', { amount: money(shown) })}
        onConfirm={() => void place()}
        onClose={() => setQuestion(null)}
      >
        {question === 'high' && <p>{t('highText', { minimum: money(facts.minimumEur) })}</p>}
        <p className={styles.fine}>{filledIn(consents.sentences.bid, money(shown))}</p>
      </ConfirmAmount>
    </form>
  )
}

/** Whether the proposed amount changed so recently that a press may not have meant it. */
function useJustMoved(minimumEur: number): () => boolean {
  const moved = useRef({ minimumEur, at: Number.NEGATIVE_INFINITY })
  useEffect(() => {
    if (moved.current.minimumEur !== minimumEur) {
      moved.current = { minimumEur, at: performance.now() }
    }
  }, [minimumEur])
  return () => performance.now() - moved.current.at < justMovedMs
}
