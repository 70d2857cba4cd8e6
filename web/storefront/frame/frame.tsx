import { useEffect, useRef } from 'react'
import { Outlet, useLocation, useNavigationType } from 'react-router'
import { localeFacts } from '#locales/locales.ts'
import type { RouteName } from '#locales/paths.ts'
import { useLocale } from '#web/language/language-provider.tsx'
import { useUiTexts } from '#web/language/ui-texts.ts'
import { classNames } from '#web/ui/class-names.ts'
import { UiProvider } from '#web/ui/ui-provider.tsx'
import { focusOnContent } from '../page/first-focus.ts'
import { useCurrentRoute } from '../page/page-provider.tsx'
import { isRenamed } from '../page/renamed-screen.ts'
import { frameOf } from '../routes.tsx'
import { BackgroundTasks } from './background/background.tsx'
import styles from './frame.module.css'
import { LoadingBar } from './loading-bar.tsx'
import { Notices } from './notices.tsx'
import { RouterLink } from './router-link.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteTopBar } from './site-top-bar.tsx'
import { VersionWatch } from './version-watch.tsx'

/** Base pages of the valuation go without footer (spec 2). */
const withoutFooter: readonly RouteName[] = ['valuateMotorhome', 'valuateTrailer']

/** Notices, top bar, the screen, footer; snackbars lie above all of it (spec 2, layouts). */
export function Frame() {
  const locale = useLocale()
  const route = useCurrentRoute()
  const frame = route ? frameOf(route.name) : 'default'
  const hasFooter = frame === 'default' || (frame === 'funnel' && !isWithoutFooter(route?.name))
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
        {hasFooter && <SiteFooter />}
        <BackgroundTasks />
      </div>
    </UiProvider>
  )
}

function isWithoutFooter(name: RouteName | undefined): boolean {
  return name !== undefined && withoutFooter.includes(name)
}

/** After a change of screen the keyboard starts at the content, and a screen reader reads it. */
function useFocusAfterNavigation(): void {
  const { pathname, state } = useLocation()
  const type = useNavigationType()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (isRenamed(type, state)) return
    focusOnContent()
  }, [pathname, type, state])
}
