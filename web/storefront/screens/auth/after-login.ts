import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import type { LoggedIn } from '#contract/endpoints/account-session.ts'
import { isLocale } from '#locales/locales.ts'
import { type PlainRouteName, pathTo } from '#locales/paths.ts'
import { useApi } from '#web/api/api.tsx'
import { device } from '#web/api/device/device-database.ts'
import { hasKeptDrafts } from '#web/api/device/kept-drafts.ts'
import { useLocale } from '#web/language/language-provider.tsx'
import { loadAllPaths } from '../../page/path-loader.ts'
import { pathAfterLogin } from '../../visitor/login-path.ts'
import { pathInLanguage } from './path-in-language.ts'
import { isTypedHere } from './typed-here.ts'

/**
 * What every login ends with: all answers on the page are fetched anew for this person, their own
 * language is switched to (spec 4, startup) unless typed text would stay behind, and they go on to
 * where they wanted to, or else to the screen that is named here.
 */
export function useAfterLogin(): (answer: LoggedIn, screen?: PlainRouteName) => Promise<void> {
  const locale = useLocale()
  const { search } = useLocation()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { account } = useApi()
  return async ({ customerId, languageSetting, afterLogin }, screen) => {
    const asked = new URLSearchParams(search)
    const path =
      screen && !asked.has('next')
        ? pathTo(screen, locale)
        : (afterLogin?.route ?? pathAfterLogin(locale, asked))
    queryClient.removeQueries({ type: 'inactive' })
    await queryClient.invalidateQueries()
    const isElsewhere = isLocale(languageSetting) && languageSetting !== locale
    if (isElsewhere && !(await isSomethingKept(customerId))) {
      try {
        await loadAllPaths()
        const target = pathInLanguage(path, { from: locale, to: languageSetting })
        const body = { locale: languageSetting, path: target }
        const { address } = await account.switchStorefront({ body })
        location.assign(address)
        return
      } catch {
        // The login holds all the same, and the language can be chosen in the menu.
      }
    }
    await navigate(path, { replace: true })
  }
}

/** Of theirs, in this browser and not sent: it would stay behind with this storefront's origin. */
async function isSomethingKept(customerId: number): Promise<boolean> {
  const isTyped = isTypedHere({ ...localStorage, ...sessionStorage }, customerId)
  return isTyped || (await hasKeptDrafts(device, customerId))
}
