import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslations } from 'use-intl/react'
import type { LanguageOfEntry } from '#contract/endpoints/publishing/publishing.ts'
import type { EntryText } from '#domain/publishing/entry-kinds.ts'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Cluster, Stack } from '#web/ui/layout/stack.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import { ProblemBanner } from '../../../components/problem-banner.tsx'
import { useSessionState } from '../../../list-view/session-state.ts'
import styles from './edit.module.css'
import { type EditedEntry, isDifferent, isWorthSaving, type Place } from './edited-entry.ts'
import { EntryFields } from './entry-fields.tsx'
import { History } from './history.tsx'
import { Preview } from './preview.tsx'
import { PublishPart } from './publish-part.tsx'

const refreshed = [keysOf('publishing', 'findEntry'), keysOf('publishing', 'listEntries')]

type Typed = { readonly text: EntryText; readonly basedOn: number }

/** What is typed stays in this tab until it is saved, whatever happens to the connection or the login. */
export function EntryEditor(props: {
  readonly place: Place
  readonly entry: EditedEntry
  readonly language: LanguageOfEntry
}) {
  const { place, entry, language } = props
  const { locale } = language
  const t = useTranslations('console-content')
  const snackbar = useSnackbar()
  const keptAs = `content-${place.kind}-${place.key}-${locale}`
  const [kept, change, forget] = useSessionState<Typed | null>(keptAs, null)
  const typed = kept ?? { text: language.text, basedOn: language.version }
  const latest = useRef(typed)
  latest.current = typed
  const type = (text: EntryText) => change((now) => ({ ...(now ?? typed), text }))
  const queryClient = useQueryClient()
  const refresh = () =>
    Promise.all(refreshed.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  const save = useCall((api) => api.publishing.saveVersion, {
    onSuccess: async ({ version }, { body }) => {
      await refresh()
      // What was typed while it was saved is not saved yet.
      if (isDifferent(latest.current.text, body.text))
        change((now) => ({ ...(now ?? latest.current), basedOn: version }))
      else forget()
      snackbar({ tone: 'good', text: t('saved', { version }) })
    },
    // Somebody else may have saved: their version has to stand in the history beside this text.
    onError: () => void refresh(),
  })
  const isChanged = isDifferent(typed.text, language.text)
  const isBehind = isChanged && typed.basedOn < language.version && !save.isPending
  const send = (basedOn: number) =>
    save.mutate({ params: { ...place, locale }, body: { text: { ...typed.text }, basedOn } })
  const reasonNotToSave = isWorthSaving(typed.text, language)
    ? isBehind
      ? t('behind', { version: language.version })
      : undefined
    : t('nothingToSave')
  return (
    <div className={styles.columns}>
      <Stack gap={4}>
        <EntryFields
          kind={place.kind}
          entry={entry}
          text={typed.text}
          faults={isChanged ? [] : language.faults}
          locale={locale}
          onChange={(name, value) =>
            change((now) => {
              const { text, basedOn } = now ?? typed
              return { text: { ...text, [name]: value }, basedOn }
            })
          }
        />
        {!isBehind && <ProblemBanner error={save.error} />}
        {entry.isEditable && isBehind && (
          <Banner
            tone="warn"
            actions={
              <Button busy={save.isPending} onClick={() => send(language.version)}>
                {t('saveAnyway')}
              </Button>
            }
          >
            {t('behind', { version: language.version })}
          </Banner>
        )}
        {entry.isEditable && (
          <Cluster gap={3}>
            <Button
              look="primary"
              busy={save.isPending}
              disabledReason={reasonNotToSave}
              // A withdrawn text that nobody has changed is based on what stands there now.
              onClick={() => send(isChanged ? typed.basedOn : language.version)}
            >
              {t('save')}
            </Button>
            {isChanged && <Button onClick={forget}>{t('discard')}</Button>}
          </Cluster>
        )}
        {entry.isEditable && (
          <PublishPart place={place} entry={entry} language={language} isChanged={isChanged} />
        )}
        {entry.outside === null && (
          <History place={place} language={language} onTake={type} isEditable={entry.isEditable} />
        )}
      </Stack>
      <Preview kind={place.kind} text={typed.text} locale={locale} />
    </div>
  )
}
