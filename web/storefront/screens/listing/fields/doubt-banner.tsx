import { useTranslations } from 'use-intl/react'
import { attribute } from '#domain/vehicle/catalogue/attributes.ts'
import type { Doubt } from '#domain/vehicle/plausibility.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useAttributeTexts } from './attribute-texts.ts'

type DoubtBannerProps = {
  readonly doubt: Doubt
  readonly value: number | string
  readonly onAccept: (likely: number) => void
  readonly onKeep: () => void
}

/** Possible but odd: what is usual, the figure that was probably meant, and "it is right". */
export function DoubtBanner({ doubt, value, onAccept, onKeep }: DoubtBannerProps) {
  const t = useTranslations('editor.entry')
  const texts = useAttributeTexts()
  const definition = attribute(doubt.field)
  const { likely } = doubt
  return (
    <Banner
      tone="warn"
      role="status"
      actions={
        <>
          {likely !== undefined && (
            <Button size="dense" onClick={() => onAccept(likely)}>
              {texts.accept(texts.asAsked(definition, likely))}
            </Button>
          )}
          <Button size="dense" look="quiet" onClick={onKeep}>
            {typeof value === 'number' ? texts.keep(texts.asAsked(definition, value)) : t('goOn')}
          </Button>
        </>
      }
    >
      {texts.doubt(doubt)}
    </Banner>
  )
}
