import { type ComponentType, type ReactNode, Suspense } from 'react'
import { useTranslations } from 'use-intl/react'
import { loadLaterTexts } from '#web/language/later-texts.ts'
import { drawnPart } from '#web/storefront/page/drawn-part.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useIsOnline } from '#web/ui/window/use-is-online.ts'
import { loadWithNet } from './load-with-net.ts'

/**
 * Parts of the editor with scripts of their own, so that the first question does not wait for them. They are fetched
 * while somebody answers the first question, and so are there when the net no longer is; where one is not, it comes with the net.
 */

type Load<Props> = () => Promise<ComponentType<Props>>

const parts: (() => Promise<unknown>)[] = []

export function laterPart<Props extends object>(
  name: string,
  load: Load<Props>,
  fallback: ReactNode = <Waiting />,
): (props: Props) => ReactNode {
  const loadWhole = async () => (await Promise.all([load(), loadLaterTexts()]))[0]
  parts.push(loadWhole)
  const Part = drawnPart(name, () => loadWithNet(loadWhole))
  return function LaterPart(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    )
  }
}

/** What the page itself needs comes first. */
const quietMs = 1500

/** All of them, once the page has come to rest. */
export function fetchParts(): void {
  setTimeout(() => {
    // Who asks for a part that is not there is told so there.
    for (const load of parts) load().catch(() => undefined)
  }, quietMs)
}

function Waiting() {
  const t = useTranslations('editor.partWaits')
  if (useIsOnline()) return null
  return (
    <Banner tone="warn" role="status" title={t('title')}>
      {t('text')}
    </Banner>
  )
}
