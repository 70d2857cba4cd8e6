import { useTranslations } from 'use-intl/react'
import type { SavedSearch } from '#contract/endpoints/searches/saved-searches.ts'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import { type CatalogAddress, callQueryOf } from '../address/catalog-address.ts'

/** Saves the filters that were changed to the search that is open. */
export function ChangeSearch(props: {
  readonly search: SavedSearch
  readonly address: CatalogAddress
  /** The button is about to go. */
  readonly onChanged: () => void
}) {
  const { search, address, onChanged } = props
  const { searchId, name } = search
  const t = useTranslations('catalog.searches')
  const show = useSnackbar()
  const change = useCall((api) => api.savedSearches.changeSearch, {
    refreshes: [keysOf('savedSearches', 'listSearches')],
    onSuccess: () => {
      show({ text: t('changed', { name }), tone: 'good' })
      onChanged()
    },
    onError: () => show({ text: t('notChanged'), tone: 'bad' }),
  })
  return (
    <Button
      icon="check"
      size="dense"
      busy={change.isPending}
      onClick={() => change.mutate({ params: { searchId }, body: { query: callQueryOf(address) } })}
    >
      {t('saveChange')}
    </Button>
  )
}
