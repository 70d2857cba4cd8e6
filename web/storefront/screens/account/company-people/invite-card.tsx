import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { isEmail } from '#domain/account/contact-rules.ts'
import { useCall } from '#web/api/use-call.ts'
import { IdentityWindow } from '#web/identity/identity-window.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import { useFormProblem } from '../../../forms/use-form-problem.ts'
import styles from '../account.module.css'
import { placeOf } from './person-dialog.tsx'
import { type Place, PlaceFields } from './place-fields.tsx'
import { peopleAndLog } from './refreshed-by-change.ts'

const usual: Place = { role: 'buyer', bidLimitEur: null, dayLimitEur: null }

/** Somebody is asked by mail to act for the company. */
export function InviteCard() {
  const t = useTranslations('company')
  const tRule = useTranslations('validation')
  const show = useSnackbar()
  const [email, setEmail] = useState('')
  const [place, setPlace] = useState(usual)
  const [isChecked, setChecked] = useState(false)
  const invite = useCall((api) => api.company.invite, {
    refreshes: peopleAndLog,
    onSuccess: () => {
      show({ text: t('invite.sent', { email: email.trim() }), tone: 'good' })
      setEmail('')
      setPlace(usual)
      setChecked(false)
    },
  })
  const { sentence, fields } = useFormProblem(invite.error)
  const isWrong = !isEmail(email.trim())

  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (!isWrong) invite.mutate({ body: { email: email.trim(), ...placeOf(place) } })
  }

  return (
    <Card as="section" aria-labelledby="invite">
      <form method="post" noValidate onSubmit={submit}>
        <div className={styles.narrow}>
          <div className={styles.heading}>
            <h2 id="invite">{t('invite.title')}</h2>
            <p className="muted small">{t('invite.text')}</p>
          </div>
          {sentence && !fields.email && (
            <Banner tone="bad" role="alert">
              {sentence}
            </Banner>
          )}
          <TextField
            label={t('invite.email')}
            type="email"
            autoComplete="off"
            value={email}
            onChange={setEmail}
            error={fields.email ?? (isChecked && isWrong ? tRule('email') : undefined)}
          />
          <PlaceFields place={place} onChange={setPlace} />
          <div>
            <Button type="submit" look="primary" busy={invite.isPending}>
              {t('invite.submit')}
            </Button>
          </div>
        </div>
      </form>
      <IdentityWindow call={invite} />
    </Card>
  )
}
