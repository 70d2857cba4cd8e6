import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { PersonOfCompany } from '#contract/endpoints/company/company.ts'
import { type CompanyRole, companyRoles } from '#domain/account/company/company-role.ts'
import { expectLoginEnd } from '#web/api/session-end.ts'
import { useCall } from '#web/api/use-call.ts'
import { IdentityWindow } from '#web/identity/identity-window.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { RadioGroup } from '#web/ui/fields/choices/radio-group.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useFormProblem } from '../../../forms/use-form-problem.ts'
import { usePath } from '../../../page/page-provider.tsx'

type HandOverDialogProps = { readonly person: PersonOfCompany; readonly onClose: () => void }

/** The company's own login becomes somebody else's; whoever gives it away says what they are afterwards. */
export function HandOverDialog({ person, onClose }: HandOverDialogProps) {
  const t = useTranslations('company')
  const path = usePath()
  const [roleAfterwards, setRole] = useState<CompanyRole>('buyer')
  const handOver = useCall((api) => api.company.handOver, {
    onSuccess: () => {
      expectLoginEnd(true)
      location.assign(path('login'))
    },
  })
  const { sentence } = useFormProblem(handOver.error)
  const { personId, name } = person
  return (
    <>
      <Dialog
        role="alertdialog"
        open
        onClose={onClose}
        title={t('handOver.title', { name })}
        actions={
          <>
            <Button onClick={onClose}>{t('people.keep')}</Button>
            <Button
              look="danger-solid"
              busy={handOver.isPending || handOver.isSuccess}
              onClick={() => handOver.mutate({ params: { personId }, body: { roleAfterwards } })}
            >
              {t('handOver.submit')}
            </Button>
          </>
        }
      >
        <Stack gap={4}>
          <p>{t('handOver.text', { name })}</p>
          {sentence && (
            <Banner tone="bad" role="alert">
              {sentence}
            </Banner>
          )}
          <RadioGroup
            label={t('handOver.afterwards')}
            options={companyRoles.map((role) => ({ value: role, label: t(`role.${role}`) }))}
            value={roleAfterwards}
            onChange={(chosen) => setRole(companyRoles.find((each) => each === chosen) ?? 'buyer')}
          />
        </Stack>
      </Dialog>
      <IdentityWindow call={handOver} />
    </>
  )
}
