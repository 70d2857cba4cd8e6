import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import type { ProductCard } from '#contract/product.ts'
import { useServerNow } from '#web/api/server-clock.tsx'
import { useFormat } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Checkbox } from '#web/ui/fields/choices/checkbox.tsx'
import { RadioGroup } from '#web/ui/fields/choices/radio-group.tsx'
import { MoneyField } from '#web/ui/fields/numbers/number-field.tsx'
import { useFirstFault } from '#web/ui/fields/use-first-fault.ts'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { endsSecondChance } from './confirmed-before.ts'
import styles from './my-ads.module.css'
import {
  canReduce,
  isOutside,
  lackOfRestart,
  type RestartKind,
  type RestartLack,
  type RestartTerms,
} from './restart-choice.ts'
import { useRestart } from './use-restart.ts'

const minuteMs = 60_000

/**
 * A new round (rules 2): at once with a lower minimum price, or as it is from an instant on. Both
 * submit the ad again, so the sentence with its price is agreed to once more (rules 10).
 */
export function RestartDialog(props: RestartDialogProps) {
  const { auction } = props.card
  if (!auction?.actions.restart?.isAllowed) return null
  return <OpenDialog {...props} auction={auction} terms={auction.actions.restart.facts} />
}

type RestartDialogProps = { card: ProductCard; onClose: () => void; onSent: () => void }

function OpenDialog(props: RestartDialogProps & { auction: AuctionView; terms: RestartTerms }) {
  const { card, auction, terms, onClose, onSent } = props
  const t = useTranslations('listing.mine')
  const texts = useTranslations()
  const { auctionId } = auction
  const restart = useRestart({ card, auctionId, terms, onSent })
  const { choice, choose, showsFaults, sentence } = restart
  const fields = useFirstFault(restart.tries)
  return (
    <Dialog
      open
      title={t('restartTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts('listing.cancel')}</Button>
          <Button look="primary" busy={restart.isSending} onClick={restart.send}>
            {t('do.restart')}
          </Button>
        </>
      }
    >
      <div ref={fields}>
        <Stack gap={4}>
          <p>
            {t('restartText')} {t('roundsLeft', { count: terms.roundsLeft })}
          </p>
          <BindingBid auction={auction} />
          {endsSecondChance('restart', card) && (
            <Banner tone="warn">{t('sure.endsSecondChance')}</Banner>
          )}
          {hasWaitingOffer(auction) && <Banner tone="warn">{t('restartLapses')}</Banner>}
          <RestartKinds
            terms={terms}
            auction={auction}
            kind={choice.kind}
            lack={restart.lack}
            showsFaults={showsFaults}
            onChange={(kind) => choose({ ...choice, kind })}
          />
          {choice.kind === 'reduced' && (
            <ReducedPrice
              terms={terms}
              mode={auction.mode}
              priceEur={choice.priceEur}
              showsFaults={showsFaults}
              onChange={(priceEur) => choose({ ...choice, priceEur })}
            />
          )}
          {sentence && <blockquote className={styles.sentence}>{sentence}</blockquote>}
          <Checkbox
            label={texts('listing.last.consentTick')}
            checked={restart.hasAgreed}
            disabled={!sentence}
            onChange={restart.agree}
            error={restart.consentFault}
          />
          {restart.problem && (
            <Banner tone="bad" role="alert">
              {restart.problem}
            </Banner>
          )}
        </Stack>
      </div>
    </Dialog>
  )
}

/** The bid that binds goes along into one new round; after that it is free (rules 6). */
function BindingBid({ auction: { followUp } }: { auction: AuctionView }) {
  const t = useTranslations('listing.mine')
  const format = useFormat()
  if (followUp === null) return null
  const amount = format.money(followUp.amountEur)
  if (followUp.acceptUntil !== null)
    return <Banner tone="warn">{t('sure.frees', { amount })}</Banner>
  const at = format.dateTimeWithZone(followUp.bindsUntil)
  return <p>{t('restartBinds', { amount, at })}</p>
}

/** A new round ends the time of late offers: those that wait lapse (rules 7). */
function hasWaitingOffer({ lateOffers }: AuctionView): boolean {
  return (lateOffers ?? []).some(({ status }) => status === 'pending')
}

function RestartKinds(props: {
  terms: RestartTerms
  auction: Pick<AuctionView, 'mode' | 'targetPriceEur'>
  kind: RestartKind
  lack: RestartLack | null
  showsFaults: boolean
  onChange: (kind: RestartKind) => void
}) {
  const { terms, auction, kind, lack, showsFaults, onChange } = props
  const { mode, targetPriceEur } = auction
  const t = useTranslations('listing.mine')
  const format = useFormat()
  const now = useServerNow(minuteMs)
  const asItIs = lackOfRestart({ kind: 'as_it_is', priceEur: null }, { terms, nowMs: now })
  const from = t('asItIsAt', { at: format.dateTimeWithZone(terms.asItIsPossibleAt) })
  const faults = { too_early: from, no_reduction: t('noReduction'), price: undefined }
  return (
    <RadioGroup
      label={t('restartTitle')}
      labelHidden
      value={kind}
      error={showsFaults && lack !== null ? faults[lack] : undefined}
      onChange={(next) => onChange(next as RestartKind)} // One of the two values below.
      options={[
        {
          value: 'reduced' satisfies RestartKind,
          label: t('reduced', { mode }),
          detail: t(canReduce(terms) ? 'reducedDetail' : 'noReduction'),
          disabled: !canReduce(terms),
        },
        {
          value: 'as_it_is' satisfies RestartKind,
          label: t('asItIs', { mode }),
          detail:
            asItIs === 'too_early'
              ? from
              : t('asItIsNow', { amount: format.money(targetPriceEur ?? 0) }),
          disabled: asItIs !== null,
        },
      ]}
    />
  )
}

function ReducedPrice(props: {
  terms: RestartTerms
  mode: AuctionView['mode']
  priceEur: number | null
  showsFaults: boolean
  onChange: (priceEur: number | null) => void
}) {
  const { terms, mode, priceEur, showsFaults, onChange } = props
  const t = useTranslations('listing.mine')
  const format = useFormat()
  const range = t('newTargetRange', {
    min: format.money(terms.reducedMinimumEur),
    max: format.money(terms.reducedMaximumEur),
  })
  const isFaulty = priceEur === null ? showsFaults : isOutside(priceEur, terms)
  return (
    <MoneyField
      label={t('newTarget', { mode })}
      value={priceEur}
      onChange={onChange}
      help={range}
      error={isFaulty ? range : undefined}
    />
  )
}
