import type { QueryClient } from '@tanstack/react-query'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl/react'
import type { Product, ProductCard } from '#contract/product.ts'
import { useWholeApi } from '#web/api/api.tsx'
import { keysOf } from '#web/api/queries.ts'
import { useIsOwnKnown } from '#web/storefront/page/server-page.tsx'
import { useVisitor } from '#web/storefront/visitor/use-visitor.ts'
import { isMerchant } from '#web/storefront/visitor/visitor.ts'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import type { WatchToggle } from '#web/ui/vehicles/vehicle-card.tsx'
import { titleOf } from './card-facts.ts'

type Wish = { readonly entityId: number; readonly isWatched: boolean }

/**
 * The heart of a dealer's cards. It fills at once and empties again if the call fails; on the
 * watchlist a card stays in its place until the page is opened anew, so a slip can be taken back.
 */
export function useWatch(): (card: ProductCard) => WatchToggle | undefined {
  const t = useTranslations('catalog.watch')
  const { client, queryClient } = useWholeApi()
  const show = useSnackbar()
  const mayWatch = isMerchant(useVisitor())
  const watch = useMutation({
    mutationFn: ({ entityId, isWatched }: Wish) =>
      (isWatched ? client.catalog.watch : client.catalog.unwatch)({ params: { entityId } }),
    onMutate: (wish) => markWatched(queryClient, wish),
    onError: (_error, { entityId, isWatched }) => {
      markWatched(queryClient, { entityId, isWatched: !isWatched })
      show({ text: t('failed'), tone: 'bad' })
    },
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: [...keysOf('catalog', 'ownCounts')] })
      return queryClient.invalidateQueries({
        queryKey: [...keysOf('catalog', 'watchlist')],
        refetchType: 'none',
      })
    },
  })
  const isKnown = useIsOwnKnown()
  return (card) =>
    mayWatch
      ? {
          label: t(card.isWatched ? 'remove' : 'add', { vehicle: titleOf(card) }),
          watched: isKnown ? card.isWatched : undefined,
          onToggle: () => watch.mutate({ entityId: card.entityId, isWatched: !card.isWatched }),
        }
      : undefined
}

type Watchable = Pick<ProductCard | Product, 'entityId' | 'isWatched'>
type Answer = Watchable | { readonly products: readonly Watchable[] } | undefined

/** In every answer of the catalog that shows this ad. */
function markWatched(queryClient: QueryClient, { entityId, isWatched }: Wish): void {
  const marked = <Ad extends Watchable>(ad: Ad): Ad =>
    ad.entityId === entityId ? { ...ad, isWatched } : ad
  queryClient.setQueriesData<Answer>({ queryKey: [...keysOf('catalog')] }, (answer) => {
    if (answer === undefined) return answer
    if ('products' in answer) return { ...answer, products: answer.products.map(marked) }
    return 'isWatched' in answer ? marked(answer) : answer
  })
}
