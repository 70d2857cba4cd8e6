import { lazy, Suspense, useEffect, useState } from 'react'
import { usePageReports } from '../../usage/use-page-reports.ts'
import { useVisitor } from '../../visitor/use-visitor.ts'
import { isMerchant } from '../../visitor/visitor.ts'
import { DemoBar } from './demo-bar.tsx'
import { LoginEnded } from './login-ended.tsx'
import { MessageNotices } from './message-notices.tsx'
import { useStartupChecks } from './startup-checks.ts'

/** Fetched for dealers alone, and later than the page. */
const TermsPopup = lazy(async () => ({
  default: (await import('./terms-popup.tsx')).TermsPopup,
}))
const MerchantPopups = lazy(async () => ({
  default: (await import('./merchant-popups.tsx')).MerchantPopups,
}))

/** Popups wait, so that the page is seen first (spec 9.3). */
const popupDelayMs = 3000

/** What goes along with every screen of the default frame and belongs to none of them. */
export function BackgroundTasks() {
  useStartupChecks()
  usePageReports()
  const { customerId } = useVisitor()
  return (
    <>
      {customerId !== undefined && <MessageNotices key={customerId} />}
      <LoginEnded />
      <Popups />
      <DemoBar />
    </>
  )
}

/** Only for those who are logged in (spec 6), three seconds after the page is there. */
function Popups() {
  const visitor = useVisitor()
  const { customerId } = visitor
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    setDue(false)
    if (customerId === undefined) return
    const timer = setTimeout(() => setDue(true), popupDelayMs)
    return () => clearTimeout(timer)
  }, [customerId])
  if (!isDue) return null
  if (!visitor.mustAcceptTerms && !isMerchant(visitor)) return null
  return (
    <Suspense fallback={null}>
      {visitor.mustAcceptTerms ? <TermsPopup /> : <MerchantPopups />}
    </Suspense>
  )
}
