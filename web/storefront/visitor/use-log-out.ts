import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { device } from '#web/api/device/device-database.ts'
import { keysOf } from '#web/api/queries.ts'
import { expectLoginEnd } from '#web/api/session-end.ts'
import { useCall } from '#web/api/use-call.ts'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import { usePath } from '../page/page-provider.tsx'

/**
 * Logging out drops every cached answer (spec 2: back to the home page) and what waits on this device, but for the query of who is
 * logged in: it is fetched again, because the bars, the menus and the next page read it. `goTo`: an address instead of home.
 */
export function useLogOut(goTo?: string): {
  readonly logOut: () => void
  readonly isPending: boolean
} {
  const t = useTranslations('shell.snackbar')
  const path = usePath()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const show = useSnackbar()
  const call = useCall((api) => api.account.logOutByAction, {
    onSuccess: async ({ goOn }) => {
      const [area, name] = keysOf('account', 'getCustomer')
      // First, because whoever still finds somebody logged in asks for their messages, and is refused.
      await queryClient.invalidateQueries({ queryKey: [area, name] })
      await device.forgetAll()
      queryClient.removeQueries({
        predicate: ({ queryKey }) => queryKey[0] !== area || queryKey[1] !== name,
      })
      const address = goOn ?? goTo
      if (address !== undefined) {
        location.assign(address)
        return
      }
      await navigate(path('home'))
      show({ text: t('loggedOut') })
    },
    onError: () => {
      expectLoginEnd(false)
      show({ text: t('failed'), tone: 'bad' })
    },
  })
  return {
    isPending: call.isPending,
    logOut: () => {
      expectLoginEnd(true)
      call.mutate({})
    },
  }
}
