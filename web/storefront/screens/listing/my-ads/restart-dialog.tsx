import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
import { isCallRefused } from '#contract/problem.ts'
import type { ProductCard } from '#contract/product.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { newIdempotencyKey } from '#web/api/idempotency-key.ts'
import { keysOf } from '#web/api/queries.ts'
import { useServerNow } from '#web/api/server-clock.tsx'
import { useCall } from '#web/api/use-call.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { MoneyField } from '#web/ui/fields/number-field.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import styles from './my-ads.module.css'
import { problemText } from './owner-actions.tsx'
import {
  canReduce,
  isOutside,
  lackOfRestart,
  type RestartLack,
  type RestartTerms,
  type RestartWay,
} from './restart-choice.ts'

const minuteMs = 60_000

/**
 * A new round (rules 2): at once with a lower minimum price, or as it is from an instant on. Both
 * submit the ad again, so the sentence with its price is agreed to once more (rules 10).
 */
export function RestartDialog({ card, onClose }: { card: ProductCard; onClose: () => void }) {
  const { auction } = card
  if (!auction?.actions.restart.isAllowed) return null
  return (
    <OpenDialog
      card={card}
      auction={auction}
      terms={auction.actions.restart.facts}
      {...{ onClose }}
    />
  )
}

function OpenDialog(props: {
  card: ProductCard
  auction: AuctionView
  terms: RestartTerms
  onClose: () => void
}) {
  const { card, auction, terms, onClose } = props
  const t = useTranslations('listing.mine')
  const words = useTranslations('listing')
  const [way, setWay] = useState<RestartWay>(canReduce(terms) ? 'reduced' : 'as_it_is')
  const [priceEur, setPriceEur] = useState<number | null>(terms.reducedMaximumEur)
  /** The sentence that was ticked: another one is another promise. */
  const [agreedTo, setAgreedTo] = useState<string | null>(null)
  const [isTold, setTold] = useState(false)
  const lack = lackOfRestart({ way, priceEur }, { terms, nowMs: useServerNow(minuteMs) })
  const reducedEur = way === 'reduced' ? priceEur : null
  const asked = useQuery({
    ...useApiQueries().listing.consent({
      params: { entityId: card.entityId },
      query: reducedEur === null ? {} : { targetPriceEur: reducedEur },
    }),
    enabled: lack === null,
  })
  const consent = lack === null ? asked.data : undefined
  const hasAgreed = consent !== undefined && consent.sentence === agreedTo
  const restart = useCall((api) => api.auction.restart, {
    refreshes: [keysOf('listing', 'listMine')],
    onSuccess: onClose,
  })

  function startOver() {
    setAgreedTo(null)
    setTold(false)
  }

  function send() {
    setTold(true)
    if (lack !== null || restart.isPending) return
    if (!consent) return void asked.refetch()
    if (!hasAgreed) return
    restart.mutate({
      params: { auctionId: auction.auctionId },
      body: {
        consentVersion: consent.version,
        ...(reducedEur !== null && { reducedTargetPriceEur: reducedEur }),
      },
      idempotencyKey: newIdempotencyKey(),
    })
  }

  function consentFault(): string | undefined {
    if (!isTold || lack !== null || hasAgreed) return undefined
    if (consent) return words('last.consentNeeded')
    if (isCallRefused(asked.error)) return problemText(asked.error)
    const isOffline = asked.isError || asked.isPaused
    return words(isOffline ? 'last.offline' : 'last.consentLoading')
  }

  return (
    <Dialog
      open
      title={t('restartTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button look="primary" busy={restart.isPending} onClick={send}>
            {t('do.restart')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>
          {t('restartText')} {t('roundsLeft', { count: terms.roundsLeft })}
        </p>
        <Ways
          terms={terms}
          way={way}
          lack={lack}
          isTold={isTold}
          onChange={(next) => {
            startOver()
            setWay(next)
          }}
        />
        {way === 'reduced' && (
          <ReducedPrice
            terms={terms}
            priceEur={priceEur}
            isTold={isTold}
            onChange={(next) => {
              if (next !== priceEur) startOver()
              setPriceEur(next)
            }}
          />
        )}
        {consent && <blockquote className={styles.sentence}>{consent.sentence}</blockquote>}
        <Checkbox
          label={words('last.consentTick')}
          checked={hasAgreed}
          disabled={!consent}
          onChange={(isTicked) => setAgreedTo(isTicked && consent ? consent.sentence : null)}
          error={consentFault()}
        />
        {restart.error && (
          <Banner tone="bad" role="alert">
            {problemText(restart.error)}
          </Banner>
        )}
      </Stack>
    </Dialog>
  )
}

function Ways(props: {
  terms: RestartTerms
  way: RestartWay
  lack: RestartLack | null
  isTold: boolean
  onChange: (way: RestartWay) => void
}) {
  const { terms, way, lack, isTold, onChange } = props
  const t = useTranslations('listing.mine')
  const format = useFormat()
  const now = useServerNow(minuteMs)
  const asItIs = lackOfRestart({ way: 'as_it_is', priceEur: null }, { terms, nowMs: now })
  const from = t('asItIsAt', { at: format.dateTimeWithZone(terms.asItIsPossibleAt) })
  const faults = { too_early: from, no_reduction: t('noReduction'), price: undefined }
  return (
    <RadioGroup
      label={t('restartTitle')}
      labelHidden
      value={way}
      error={isTold && lack !== null ? faults[lack] : undefined}
      onChange={(next) => onChange(next as RestartWay)} // One of the two values below.
      options={[
        {
          value: 'reduced' satisfies RestartWay,
          label: t('reduced'),
          detail: t(canReduce(terms) ? 'reducedDetail' : 'noReduction'),
          disabled: !canReduce(terms),
        },
        {
          value: 'as_it_is' satisfies RestartWay,
          label: t('asItIs'),
          detail: asItIs === 'too_early' ? from : t('asItIsDetail'),
          disabled: asItIs !== null,
        },
      ]}
    />
  )
}

function ReducedPrice(props: {
  terms: RestartTerms
  priceEur: number | null
  isTold: boolean
  onChange: (priceEur: number | null) => void
}) {
  const { terms, priceEur, isTold, onChange } = props
  const t = useTranslations('listing.mine')
  const format = useFormat()
  const range = t('newTargetRange', {
    min: format.money(terms.reducedMinimumEur),
    max: format.money(terms.reducedMaximumEur),
  })
  const isFaulty = priceEur === null ? isTold : isOutside(priceEur, terms)
  return (
    <MoneyField
      label={t('newTarget')}
      value={priceEur}
      onChange={onChange}
      help={range}
      error={isFaulty ? range : undefined}
    />
  )
}
