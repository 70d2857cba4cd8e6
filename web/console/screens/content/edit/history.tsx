import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { LanguageOfEntry } from '#contract/endpoints/publishing/publishing.ts'
import type { EntryText } from '#domain/publishing/entry-kinds.ts'
import { useCall } from '#web/api/use-call.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { EmailAddress } from '#web/ui/data/email-address.tsx'
import { Table } from '#web/ui/data/table.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Cluster } from '#web/ui/layout/stack.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { ProblemBanner } from '../../../components/problem-banner.tsx'
import type { Place } from './edited-entry.ts'
import { TextAsShown } from './preview.tsx'

/** Every version there was, and a way to take its words again. */
export function History(props: {
  readonly place: Place
  readonly language: LanguageOfEntry
  readonly onTake: (text: EntryText) => void
  readonly isEditable: boolean
}) {
  const { place, language, onTake, isEditable } = props
  const t = useTranslations('console-content')
  const format = useFormat()
  const read = useCall((api) => api.publishing.readVersion, {
    onSuccess: ({ text }) => onTake(text),
  })
  const [looked, setLooked] = useState<{ version: number; text: EntryText } | null>(null)
  const look = useCall((api) => api.publishing.readVersion, {
    onSuccess: ({ text }, { params }) => setLooked({ version: Number(params.version), text }),
  })
  const { locale, versions } = language
  return (
    <Card as="section" aria-label={t('history.title')}>
      <h2>{t('history.title')}</h2>
      <ProblemBanner error={read.error ?? look.error} />
      <Table
        dense
        phone="stack"
        label={t('history.title')}
        rows={versions}
        rowKey={({ version }) => version}
        empty={<p className="muted">{t('history.none')}</p>}
        columns={[
          {
            id: 'version',
            header: t('history.version'),
            keep: true,
            cell: ({ version }) => (version === 0 ? t('history.first') : version),
          },
          {
            id: 'standing',
            header: t('history.standing'),
            cell: ({ standing, publishAt }) =>
              standing === 'scheduled' && publishAt !== null
                ? t('history.scheduledFor', { at: format.dateTime(publishAt) })
                : t(`standing.${standing}`),
          },
          {
            id: 'saved',
            header: t('history.saved'),
            cell: ({ savedAt, savedBy }) =>
              savedAt === null ? (
                ''
              ) : (
                <>
                  {format.dateTime(savedAt)} {savedBy && <EmailAddress email={savedBy} />}
                </>
              ),
          },
          {
            id: 'take',
            header: t('history.take'),
            headerHidden: true,
            align: 'right',
            cell: ({ version, isWithdrawal }) =>
              !isWithdrawal && (
                <Cluster gap={2}>
                  <Button
                    size="dense"
                    busy={look.isPending}
                    onClick={() => look.mutate({ params: { ...place, locale, version } })}
                  >
                    {t('history.look')}
                  </Button>
                  {isEditable && (
                    <Button
                      size="dense"
                      busy={read.isPending}
                      onClick={() => read.mutate({ params: { ...place, locale, version } })}
                    >
                      {t('history.take')}
                    </Button>
                  )}
                </Cluster>
              ),
          },
        ]}
      />
      {looked && (
        <Dialog
          open
          onClose={() => setLooked(null)}
          title={
            looked.version === 0
              ? t('history.lookFirst')
              : t('history.lookTitle', { version: looked.version })
          }
        >
          <TextAsShown kind={place.kind} text={looked.text} locale={locale} />
        </Dialog>
      )}
    </Card>
  )
}
