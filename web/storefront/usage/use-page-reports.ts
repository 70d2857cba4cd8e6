import { useEffect, useRef } from 'react'
import { useWholeApi } from '#web/api/api.tsx'
import { useCurrentRoute } from '../page/page-provider.tsx'

/** Screens that are walked to without the server; the first of a page it has counted as it sent it. */
export function usePageReports(): void {
  const { client } = useWholeApi()
  const route = useCurrentRoute()?.name
  const shown = useRef(route)
  useEffect(() => {
    if (route === undefined || shown.current === route) return
    shown.current = route
    client.usage.collectAccessLog({ body: { url: route } }).catch(() => undefined)
  }, [client, route])
}
