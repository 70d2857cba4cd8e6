import { useTranslations } from 'use-intl/react'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { firstAnswerNames } from '../first-answer-names.ts'
import { type ShownFlow, useValuationPaths, usualFlow } from '../flow-of-route.ts'

/** A caravan in the funnel of motorhomes, by its make; the other funnel gets what was typed. */
export function WrongKind({ shown, name }: { shown: ShownFlow; name: string }) {
  const t = useTranslations('valuation.step')
  const paths = useValuationPaths()
  const kind = shown.kind === 'motorhome' ? 'trailer' : 'motorhome'
  const query = new URLSearchParams({ [firstAnswerNames.vehicle]: name })
  const address = paths.step({ kind, flow: usualFlow(kind), step: 1 })
  return (
    <Banner
      tone="warn"
      role="status"
      actions={
        <LinkButton size="dense" href={`${address}?${query}`}>
          {t(`other.${shown.kind}`)}
        </LinkButton>
      }
    >
      {t(`wrongKind.${shown.kind}`, { name })}
    </Banner>
  )
}
