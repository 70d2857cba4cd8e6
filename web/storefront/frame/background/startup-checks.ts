import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useWholeApi } from '#web/api/api.tsx'
import { useLocale } from '#web/language/language-provider.tsx'
import { useVisitor } from '../../visitor/use-visitor.ts'
import { isMerchant } from '../../visitor/visitor.ts'

/**
 * What is looked after once per login when a page comes up (spec 4, startup). A failure is not
 * shown: the next page tries again (spec 8.2).
 */
export function useStartupChecks(): void {
  const api = useWholeApi()
  const visitor = useVisitor()
  const { customerId } = visitor
  const hasMerchantPages = isMerchant(visitor)
  const { search } = useLocation()
  const mc = new URLSearchParams(search).get('mc') ?? undefined

  useEffect(() => {
    if (customerId === undefined) return
    // The rules of an account are loaded for those who have one.
    const checked = import('./check-account.ts').then(({ checkAccount }) => checkAccount(api))
    checked.catch(() => undefined)
  }, [api, customerId])

  useEffect(() => {
    if (mc === undefined && !hasMerchantPages) return
    const query = mc === undefined ? {} : { mc }
    api.client.account.merchantCookie({ query }).catch(() => undefined)
  }, [api, mc, hasMerchantPages])

  useWithoutVisitorId()
}

/** The id that a link handed over stands in the address no longer than needed (spec 4). */
function useWithoutVisitorId(): void {
  const { client } = useWholeApi()
  const { pathname, search, hash } = useLocation()
  const locale = useLocale()
  const navigate = useNavigate()
  const cleaned = useRef<string>(undefined)
  useEffect(() => {
    const query = new URLSearchParams(search)
    if (!query.has('cm24') || cleaned.current === search) return
    cleaned.current = search
    const uuid = query.get('cm24') ?? ''
    import('./take-over-visitor-id.ts')
      .then(({ takeOverVisitorId }) => takeOverVisitorId(client, { locale, pathname, uuid }))
      .catch(() => undefined)
    query.delete('cm24')
    const rest = query.size > 0 ? `?${query}` : ''
    void navigate(`${pathname}${rest}${hash}`, { replace: true, preventScrollReset: true })
  }, [client, locale, pathname, search, hash, navigate])
}
