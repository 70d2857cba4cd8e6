import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { SearchChoice } from '#domain/catalog/saved-search.ts'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { useCallProblem } from '#web/language/call-problem.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import { type CatalogAddress, callQueryOf } from '../address/catalog-address.ts'
import { SearchWays } from './search-ways.tsx'

/** A name for the search, and by which ways its finds are told. */
export function SaveSearchWindow(props: {
  address: CatalogAddress
  suggestion: string
  onClose: () => void
}) {
  const { address, suggestion, onClose } = props
  const t = useTranslations('catalog.saveSearch')
  const show = useSnackbar()
  const formId = useId()
  const [name, setName] = useState(suggestion.slice(0, 80))
  const [choice, setChoice] = useState<SearchChoice>({
    mail: false,
    push: false,
    rhythm: 'bundled',
  })
  const save = useCall((api) => api.savedSearches.saveSearch, {
    refreshes: [keysOf('savedSearches', 'listSearches')],
    onSuccess: () => {
      show({ text: t('done', { name: name.trim() }), tone: 'good' })
      onClose()
    },
  })
  const problem = useCallProblem(save.error)
  const isMissing = name.trim() === ''
  function submit(event: FormEvent) {
    event.preventDefault()
    if (isMissing || save.isPending) return
    save.mutate({
      body: { name: name.trim(), ...choice, query: callQueryOf({ ...address, page: 1 }) },
    })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} look="primary" busy={save.isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <Stack gap={4}>
          <TextField
            label={t('name')}
            help={t('nameHelp')}
            maxLength={80}
            value={name}
            onChange={setName}
            error={isMissing ? t('nameMissing') : undefined}
          />
          <SearchWays
            value={choice}
            onChange={(change) => setChoice({ ...choice, ...change })}
            hasWayToPush
          />
          {problem && (
            <Banner tone="bad" role="alert">
              {problem.sentence}
            </Banner>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}
