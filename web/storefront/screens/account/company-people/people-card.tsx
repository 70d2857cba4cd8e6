import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { useCall } from '#web/api/use-call.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Cluster, Stack } from '#web/ui/layout/stack.tsx'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import { StatusChip } from '#web/ui/status/status-chip.tsx'
import styles from '../account.module.css'
import { LimitsText } from './limits-text.tsx'
import { PersonDialog } from './person-dialog.tsx'
import { peopleAndLog } from './refreshed-by-change.ts'

/** Everybody who acts for the company, with what is used of their limits today; and who is invited. */
export function PeopleCard() {
  const t = useTranslations('company')
  const format = useFormat()
  const show = useSnackbar()
  const { data } = useQuery(useApiQueries().company.listPeople())
  const [openedId, setOpenedId] = useState<number | null>(null)
  const withdraw = useCall((api) => api.company.withdrawInvitation, {
    refreshes: peopleAndLog,
    onSuccess: () => show({ text: t('people.withdrawn'), tone: 'good' }),
    onError: () => show({ text: t('people.failed'), tone: 'bad' }),
  })
  if (!data) return null
  const opened = data.people.find(({ personId }) => personId === openedId)
  const mayHandOver = data.people.some(
    ({ isAccountItself, isOneself }) => isAccountItself && isOneself,
  )
  return (
    <Card as="section" aria-labelledby="people">
      <Stack gap={4}>
        <div className={styles.heading}>
          <h2 id="people">{t('people.title')}</h2>
          <p className="muted small">{t('people.text')}</p>
        </div>
        <ul className={styles.rows}>
          {data.people.map((person) => (
            <li key={person.personId}>
              <span className={styles.rowText}>
                <span>{person.name}</span>
                <span className="muted small">{person.email}</span>
                <span className="muted small">
                  <LimitsText limits={person} />
                </span>
              </span>
              <Cluster gap={2}>
                <StatusChip>{t(`role.${person.role}`)}</StatusChip>
                {person.isOneself && <StatusChip tone="good">{t('people.oneself')}</StatusChip>}
                {!person.isOneself && !person.isAccountItself && (
                  <Button
                    aria-label={t('people.changeOf', { name: person.name })}
                    onClick={() => setOpenedId(person.personId)}
                  >
                    {t('people.change')}
                  </Button>
                )}
              </Cluster>
            </li>
          ))}
          {data.invitations.map(({ invitationId, email, role, expiresAt }) => (
            <li key={invitationId}>
              <span className={styles.rowText}>
                <span>{email}</span>
                <span className="muted small">
                  {t('people.invitedUntil', { until: format.date(expiresAt) })}
                </span>
              </span>
              <Cluster gap={2}>
                <StatusChip tone="warn">{t(`role.${role}`)}</StatusChip>
                <Button
                  look="danger"
                  aria-label={t('people.withdrawOf', { email })}
                  busy={withdraw.isPending}
                  onClick={() => withdraw.mutate({ params: { invitationId } })}
                >
                  {t('people.withdraw')}
                </Button>
              </Cluster>
            </li>
          ))}
        </ul>
      </Stack>
      {opened && (
        <PersonDialog person={opened} mayHandOver={mayHandOver} onClose={() => setOpenedId(null)} />
      )}
    </Card>
  )
}
