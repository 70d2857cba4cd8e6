import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { PersonOfCompany } from '#contract/endpoints/company/company.ts'
import { useCall } from '#web/api/use-call.ts'
import { IdentityWindow } from '#web/identity/identity-window.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Cluster, Stack } from '#web/ui/layout/stack.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import { useFormProblem } from '../../../forms/use-form-problem.ts'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { type Place, PlaceFields } from './place-fields.tsx'
import { peopleAndLog } from './refreshed-by-change.ts'

type PersonDialogProps = {
  readonly person: PersonOfCompany
  /** Whether whoever looks has the company's own login, which alone can be handed over. */
  readonly mayHandOver: boolean
  readonly onClose: () => void
}

/** Role and limits of one person, letting them go, and handing the company over to them. */
export function PersonDialog({ person, mayHandOver, onClose }: PersonDialogProps) {
  const t = useTranslations('company')
  const show = useSnackbar()
  const { personId, name } = person
  const [place, setPlace] = useState<Place>(person)
  const [isLettingGo, setLettingGo] = useState(false)
  const [isHandingOver, setHandingOver] = useState(false)
  const save = useCall((api) => api.company.changePerson, {
    refreshes: peopleAndLog,
    onSuccess: () => {
      show({ text: t('people.saved', { name }), tone: 'good' })
      onClose()
    },
  })
  const remove = useCall((api) => api.company.removePerson, {
    refreshes: peopleAndLog,
    onSuccess: () => {
      show({ text: t('people.removed', { name }), tone: 'good' })
      onClose()
    },
  })
  const { sentence } = useFormProblem(save.error ?? remove.error)
  if (isHandingOver) return <HandOverDialog person={person} onClose={onClose} />
  const params = { personId }
  return (
    <>
      <Dialog
        open
        title={name}
        onClose={onClose}
        actions={
          isLettingGo ? (
            <>
              <Button onClick={() => setLettingGo(false)}>{t('people.keep')}</Button>
              <Button
                look="danger-solid"
                busy={remove.isPending}
                onClick={() => remove.mutate({ params })}
              >
                {t('people.remove')}
              </Button>
            </>
          ) : (
            <Button
              look="primary"
              busy={save.isPending}
              onClick={() => save.mutate({ params, body: placeOf(place) })}
            >
              {t('people.save')}
            </Button>
          )
        }
      >
        <Stack gap={4}>
          <p className="muted small">{person.email}</p>
          {sentence && (
            <Banner tone="bad" role="alert">
              {sentence}
            </Banner>
          )}
          {isLettingGo ? (
            <p>{t('people.removeText', { name })}</p>
          ) : (
            <>
              <PlaceFields place={place} onChange={setPlace} />
              <Cluster gap={3}>
                <Button look="danger" onClick={() => setLettingGo(true)}>
                  {t('people.remove')}
                </Button>
                {mayHandOver && (
                  <Button onClick={() => setHandingOver(true)}>{t('handOver.begin')}</Button>
                )}
              </Cluster>
            </>
          )}
        </Stack>
      </Dialog>
      <IdentityWindow call={save} />
    </>
  )
}

/** The back office binds the company to nothing, so it has no limits. */
export function placeOf({ role, bidLimitEur, dayLimitEur }: Place): Place {
  if (role === 'backOffice') return { role, bidLimitEur: null, dayLimitEur: null }
  return { role, bidLimitEur, dayLimitEur }
}
