import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { AuctionView } from '#contract/auction-view.ts'
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

type Terms = Extract<AuctionView['actions']['restart'], { isAllowed: true }>['facts']
type Way = 'reduced' | 'as_it_is'

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
  terms: Terms
  onClose: () => void
}) {
  const { card, auction, terms, onClose } = props
  const t = useTranslations('listing.mine')
  const words = useTranslations('listing')
  const canReduce = terms.reducedMinimumEur <= terms.reducedMaximumEur
  const [way, setWay] = useState<Way>(canReduce ? 'reduced' : 'as_it_is')
  const [priceEur, setPriceEur] = useState<number | null>(terms.reducedMaximumEur)
  const [hasAgreed, setAgreed] = useState(false)
  const [isTold, setTold] = useState(false)
  const reducedEur = way === 'reduced' ? priceEur : null
  const consent = useQuery(
    useApiQueries().listing.consent({
      params: { entityId: card.entityId },
      query: reducedEur === null ? {} : { targetPriceEur: reducedEur },
    }),
  ).data
  const restart = useCall((api) => api.auction.restart, {
    refreshes: [keysOf('listing', 'listMine')],
    onSuccess: onClose,
  })

  function send() {
    if (!hasAgreed || !consent) return setTold(true)
    restart.mutate({
      params: { auctionId: auction.auctionId },
      body: {
        consentVersion: consent.version,
        ...(reducedEur !== null && { reducedTargetPriceEur: reducedEur }),
      },
      idempotencyKey: newIdempotencyKey(),
    })
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
        <Ways terms={terms} way={way} onChange={setWay} />
        {way === 'reduced' && (
          <ReducedPrice terms={terms} priceEur={priceEur} onChange={setPriceEur} />
        )}
        {consent && <blockquote className={styles.sentence}>{consent.sentence}</blockquote>}
        <Checkbox
          label={words('last.consentTick')}
          checked={hasAgreed}
          onChange={setAgreed}
          error={isTold && !hasAgreed ? words('last.consentNeeded') : undefined}
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

function Ways({ terms, way, onChange }: { terms: Terms; way: Way; onChange: (way: Way) => void }) {
  const t = useTranslations('listing.mine')
  const format = useFormat()
  const now = useServerNow(minuteMs)
  const isTooEarly = now < Date.parse(terms.asItIsPossibleAt)
  const canReduce = terms.reducedMinimumEur <= terms.reducedMaximumEur
  return (
    <RadioGroup
      label={t('restartTitle')}
      labelHidden
      value={way}
      onChange={(next) => onChange(next as Way)} // One of the two values below.
      options={[
        {
          value: 'reduced' satisfies Way,
          label: t('reduced'),
          detail: t(canReduce ? 'reducedDetail' : 'noReduction'),
          disabled: !canReduce,
        },
        {
          value: 'as_it_is' satisfies Way,
          label: t('asItIs'),
          detail: isTooEarly
            ? t('asItIsAt', { at: format.dateTimeWithZone(terms.asItIsPossibleAt) })
            : t('asItIsDetail'),
          disabled: isTooEarly,
        },
      ]}
    />
  )
}

function ReducedPrice(props: {
  terms: Terms
  priceEur: number | null
  onChange: (priceEur: number | null) => void
}) {
  const { terms, priceEur, onChange } = props
  const t = useTranslations('listing.mine')
  const format = useFormat()
  const range = t('newTargetRange', {
    min: format.money(terms.reducedMinimumEur),
    max: format.money(terms.reducedMaximumEur),
  })
  const isOutside =
    priceEur !== null && (priceEur < terms.reducedMinimumEur || priceEur > terms.reducedMaximumEur)
  return (
    <MoneyField
      label={t('newTarget')}
      value={priceEur}
      onChange={onChange}
      help={range}
      error={isOutside ? range : undefined}
    />
  )
}
