import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl/react'
import { useCall } from '#web/api/use-call.ts'
import { Menu } from '#web/ui/overlays/menu.tsx'

export type Operator = {
  readonly customerId: number
  readonly name: string
  readonly surname: string
  readonly email: string
}

/** Who is logged in, and the logout. */
export function OperatorMenu({ operator }: { operator: Operator }) {
  const t = useTranslations('shell.account')
  const queryClient = useQueryClient()
  const name = [operator.name, operator.surname].filter(Boolean).join(' ') || operator.email
  const logOut = useCall((api) => api.account.logOutByAction, {
    // Nothing of what the operator saw stays in the memory of a browser that others may use.
    onSuccess: () => {
      sessionStorage.clear()
      queryClient.clear()
      location.reload()
    },
  })
  return (
    <Menu
      icon="circle-user"
      iconOnly
      label={t('menuOf', { name })}
      header={
        <>
          <b>{name}</b>
          <br />
          {operator.email}
        </>
      }
      entries={[
        { id: 'logout', label: t('logout'), icon: 'log-out', onSelect: () => logOut.mutate({}) },
      ]}
    />
  )
}
