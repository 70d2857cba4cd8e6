import { useTranslations } from 'use-intl/react'
import type { Product } from '#contract/product.ts'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { useIsOwnKnown } from '#web/storefront/page/server-page.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import { mayWatch } from '../../../auction/phase.ts'
import styles from '../auction-box.module.css'

/** Dealers keep an eye on it, from their review on (rules 1); nobody else has a watchlist. */
export function WatchAd({ product }: { product: Product }) {
  const t = useTranslations('auction.watch')
  const show = useSnackbar()
  const options = {
    refreshes: [keysOf('catalog')],
    onError: () => show({ tone: 'bad', text: t('failed') }),
  }
  const isKnown = useIsOwnKnown()
  const watch = useCall((api) => api.catalog.watch, options)
  const unwatch = useCall((api) => api.catalog.unwatch, options)
  if (!product.auction || !mayWatch(product.auction)) return null
  const { entityId, isWatched } = product
  const { mutate, isPending } = isWatched ? unwatch : watch
  return (
    <Button
      icon="heart"
      className={classNames(styles.watch, !isKnown && styles.unknown)}
      disabled={!isKnown}
      aria-pressed={isWatched}
      busy={isPending}
      onClick={() => mutate({ params: { entityId } })}
    >
      {isWatched ? t('watched') : t('watch')}
    </Button>
  )
}
