import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { OperatorOfTeam } from '#contract/endpoints/security/operator-team.ts'
import { IdentityWindow } from '#web/identity/identity-window.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Cluster, Stack } from '#web/ui/layout/stack.tsx'
import { StatusChip } from '#web/ui/status/status-chip.tsx'
import { ProblemBanner } from '../../../components/problem-banner.tsx'
import { RoleBoxes } from './role-boxes.tsx'
import { useSaveRoles } from './use-save-roles.ts'

/** One of the team; one's own roles are read alone. */
export function OperatorCard({ operator }: { readonly operator: OperatorOfTeam }) {
  const t = useTranslations('console-settings.team')
  const { email, name, isOneself } = operator
  const [roles, setRoles] = useState(operator.roles)
  const save = useSaveRoles()
  const isChanged = [...roles].sort().join() !== [...operator.roles].sort().join()
  return (
    <Card as="section" aria-label={name}>
      <Stack gap={4}>
        <div>
          <h2>{name}</h2>
          <p className="muted small">{email}</p>
        </div>
        {isOneself ? (
          <Cluster gap={2}>
            {operator.roles.map((role) => (
              <StatusChip key={role}>{t(`role.${role}`)}</StatusChip>
            ))}
            <span className="muted small">{t('own')}</span>
          </Cluster>
        ) : (
          <>
            <RoleBoxes roles={roles} onChange={(next) => setRoles([...next])} />
            <ProblemBanner error={save.error} />
            <div>
              <Button
                look={roles.length === 0 ? 'danger' : 'primary'}
                busy={save.isPending}
                disabled={!isChanged}
                onClick={() => save.mutate({ body: { email, roles } })}
              >
                {t(roles.length === 0 ? 'remove' : 'save')}
              </Button>
            </div>
            <IdentityWindow call={save} />
          </>
        )}
      </Stack>
    </Card>
  )
}
