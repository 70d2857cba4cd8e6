import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Select } from '#web/ui/fields/choices/select.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { EmptyDrawing } from '../../../drawings/empty-drawing.tsx'
import type { PageContext } from '../../../page/page-context.ts'
import demoStyles from '../demo.module.css'
import { MailList } from './mail-list.tsx'
import { MailView } from './mail-view.tsx'
import styles from './mailbox.module.css'
import { type MailboxPlace, placeOf, queryOf } from './mailbox-place.ts'

export function load({ api }: PageContext, search: URLSearchParams) {
  const place = placeOf(search)
  const { mailId } = place
  return Promise.all([
    api.queryClient.ensureQueryData(api.query.demo.listMails({ query: queryOf(place) })),
    api.queryClient.ensureQueryData(api.query.demoLogin.listDemoLogins()),
    mailId !== undefined &&
      api.queryClient.ensureQueryData(api.query.demo.showMail({ params: { mailId } })),
  ])
}

/** Every mail the demo has sent; none of them leaves this machine (rules 14). */
export function Screen() {
  const t = useTranslations('demo.mailbox')
  const queries = useApiQueries()
  const place = placeOf(new URLSearchParams(useLocation().search))
  const list = useQuery({
    ...queries.demo.listMails({ query: queryOf(place) }),
    refetchInterval: 5000,
  })
  const mails = list.data?.mails ?? []
  return (
    <Page as="main" id="main" className={demoStyles.page ?? ''}>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        actions={
          <Button icon="rotate-cw" busy={list.isRefetching} onClick={() => void list.refetch()}>
            {t('refresh')}
          </Button>
        }
      />
      <div className={classNames(styles.mailbox, place.mailId !== undefined && styles.reading)}>
        <div className={styles.mailSide}>
          <RecipientChoice place={place} />
          {mails.length > 0 ? (
            <MailList mails={mails} place={place} hasMore={list.data?.hasMore ?? false} />
          ) : (
            <p className={styles.noMails}>{t('none')}</p>
          )}
        </div>
        <div className={styles.mailBoard}>
          {place.mailId === undefined ? (
            <EmptyState title={t('choose')} drawing={<EmptyDrawing kind="messages" />} />
          ) : (
            <MailView key={place.mailId} mailId={place.mailId} place={place} />
          )}
        </div>
      </div>
    </Page>
  )
}

function RecipientChoice({ place }: { place: MailboxPlace }) {
  const t = useTranslations('demo.mailbox')
  const navigate = useNavigate()
  const { data } = useQuery(useApiQueries().demoLogin.listDemoLogins())
  const known = data?.logins.map(({ email }) => email) ?? []
  const addresses = place.to && !known.includes(place.to) ? [place.to, ...known] : known
  return (
    <div className={styles.recipient}>
      <Select
        label={t('recipient')}
        value={place.to ?? ''}
        onChange={(to) => navigate(to ? `?to=${encodeURIComponent(to)}` : '?')}
        options={[
          { value: '', label: t('everybody') },
          ...addresses.map((address) => ({ value: address, label: address })),
        ]}
      />
    </div>
  )
}
