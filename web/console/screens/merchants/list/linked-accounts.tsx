import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl/react'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { useCallProblem } from '#web/language/call-problem.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import { ProblemBanner } from '../../../components/problem-banner.tsx'
import { PanelSection } from '../../../list-view/panel.tsx'
import { useSessionState } from '../../../list-view/session-state.ts'
import { May } from '../../../operator-roles/may.tsx'
import styles from './merchant.module.css'
import type { ReviewedMerchant } from './reviewed-merchant.ts'

const refreshes = [keysOf('merchantReview')]
const empty = { email: '', reason: '' }
const leastReason = 3

/** Accounts of the same people: neither bids on ads of the other (rules 1). */
export function LinkedAccounts({ merchant }: { merchant: ReviewedMerchant }) {
  const t = useTranslations('console-merchants.links')
  return (
    <PanelSection title={t('title')} note={merchant.links.length}>
      <p className="muted tiny">{t('means')}</p>
      {merchant.links.length > 0 && (
        <ul className={styles.links}>
          {merchant.links.map((link) => (
            <LinkedAccount key={link.customerId} {...{ merchant, link }} />
          ))}
        </ul>
      )}
      <May call="merchantReview.linkAccount">
        <LinkForm merchant={merchant} />
      </May>
    </PanelSection>
  )
}

function LinkedAccount(props: {
  merchant: ReviewedMerchant
  link: ReviewedMerchant['links'][number]
}) {
  const { merchant, link } = props
  const t = useTranslations('console-merchants.links')
  const format = useFormat()
  const { merchantId } = merchant.row
  const { customerId, email, companyName, reason, linkedAt } = link
  const call = useCall((api) => api.merchantReview.unlinkAccount, { refreshes })
  return (
    <li>
      <ProblemBanner error={call.error} />
      <div className={styles.link}>
        <div>
          <p className={styles.linkName}>
            {companyName === '' ? email : `${companyName}, ${email}`}
          </p>
          <p className="muted tiny">{`${reason} · ${format.dateTime(linkedAt)}`}</p>
        </div>
        <May call="merchantReview.unlinkAccount">
          <Button
            look="quiet"
            busy={call.isPending}
            aria-label={t('removeNamed', { email })}
            onClick={() => call.mutate({ params: { merchantId, customerId } })}
          >
            {t('remove')}
          </Button>
        </May>
      </div>
    </li>
  )
}

function LinkForm({ merchant }: { merchant: ReviewedMerchant }) {
  const t = useTranslations('console-merchants.links')
  const snackbar = useSnackbar()
  const { merchantId } = merchant.row
  const [draft, change, forget] = useSessionState(`merchant-${merchantId}-link`, empty)
  const call = useCall((api) => api.merchantReview.linkAccount, {
    refreshes,
    onSuccess: (_answer, { body }) => {
      forget()
      snackbar({ tone: 'good', text: t('done', { email: body.email }) })
    },
  })
  const unknown = useCallProblem(call.error)?.fields.email
  const isTooShort = draft.email.trim() === '' || draft.reason.trim().length < leastReason
  function send(event: FormEvent) {
    event.preventDefault()
    if (!isTooShort && !call.isPending) call.mutate({ params: { merchantId }, body: draft })
  }
  return (
    <form className={styles.linkForm} onSubmit={send} noValidate>
      {unknown === undefined && <ProblemBanner error={call.error} />}
      <TextField
        dense
        label={t('email')}
        error={unknown}
        type="email"
        autoComplete="off"
        value={draft.email}
        onChange={(email) => change((before) => ({ ...before, email }))}
      />
      <TextField
        dense
        label={t('reason')}
        autoComplete="off"
        maxLength={2000}
        value={draft.reason}
        onChange={(reason) => change((before) => ({ ...before, reason }))}
      />
      <Button type="submit" busy={call.isPending} disabled={isTooShort}>
        {t('add')}
      </Button>
    </form>
  )
}
