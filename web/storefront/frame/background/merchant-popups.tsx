import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useApiQueries, useWholeApi } from '#web/api/api.tsx'
import { keysOf } from '#web/api/queries.ts'
import { useLocale } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { GuideDrawing } from '#web/ui/guide-drawings/guide-drawing.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { RichText } from '#web/ui/text/rich-text.tsx'
import { seenUpTo } from './seen-popups.ts'

/**
 * Notices for dealers, one after the other; closing the last one marks each as read (spec 4). Closed before, those that
 * were seen are marked, and the others come with the next page that is loaded.
 */
export function MerchantPopups() {
  const t = useTranslations('account.popups')
  const locale = useLocale()
  const queries = useApiQueries()
  const [step, setStep] = useState(0)
  const [isClosed, setClosed] = useState(false)
  const { data } = useQuery(queries.news.readPopups({ params: { locale } }))
  const { data: customer } = useQuery(queries.account.getCustomer())
  const { client } = useWholeApi()
  const queryClient = useQueryClient()
  const read = customer?.merchant?.readNotificationPopupIds
  if (!data || !read || isClosed) return null
  const unread = data.popups.filter(({ id }) => !read.includes(id))
  const popup = unread[step]
  if (!popup) return null
  const isLast = step === unread.length - 1
  /** What could not be marked is shown once more another time. */
  async function markSeen() {
    await Promise.allSettled(
      seenUpTo(step, unread).map(({ id }) => client.account.markPopupAsRead({ params: { id } })),
    )
    await queryClient.invalidateQueries({ queryKey: [...keysOf('account', 'getCustomer')] })
  }
  function close() {
    setClosed(true)
    void markSeen()
  }
  return (
    <Dialog
      open
      onClose={close}
      title={popup.title}
      actions={
        <>
          {unread.length > 1 && (
            <span className="muted small">
              {t('step', { step: step + 1, count: unread.length })}
            </span>
          )}
          {isLast ? (
            <Button look="primary" onClick={close}>
              {t('done')}
            </Button>
          ) : (
            <Button look="primary" onClick={() => setStep(step + 1)}>
              {t('next')}
            </Button>
          )}
        </>
      }
    >
      <div lang={popup.language === locale ? undefined : popup.language}>
        <RichText
          blocks={popup.blocks}
          drawing={(name, label) => <GuideDrawing name={name} label={label} />}
        />
      </div>
    </Dialog>
  )
}
