import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { keptAfterErasure } from '#domain/account/security/erasure.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { expectLoginEnd } from '#web/api/session-end.ts'
import { useCall } from '#web/api/use-call.ts'
import { IdentityWindow } from '#web/identity/identity-window.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Checkbox } from '#web/ui/fields/choices/checkbox.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useFormProblem } from '../../../forms/use-form-problem.ts'
import { usePath } from '../../../page/page-provider.tsx'
import styles from './personal-data.module.css'

const business = ['ads', 'bids', 'orders'] as const

/** The end of the account: what goes, what is kept and why, and what still has to be settled before. */
export function ErasureCard() {
  const t = useTranslations('personal-data.erasure')
  const { data } = useQuery(useApiQueries().personalData.showErasure())
  const [isOpen, setOpen] = useState(false)
  if (!data) return null
  const open = business.filter((kind) => data[kind] > 0)
  return (
    <Card as="section" aria-labelledby="erasure">
      <Stack gap={4}>
        <h2 id="erasure">{t('title')}</h2>
        <p>{t('text')}</p>
        <h3>{t('keptTitle')}</h3>
        <ul className={styles.list}>
          {keptAfterErasure.map((kind) => (
            <li key={kind}>{t(`kept.${kind}`)}</li>
          ))}
        </ul>
        {open.length > 0 && (
          <Banner tone="warn" title={t('openTitle')}>
            <ul className={styles.list}>
              {open.map((kind) => (
                <li key={kind}>{t(`open.${kind}`, { count: data[kind] })}</li>
              ))}
            </ul>
          </Banner>
        )}
        {data.isPossible && (
          <div>
            <Button look="danger" onClick={() => setOpen(true)}>
              {t('begin')}
            </Button>
          </div>
        )}
      </Stack>
      {isOpen && <ErasureDialog onClose={() => setOpen(false)} />}
    </Card>
  )
}

/** Cannot be taken back, so it takes a tick and a press; the server asks who is there as well. */
function ErasureDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('personal-data.erasure')
  const path = usePath()
  const [isMeant, setMeant] = useState(false)
  const [isMissed, setMissed] = useState(false)
  const erase = useCall((api) => api.personalData.eraseAccount, {
    onSuccess: () => {
      expectLoginEnd(true)
      location.assign(path('home'))
    },
  })
  const { sentence } = useFormProblem(erase.error)
  return (
    <>
      <Dialog
        role="alertdialog"
        open
        onClose={onClose}
        title={t('askTitle')}
        actions={
          <>
            <Button onClick={onClose}>{t('leave')}</Button>
            <Button
              look="danger-solid"
              busy={erase.isPending || erase.isSuccess}
              onClick={() => (isMeant ? erase.mutate({}) : setMissed(true))}
            >
              {t('erase')}
            </Button>
          </>
        }
      >
        <Stack gap={4}>
          <p>{t('askText')}</p>
          {sentence && (
            <Banner tone="bad" role="alert">
              {sentence}
            </Banner>
          )}
          <Checkbox
            label={t('meant')}
            checked={isMeant}
            onChange={setMeant}
            error={isMissed && !isMeant ? t('meantMissing') : undefined}
          />
        </Stack>
      </Dialog>
      <IdentityWindow call={erase} />
    </>
  )
}
