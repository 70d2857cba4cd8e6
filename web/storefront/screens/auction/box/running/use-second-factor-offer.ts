import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { offersSecondFactor } from '#domain/account/security/second-factor.ts'
import { useApi } from '#web/api/api.tsx'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'

const offeredAs = 'cm24-second-factor-offered'

/** Behind the first accepted bid over the figure of rules 11, once in a browser: the bid itself waits for nothing. */
export function useSecondFactorOffer(): (amountEur: number) => Promise<void> {
  const t = useTranslations('auction.bid')
  const { account } = useApi()
  const path = usePath()
  const navigate = useNavigate()
  const show = useSnackbar()
  return async (amountEur) => {
    try {
      if (!offersSecondFactor(amountEur) || localStorage.getItem(offeredAs)) return
      localStorage.setItem(offeredAs, '1')
      if ((await account.showSecondFactor()).isOn) return
      show({
        text: t('secondFactor'),
        action: {
          label: t('secondFactorAction'),
          onPress: () => void navigate(path('secondFactor')),
        },
      })
    } catch {
      // Without storage or an answer nothing is offered.
    }
  }
}
