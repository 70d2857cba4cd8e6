import { useEffect, useRef } from 'react'
import { Outlet, useLocation, useNavigationType } from 'react-router'
import { localeFacts } from '#locales/locales.ts'
import { useLocale } from '#web/language/language-provider.tsx'
import { useUiTexts } from '#web/language/ui-texts.ts'
import { classNames } from '#web/ui/class-names.ts'
import { UiProvider } from '#web/ui/ui-provider.tsx'
import { useKeptChildren } from '../islands/use-kept-children.ts'
import { focusOnContent } from '../page/first-focus.ts'
import { useCurrentRoute } from '../page/page-provider.tsx'
import { isRenamed } from '../page/renamed-screen.ts'
import { useIsIslands } from '../page/server-page.tsx'
import { frameOf } from '../routes.tsx'
import { BackgroundTasks } from './background/background.tsx'
import styles from './frame.module.css'
import { LoadingBar } from './loading-bar.tsx'
import { Notices } from './notices.tsx'
import { RouterLink } from './router-link.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteTopBar } from './site-top-bar.tsx'
import { VersionWatch } from './version-watch.tsx'

/** Notices, top bar, the screen, footer; snackbars lie above all of it (spec 2, layouts). */
export function Frame() {
  const locale = useLocale()
  const route = useCurrentRoute()
  const frame = route ? frameOf(route.name) : 'default'
  useFocusAfterNavigation()
  return (
    <UiProvider locale={localeFacts[locale].formatLocale} texts={useUiTexts()} link={RouterLink}>
      <LoadingBar />
      <VersionWatch />
      <div className={classNames(styles.frame, route?.name === 'adEdit' && styles.editing)}>
        <Notices />
        {frame !== 'funnel' && <SiteTopBar />}
        <div className={styles.page}>
          <Outlet />
        </div>
        {frame !== 'plain' && <Foot />}
        <BackgroundTasks />
      </div>
    </UiProvider>
  )
}

/** The same on all pages of a storefront. */
function Foot() {
  const kept = useKeptChildren('foot')
  if (!useIsIslands()) return <SiteFooter />
  return <div style={{ display: 'contents' }} {...kept(<SiteFooter />)} />
}

/**
 * After a change of screen the keyboard starts at the content, and a screen reader reads it. A menu that somebody opened while
 * the screen came, right after a login for example, would close with its focus: they stay in it.
 */
function useFocusAfterNavigation(): void {
  const { pathname, state } = useLocation()
  const type = useNavigationType()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (isRenamed(type, state) || document.querySelector('header :popover-open')) return
    focusOnContent()
  }, [pathname, type, state])
}
