import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { expectLoginEnd } from '#web/api/session-end.ts'
import { useCall } from '#web/api/use-call.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Cluster, Stack } from '#web/ui/layout/stack.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { StatusChip } from '#web/ui/status/status-chip.tsx'
import { useFormProblem } from '../../../forms/use-form-problem.ts'
import { usePath } from '../../../page/page-provider.tsx'
import styles from '../account.module.css'
import { LimitsText } from './limits-text.tsx'

/** What whoever is logged in may do for the company; they can leave it, the company's own login cannot. */
export function OwnPlaceCard() {
  const t = useTranslations('company')
  const path = usePath()
  const { data } = useQuery(useApiQueries().company.show())
  const [isLeaving, setLeaving] = useState(false)
  const leave = useCall((api) => api.company.leave, {
    onSuccess: () => {
      expectLoginEnd(true)
      location.assign(path('login'))
    },
  })
  const { sentence } = useFormProblem(leave.error)
  if (!data?.role || data.isAccountItself) return null
  const { role, companyName } = data
  return (
    <Card as="section" aria-labelledby="own-place">
      <Stack gap={4}>
        <div className={styles.heading}>
          <h2 id="own-place">{t('own.title', { company: companyName })}</h2>
          <p className="muted small">{t(`does.${role}`)}</p>
        </div>
        <Cluster gap={2}>
          <StatusChip>{t(`role.${role}`)}</StatusChip>
          <span>
            <LimitsText limits={data} />
          </span>
        </Cluster>
        <div>
          <Button look="danger" onClick={() => setLeaving(true)}>
            {t('own.leave')}
          </Button>
        </div>
      </Stack>
      <Dialog
        role="alertdialog"
        open={isLeaving}
        onClose={() => setLeaving(false)}
        title={t('own.leaveTitle', { company: companyName })}
        actions={
          <>
            <Button onClick={() => setLeaving(false)}>{t('people.keep')}</Button>
            <Button
              look="danger-solid"
              busy={leave.isPending || leave.isSuccess}
              onClick={() => leave.mutate({})}
            >
              {t('own.leave')}
            </Button>
          </>
        }
      >
        <Stack gap={4}>
          <p>{t('own.leaveText')}</p>
          {sentence && (
            <Banner tone="bad" role="alert">
              {sentence}
            </Banner>
          )}
        </Stack>
      </Dialog>
    </Card>
  )
}
