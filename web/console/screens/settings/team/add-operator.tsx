import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { OperatorRole } from '#domain/account/operators/operator-role.ts'
import { IdentityWindow } from '#web/identity/identity-window.tsx'
import { useCallProblem } from '#web/language/call-problem.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { ProblemBanner } from '../../../components/problem-banner.tsx'
import { RoleBoxes } from './role-boxes.tsx'
import { useSaveRoles } from './use-save-roles.ts'

/** Somebody who has an account already joins the team. */
export function AddOperator() {
  const t = useTranslations('console-settings.team')
  const [email, setEmail] = useState('')
  const [roles, setRoles] = useState<readonly OperatorRole[]>([])
  const [isChecked, setChecked] = useState(false)
  const save = useSaveRoles(() => {
    setEmail('')
    setRoles([])
    setChecked(false)
  })
  const field = useCallProblem(save.error)?.fields.email
  const isRoleMissing = isChecked && roles.length === 0

  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (roles.length > 0) save.mutate({ body: { email: email.trim(), roles: [...roles] } })
  }

  return (
    <Card as="section" aria-labelledby="add-operator">
      <form onSubmit={submit} noValidate>
        <Stack gap={4}>
          <div>
            <h2 id="add-operator">{t('add')}</h2>
            <p className="muted">{t('addText')}</p>
          </div>
          <TextField
            label={t('email')}
            type="email"
            autoComplete="off"
            value={email}
            onChange={setEmail}
            error={field}
          />
          <RoleBoxes roles={roles} onChange={setRoles} />
          {isRoleMissing && <p role="alert">{t('noRole')}</p>}
          {field === undefined && <ProblemBanner error={save.error} />}
          <div>
            <Button type="submit" look="primary" busy={save.isPending}>
              {t('addSubmit')}
            </Button>
          </div>
        </Stack>
      </form>
      <IdentityWindow call={save} />
    </Card>
  )
}
