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
import { amountState, filledIn } from '../../amounts/amounts.ts'
import styles from '../../auction-box.module.css'
import { CommandNotice } from '../../commands/command-notice.tsx'
import { ConfirmAmount } from '../../commands/confirm-amount.tsx'
import { RefusedBid } from '../../commands/refused-bid.tsx'
import { useMarketCommand } from '../../commands/use-market-command.ts'
import { useMissed } from '../drafts/missed.tsx'
import type { DraftsControl } from '../drafts/use-drafts.ts'
import { offeringBlockedBy } from './bidding-blocked-by.ts'

type OfferBody = { amountEur: number; consentVersion: string }

/** An offer after an auction that did not sell (rules 7). */
export function LateOffer({ auction, drafts }: { auction: AuctionView; drafts: DraftsControl }) {
  const t = useTranslations('auction.lateOffer')
  const format = useFormat()
  const { data: consents } = useSuspenseQuery(useApiQueries().auction.consents())
  const { auctionId, actions } = auction
  const [isConfirmOpen, setConfirmOpen] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const miss = useMissed(drafts, 'offer')
  const describe = (body: Pick<OfferBody, 'amountEur'>) =>
    t('described', { amount: format.money(body.amountEur) })
  const offer = useMarketCommand<OfferBody>(
    auctionId,
    'late-offer',
    (api, request) => api.auction.makeLateOffer({ params: { auctionId }, ...request }),
    { refused: miss(describe), accepted: forgetSent },
  )
  const submitType = useSubmitType()

  /** Also what came through only when it was sent again. */
  function forgetSent({ amountEur: sentEur }: OfferBody) {
    if (drafts.lateOfferEur === sentEur) drafts.change({ lateOfferEur: null })
  }

  if (!actions.lateOffer.isAllowed) {
    const why = offeringBlockedBy(auction)
    if (why === null) return null
    return (
      <section className={styles.part}>
        <RefusedBid auction={auction} refusal={why} />
      </section>
    )
  }
  const { facts } = actions.lateOffer
  const amountEur = drafts.lateOfferEur
  const money = (euros: number) => format.money(euros)
  const state = amountState(amountEur, facts)
  // The bid that sets it is not shown any more. Who has made offers may owe it to those instead.
  const isAboveStart =
    auction.ownLateOffer === null && facts.minimumEur > (auction.startPriceEur ?? 0)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (state === 'fine') setConfirmOpen(true)
    else field.current?.focus()
  }

  async function send() {
    setConfirmOpen(false)
    if (amountEur !== null) await offer.send({ amountEur, consentVersion: consents.version })
  }

  const complaint =
    state === 'too_low'
      ? t('tooLow', { amount: money(facts.minimumEur) })
      : state === 'too_high'
        ? t('tooHigh', { amount: money(facts.maximumEur) })
        : undefined
  return (
    <form {...keptAcrossReload} className={styles.part} onSubmit={submit} noValidate>
      <h3 className={styles.partTitle}>{t('title')}</h3>
      <div className={classNames(styles.amountRow, styles.fromAmount)}>
        <MoneyField
          ref={field}
          label={t('amount')}
          labelHidden
          placeholder={t('from', { amount: format.number(facts.minimumEur) })}
          value={amountEur}
          onChange={(next) => {
            offer.clear()
            drafts.change({ lateOfferEur: next })
          }}
          readOnly={offer.isBusy}
          error={complaint}
        />
        <Button type={submitType} look="primary" wide busy={offer.isBusy} className={styles.act}>
          {t('action')}
        </Button>
      </div>
      <CommandNotice
        command={offer}
        describe={describe}
        hasArrived={(body) => auction.ownLateOffer?.amountEur === body.amountEur}
      />
      <p className={styles.fine}>
        {isAboveStart && `${t('atLeast', { amount: money(facts.minimumEur) })} `}
        {t('explained')}
      </p>
      <ConfirmAmount
        open={isConfirmOpen}
        title={t('confirm', { amount: money(amountEur ?? 0) })}
        action={t('action')}
        onConfirm={() => void send()}
        onClose={() => setConfirmOpen(false)}
      >
        <p>{filledIn(consents.sentences.late_offer, money(amountEur ?? 0))}</p>
      </ConfirmAmount>
    </form>
  )
}
