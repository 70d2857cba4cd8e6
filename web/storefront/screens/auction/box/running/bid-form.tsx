import { useSuspenseQuery } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { keptAcrossReload } from '#web/api/build-of-page/old-page.ts'
import { useLostAt } from '#web/api/live/live-provider.tsx'
import { useFormat } from '#web/language/language-provider.tsx'
import { useSubmitType } from '#web/storefront/forms/use-submit-type.ts'
import { useKeysSetting } from '#web/storefront/keys/use-keys-setting.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { StepButtons } from '#web/ui/actions/step-buttons.tsx'
import { Checkbox } from '#web/ui/fields/choices/checkbox.tsx'
import { MoneyField } from '#web/ui/fields/numbers/number-field.tsx'
import { amountState, type BidFacts, filledIn, isPossible, stepOf } from '../../amounts/amounts.ts'
import styles from '../../auction-box.module.css'
import { CommandNotice } from '../../commands/command-notice.tsx'
import { useMarketCommand } from '../../commands/use-market-command.ts'
import { useMissed } from '../drafts/missed.tsx'
import type { DraftsControl } from '../drafts/use-drafts.ts'
import { type BidQuestion, ConfirmBid } from './bid-question.tsx'
import { KeyboardHelp } from './keyboard-help.tsx'
import { hasPlaced } from './own-bids.ts'
import { SecondFactorOffer } from './second-factor-offer.tsx'
import { useBidKeys } from './use-bid-keys.ts'
import { useIsOfCompany } from './use-is-of-company.ts'

/** Within this time a press may have been meant for the amount that stood there before. */
const justMovedMs = 1200

type BidBody = { amountEur: number; askMeThen: boolean; consentVersion: string }

type BidFormProps = { auction: AuctionView; facts: BidFacts; drafts: DraftsControl }

/** The amount in the field, and the way from a press to the bid with the questions between. */
function useBid({ auction, facts, drafts }: BidFormProps) {
  const { data: consents } = useSuspenseQuery(useApiQueries().auction.consents())
  const { auctionId } = auction
  const t = useTranslations('auction.bid')
  const format = useFormat()
  const describe = (body: Pick<BidBody, 'amountEur'>) =>
    t('described', { amount: format.money(body.amountEur) })
  const miss = useMissed(drafts)
  const [boundEur, setBoundEur] = useState<number | null>(null)
  const bid = useMarketCommand<BidBody>(
    auctionId,
    'bid',
    (api, request) => api.auction.placeBid({ params: { auctionId }, ...request }),
    { refused: miss(describe), accepted: forgetPlaced },
  )
  const field = useRef<HTMLInputElement>(null)
  const [question, setQuestion] = useState<BidQuestion | null>(null)
  const [isTouched, setTouched] = useState(false)
  const isProposed = drafts.bidEur === null && !isTouched
  const amountEur = isProposed ? facts.minimumEur : drafts.bidEur
  const hasJustMoved = useJustMoved(facts.minimumEur)
  const isAskMeThen = drafts.isAskMeThen ?? auction.own?.isAskMeThen ?? false
  const state = amountState(amountEur, facts)
  // Without a connection the page does not know whether the dealer still leads.
  const hasLine = useLostAt() === null
  const isLeading = hasLine && auction.context?.includes('holding_highest_bid') === true
  const keys = useKeysSetting()
  useBidKeys({ field, chooseStep: (index) => choose(facts.nextAmountsEur[index]) }, keys.isOn)

  function choose(next: number | null) {
    setTouched(true)
    bid.clear()
    drafts.change({ bidEur: next })
  }

  /** An amount that was typed while the answer was on its way is another one and stays. */
  function forgetPlaced({ amountEur: placedEur }: BidBody) {
    setBoundEur(placedEur)
    if (drafts.bidEur !== null && drafts.bidEur !== placedEur) return
    setTouched(false)
    drafts.change({ bidEur: null })
  }

  function place(placedEur: number) {
    setQuestion(null)
    const { version: consentVersion } = consents
    void bid.send({ amountEur: placedEur, askMeThen: isAskMeThen, consentVersion })
  }

  function ask(event: FormEvent) {
    event.preventDefault()
    if (amountEur === null || !isPossible(state)) return field.current?.focus()
    const reason = whyAsked()
    if (reason === null) place(amountEur)
    else setQuestion({ reason, amountEur })
  }

  function whyAsked(): BidQuestion['reason'] | null {
    if (state === 'ask_again') return 'high'
    if (isLeading) return 'leading'
    if (isProposed && hasJustMoved()) return 'moved'
    return document.activeElement === field.current ? 'keyboard' : null
  }

  const sentence = consents.sentences.bid
  return {
    bid,
    boundEur,
    describe,
    field,
    amountEur,
    state,
    isAskMeThen,
    question,
    setQuestion,
    sentence,
    choose,
    place,
    ask,
  }
}

export function BidForm(props: BidFormProps) {
  const { auction, facts, drafts } = props
  const t = useTranslations('auction.bid')
  const format = useFormat()
  const submitType = useSubmitType()
  const form = useBid(props)
  const isOfCompany = useIsOfCompany()
  const { bid, boundEur, describe, field, amountEur, state, isAskMeThen, sentence } = form
  const { question, setQuestion, choose, place, ask } = form
  const money = (euros: number) => format.money(euros)
  const complaint =
    state === 'too_low'
      ? t('tooLow', { amount: money(facts.minimumEur) })
      : state === 'too_high'
        ? t('tooHigh', { amount: money(facts.maximumEur) })
        : undefined
  const shown = isPossible(state) && amountEur !== null ? amountEur : facts.minimumEur
  return (
    <form
      {...keptAcrossReload}
      className={styles.part}
      onSubmit={ask}
      onKeyDown={ignoreHeldEnter}
      noValidate
    >
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
        <Button type={submitType} look="primary" wide busy={bid.isBusy} className={styles.act}>
          {amountEur !== null && isPossible(state)
            ? t('place', { amount: money(amountEur) })
            : t('placeNothing')}
        </Button>
      </div>
      <CommandNotice
        command={bid}
        describe={describe}
        hasArrived={(body) => hasPlaced(auction, body.amountEur)}
      />
      <SecondFactorOffer boundEur={boundEur} floats={isOfCompany} />
      <p className={styles.fine}>{filledIn(sentence, money(shown))}</p>
      <div className={styles.besideKeys}>
        <Checkbox
          dense
          label={t('askMeThen')}
          detail={drafts.isAskMeThen && t('askMeThenDetail')}
          checked={isAskMeThen}
          onChange={(checked) => drafts.change({ isAskMeThen: checked })}
        />
        <KeyboardHelp />
      </div>
      <ConfirmBid
        question={question}
        facts={facts}
        sentence={sentence}
        onConfirm={place}
        onClose={() => setQuestion(null)}
      />
    </form>
  )
}

/** A key that is held down sends its form again and again. */
function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
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
