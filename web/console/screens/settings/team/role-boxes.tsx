import { useTranslations } from 'use-intl/react'
import { type OperatorRole, operatorRoles } from '#domain/account/operators/operator-role.ts'
import { Checkbox } from '#web/ui/fields/choices/checkbox.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'

type RoleBoxesProps = {
  readonly roles: readonly OperatorRole[]
  readonly onChange: (roles: readonly OperatorRole[]) => void
}

/** Each role with what it may do. */
export function RoleBoxes({ roles, onChange }: RoleBoxesProps) {
  const t = useTranslations('console-settings.team')
  return (
    <Stack gap={2}>
      {operatorRoles.map((role) => (
        <Checkbox
          key={role}
          label={`${t(`role.${role}`)}: ${t(`does.${role}`)}`}
          checked={roles.includes(role)}
          onChange={(isHeld) =>
            onChange(isHeld ? [...roles, role] : roles.filter((each) => each !== role))
          }
        />
      ))}
    </Stack>
  )
}
