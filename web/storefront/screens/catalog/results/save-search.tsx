import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { Button } from '#web/ui/actions/button.tsx'
import type { CatalogAddress } from '../address/catalog-address.ts'

/** Fetched when it opens: its fields are those of forms, which no list shows. */
const SaveSearchWindow = lazy(async () => ({
  default: (await import('./save-search-window.tsx')).SaveSearchWindow,
}))

/** Keeps what is chosen under a name. */
export function SaveSearch({
  address,
  suggestion,
}: {
  address: CatalogAddress
  suggestion: string
}) {
  const t = useTranslations('catalog.saveSearch')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon="star" size="dense" onClick={() => setOpen(true)}>
        {t('save')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SaveSearchWindow
            address={address}
            suggestion={suggestion}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
