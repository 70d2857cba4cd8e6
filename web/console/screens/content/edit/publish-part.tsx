import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { LanguageOfEntry } from '#contract/endpoints/publishing/publishing.ts'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Cluster, Stack } from '#web/ui/layout/stack.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import { ProblemBanner } from '../../../components/problem-banner.tsx'
import { draftsOf, type EditedEntry, type Place } from './edited-entry.ts'
import { PublishProblem } from './publish-problem.tsx'

const refreshes = [keysOf('publishing', 'findEntry'), keysOf('publishing', 'listEntries')]

/** Puts drafts before readers, now or at an instant; takes a text off the site. */
export function PublishPart(props: {
  readonly place: Place
  readonly entry: EditedEntry
  readonly language: LanguageOfEntry
  /** What is typed is not saved: it would not be what is published. */
  readonly isChanged: boolean
}) {
  const { place, entry, language, isChanged } = props
  const t = useTranslations('console-content')
  const snackbar = useSnackbar()
  const queryClient = useQueryClient()
  const [at, setAt] = useState('')
  const publish = useCall((api) => api.publishing.publish, {
    refreshes,
    onSuccess: () => {
      setAt('')
      snackbar({ tone: 'good', text: t('published') })
    },
    // Somebody else may have published: what is refused for that shows in the history.
    onError: () =>
      void Promise.all(refreshes.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  })
  const drafts = draftsOf(entry.languages)
  const missing = entry.languages.filter(({ shown, hasDraft }) => shown === 'none' && !hasDraft)
  const send = (languages: readonly LanguageOfEntry[]) =>
    publish.mutate({
      params: place,
      body: {
        versions: languages.map(({ locale, version }) => ({ locale, version })),
        publishAt: at === '' ? null : new Date(at).toISOString(),
      },
    })
  const reasonAgainst = (hasSome: boolean) =>
    isChanged ? t('saveFirst') : hasSome ? undefined : t('noDraft')
  return (
    <Card as="section" aria-label={t('publication')}>
      <Stack gap={3}>
        <h2>{t('publication')}</h2>
        {missing.length > 0 && (
          <Banner tone="warn">
            {t('missing', { codes: missing.map(({ locale }) => locale.toUpperCase()).join(', ') })}
          </Banner>
        )}
        <TextField
          type="datetime-local"
          label={t('at')}
          help={t('atHelp')}
          optional
          value={at}
          onChange={setAt}
        />
        <PublishProblem error={publish.error} />
        <Cluster gap={3}>
          <Button
            look="primary"
            busy={publish.isPending}
            disabledReason={reasonAgainst(language.hasDraft)}
            onClick={() => send([language])}
          >
            {t('publishOne', { code: language.locale.toUpperCase() })}
          </Button>
          <Button
            busy={publish.isPending}
            disabledReason={reasonAgainst(drafts.length > 0)}
            onClick={() => send(drafts)}
          >
            {t('publishAll', { count: drafts.length })}
          </Button>
          <Unschedule place={place} language={language} />
          <Withdraw place={place} language={language} />
        </Cluster>
      </Stack>
    </Card>
  )
}

type OfLanguage = { readonly place: Place; readonly language: LanguageOfEntry }

function Unschedule({ place, language }: OfLanguage) {
  const t = useTranslations('console-content')
  const call = useCall((api) => api.publishing.unschedule, { refreshes })
  const scheduled = language.versions.find(({ standing }) => standing === 'scheduled')
  if (!scheduled) return null
  const { version } = scheduled
  return (
    <Button
      busy={call.isPending}
      onClick={() => call.mutate({ params: { ...place, locale: language.locale, version } })}
    >
      {t('unschedule')}
    </Button>
  )
}

function Withdraw({ place, language }: OfLanguage) {
  const t = useTranslations('console-content')
  const [isAsked, setAsked] = useState(false)
  const call = useCall((api) => api.publishing.withdraw, {
    refreshes,
    onSuccess: () => setAsked(false),
  })
  const { locale, shown } = language
  if (shown === 'none' || shown === 'withdrawn') return null
  return (
    <>
      <Button look="danger" onClick={() => setAsked(true)}>
        {t('withdraw.open')}
      </Button>
      <Dialog
        open={isAsked}
        role="alertdialog"
        onClose={() => setAsked(false)}
        title={t('withdraw.title', { code: locale.toUpperCase() })}
        actions={
          <>
            <Button onClick={() => setAsked(false)}>{t('withdraw.keep')}</Button>
            <Button
              look="danger"
              busy={call.isPending}
              onClick={() => call.mutate({ params: { ...place, locale } })}
            >
              {t('withdraw.open')}
            </Button>
          </>
        }
      >
        <p>{t('withdraw.text')}</p>
        <ProblemBanner error={call.error} />
      </Dialog>
    </>
  )
}
