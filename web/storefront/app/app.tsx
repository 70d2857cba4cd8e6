import { type ComponentProps, type ReactNode, useLayoutEffect } from 'react'
import { LiveProvider } from '#web/api/live/live-provider.tsx'
import { ServerClockProvider } from '#web/api/server-clock.tsx'
import type { Catalogue } from '#web/language/texts.ts'
import type { PageContext } from '../page/page-context.ts'
import { PageProvider } from '../page/page-provider.tsx'
import { useVisitor } from '../visitor/use-visitor.ts'

type AppProps = {
  readonly page: PageContext
  readonly messages: Catalogue
  readonly clock: ComponentProps<typeof ServerClockProvider>['clock']
  /** Called once React has taken the page over, before anything in it has effects of its own. */
  readonly onAlive?: () => void
  readonly children: ReactNode
}

/** The providers around the router, the same on the server and in the browser. */
export function App({ page, messages, clock, onAlive, children }: AppProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whatever is handed in later.
  useLayoutEffect(() => onAlive?.(), [])
  return (
    <PageProvider page={page} messages={messages}>
      <ServerClockProvider clock={clock}>
        <LiveForVisitor>{children}</LiveForVisitor>
      </ServerClockProvider>
    </PageProvider>
  )
}

/** One stream for the whole page, as long as it is the same person's. */
function LiveForVisitor({ children }: { children: ReactNode }) {
  const { customerId } = useVisitor()
  return <LiveProvider customerId={customerId ?? null}>{children}</LiveProvider>
}
