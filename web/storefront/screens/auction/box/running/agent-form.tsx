import { useSuspenseQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { keptAcrossReload } from '#web/api/build-of-page/old-page.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { useSubmitType } from '#web/storefront/forms/use-submit-type.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { MoneyField } from '#web/ui/fields/numbers/number-field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { StatusChip } from '#web/ui/status/status-chip.tsx'
import { amountState, filledIn } from '../../amounts/amounts.ts'
import styles from '../../auction-box.module.css'
import { CommandNotice } from '../../commands/command-notice.tsx'
import { ConfirmAmount } from '../../commands/confirm-amount.tsx'
import { useMarketCommand } from '../../commands/use-market-command.ts'
import { useMissed } from '../drafts/missed.tsx'
import type { DraftsControl } from '../drafts/use-drafts.ts'
import { isFullWithoutAgent } from './room-of-box.ts'
import { SecondFactorOffer } from './second-factor-offer.tsx'
import { useIsOfCompany } from './use-is-of-company.ts'
import { useLimitAddress } from './use-limit-address.ts'

type AgentFacts = Extract<AuctionView['actions']['setAgent'], { isAllowed: true }>['facts']

/** The bidding agent: one line to unfold, open once its limit is used up and the box has room for it (rules 5). */
export function AgentPart({ auction, drafts }: { auction: AuctionView; drafts: DraftsControl }) {
  const t = useTranslations('auction.agent')
  const format = useFormat()
  const { setAgent } = auction.actions
  const agent = auction.own?.agent ?? null
  const part = useRef<HTMLDetailsElement>(null)
  useLimitAddress(part)
  const isFull = isFullWithoutAgent(auction, useIsOfCompany())
  const needsBid = !setAgent.isAllowed && setAgent.refusal.code === 'AGENT_NEEDS_OWN_BID'
  if (!setAgent.isAllowed && !needsBid) return null
  return (
    <details ref={part} className={styles.fold} open={(agent?.isExhausted && !isFull) || undefined}>
      <summary className={classNames(styles.foldHead, agent?.isExhausted && styles.stacked)}>
        <Icon icon="bot" />
        <span className={styles.foldTitle}>{t('title')}</span>
        {agent && (
          <StatusChip tone={agent.isExhausted ? 'warn' : 'brand'}>
            {agent.isExhausted
              ? t('exhausted', { amount: format.money(agent.limitEur) })
              : t('until', { amount: format.money(agent.limitEur) })}
          </StatusChip>
        )}
        <Icon icon="chevron-down" className={styles.arrow} />
      </summary>
      <div className={styles.foldBody}>
        {setAgent.isAllowed ? (
          <AgentForm auction={auction} facts={setAgent.facts} drafts={drafts} />
        ) : (
          <p className={styles.fine}>{t('needsBid')}</p>
        )}
      </div>
    </details>
  )
}

type AgentBody = { limitEur: number; consentVersion: string }

function AgentForm(props: { auction: AuctionView; facts: AgentFacts; drafts: DraftsControl }) {
  const { auction, facts, drafts } = props
  const { auctionId } = auction
  const t = useTranslations('auction.agent')
  const format = useFormat()
  const money = (euros: number) => format.money(euros)
  const { data: consents } = useSuspenseQuery(useApiQueries().auction.consents())
  const miss = useMissed(drafts)
  const describe = (body: AgentBody) => t('described', { amount: money(body.limitEur) })
  const set = useMarketCommand<AgentBody>(
    auctionId,
    'agent',
    (api, request) => api.auction.setAgent({ params: { auctionId }, ...request }),
    { refused: miss(describe) },
  )
  const [boundEur, setBoundEur] = useState<number | null>(null)
  const [isConfirmOpen, setConfirmOpen] = useState(false)
  const isOfCompany = useIsOfCompany()
  const agent = auction.own?.agent ?? null
  const limitEur = drafts.limitEur
  const state = amountState(limitEur, facts)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (state === 'fine' || state === 'ask_again') setConfirmOpen(true)
  }

  async function save() {
    setConfirmOpen(false)
    if (limitEur === null) return
    const view = await set.send({ limitEur, consentVersion: consents.version })
    if (!view) return
    drafts.change({ limitEur: null })
    setBoundEur(limitEur)
  }

  // Where offers are collected no limit jumps and nothing sells by itself (rules 5, 7).
  const { agent_limit, agent_limit_offer_collection } = consents.sentences
  const sentence = auction.mode === 'auction' ? agent_limit : agent_limit_offer_collection
  const complaint =
    state === 'too_low'
      ? t('tooLow', { amount: money(facts.minimumEur) })
      : state === 'too_high'
        ? t('tooHigh', { amount: money(facts.maximumEur) })
        : undefined
  const isRaise = agent !== null && (limitEur === null || limitEur > agent.limitEur)
  return (
    <form {...keptAcrossReload} className={styles.stack} onSubmit={submit} noValidate>
      <div className={styles.amountRow}>
        <MoneyField
          label={t('limit')}
          labelHidden
          placeholder={t('from', { amount: format.number(facts.minimumEur) })}
          value={limitEur}
          onChange={(next) => {
            set.clear()
            drafts.change({ limitEur: next })
          }}
          min={facts.minimumEur}
          max={facts.maximumEur}
          readOnly={set.isBusy}
          error={complaint}
        />
        <Button type={useSubmitType()} wide busy={set.isBusy} className={styles.act}>
          {agent === null ? t('set') : isRaise ? t('raise') : t('lower')}
        </Button>
      </div>
      <CommandNotice
        command={set}
        describe={describe}
        hasArrived={(body) => agent?.limitEur === body.limitEur}
      />
      <SecondFactorOffer boundEur={boundEur} floats={isOfCompany} />
      {agent ? (
        <WithdrawAgent auction={auction} />
      ) : (
        <p className={styles.fine}>
          {t('explained')} {facts.mayJumpToTarget && t('jump')}
        </p>
      )}
      <ConfirmAmount
        open={isConfirmOpen}
        title={t(state === 'ask_again' ? 'confirmHigh' : 'confirm', {
          amount: money(limitEur ?? 0),
        })}
        action={t('confirmAction', { amount: money(limitEur ?? 0) })}
        isLikelySlip={state === 'ask_again'}
        onConfirm={() => void save()}
        onClose={() => setConfirmOpen(false)}
      >
        <p>{filledIn(sentence, money(limitEur ?? 0))}</p>
      </ConfirmAmount>
    </form>
  )
}

function WithdrawAgent({ auction }: { auction: AuctionView }) {
  const t = useTranslations('auction.agent')
  const { auctionId } = auction
  const withdraw = useMarketCommand<'withdraw'>(auctionId, 'withdraw-agent', (api, request) =>
    api.auction.withdrawAgent({
      params: { auctionId },
      idempotencyKey: request.idempotencyKey,
    }),
  )
  if (!auction.actions.withdrawAgent?.isAllowed) return null
  return (
    <>
      <CommandNotice command={withdraw} describe={() => t('withdrawing')} />
      <Button look="quiet" busy={withdraw.isBusy} onClick={() => void withdraw.send('withdraw')}>
        {t('withdraw')}
      </Button>
    </>
  )
}
