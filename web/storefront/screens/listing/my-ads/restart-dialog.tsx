import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { ProductCard } from '#contract/product.ts'
import { newIdempotencyKey } from '#web/api/idempotency-key.ts'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { MoneyField } from '#web/ui/fields/number-field.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { problemText } from './owner-actions.tsx'

/** The least reduction (spec 5.4); the server has the last word. */
const reducedShare = 0.95

/** A new round: as it is, or at once with a lower minimum price (rules 2). */
export function RestartDialog({ card, onClose }: { card: ProductCard; onClose: () => void }) {
  const t = useTranslations('listing.mine')
  const words = useTranslations('listing')
  const format = useFormat()
  const [way, setWay] = useState<string>('reduced')
  const target = card.auction?.targetPriceEur ?? null
  const maximumEur = target === null ? null : Math.floor(target * reducedShare)
  const [priceEur, setPriceEur] = useState<number | null>(maximumEur)
  const restart = useCall((api) => api.auction.restart, {
    refreshes: [keysOf('listing', 'listMine')],
    onSuccess: onClose,
  })
  const isReduced = way === 'reduced'
  return (
    <Dialog
      open
      title={t('restartTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button
            look="primary"
            busy={restart.isPending}
            onClick={() =>
              restart.mutate({
                params: { auctionId: card.auction?.auctionId ?? 0 },
                body: isReduced && priceEur !== null ? { reducedTargetPriceEur: priceEur } : {},
                idempotencyKey: newIdempotencyKey(),
              })
            }
          >
            {t('do.restart')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>{t('restartText')}</p>
        <RadioGroup
          label={t('restartTitle')}
          labelHidden
          value={way}
          onChange={setWay}
          options={[
            { value: 'reduced', label: t('reduced'), detail: t('reducedDetail') },
            { value: 'as_it_is', label: t('asItIs'), detail: t('asItIsDetail') },
          ]}
        />
        {isReduced && (
          <MoneyField
            label={t('newTarget')}
            value={priceEur}
            onChange={setPriceEur}
            {...(maximumEur !== null && {
              help: t('newTargetHelp', { max: format.money(maximumEur) }),
            })}
          />
        )}
        {restart.error && (
          <Banner tone="bad" role="alert">
            {problemText(restart.error)}
          </Banner>
        )}
      </Stack>
    </Dialog>
  )
}
