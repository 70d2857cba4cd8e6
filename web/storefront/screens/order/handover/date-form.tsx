import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { handoverTimes } from '#domain/order/handover.ts'
import { useCall } from '#web/api/use-call.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Select } from '#web/ui/fields/choices/select.tsx'
import { DateField } from '#web/ui/fields/dates/date-field.tsx'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import { useFormProblem } from '../../../forms/use-form-problem.ts'
import { CallProblem } from './call-problem.tsx'
import styles from './handover.module.css'
import { refreshedByStep } from './refreshed-by-step.ts'

/** Late enough for whoever has a long way, early enough to drive home by day. */
const usualTime = '11:00'

/** A day and a time, proposed to the other side. */
export function DateForm({ orderId, onProposed }: { orderId: number; onProposed: () => void }) {
  const t = useTranslations('handover.date')
  const tRule = useTranslations('validation')
  const format = useFormat()
  const show = useSnackbar()
  const [day, setDay] = useState<string | null>(null)
  const [time, setTime] = useState(usualTime)
  const [isChecked, setChecked] = useState(false)
  const propose = useCall((api) => api.handover.proposeDate, {
    refreshes: refreshedByStep,
    onSuccess: ({ handover }) => {
      show({ text: t(handover.proposal ? 'proposed' : 'settled'), tone: 'good' })
      onProposed()
    },
  })
  const { fields } = useFormProblem(propose.error)

  function submit() {
    setChecked(true)
    if (day !== null) propose.mutate({ params: { orderId }, body: { day, time } })
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <DateField
        label={t('day')}
        calendarLabel={t('calendar')}
        unclear={t('unclear', { example: format.date('2027-03-24') })}
        value={day}
        onChange={setDay}
        error={fields.day ?? (isChecked && day === null ? tRule('required') : undefined)}
      />
      <Select
        label={t('time')}
        options={handoverTimes.map((each) => ({ value: each, label: each }))}
        value={time}
        onChange={setTime}
      />
      <Button type="submit" look="primary" busy={propose.isPending}>
        {t('submit')}
      </Button>
      {!fields.day && <CallProblem error={propose.error} />}
    </form>
  )
}
