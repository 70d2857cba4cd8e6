import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { loadLaterTexts } from '#web/language/later-texts.ts'
import { useEntered } from '#web/storefront/screens/listing/editor/use-entered.ts'
import { useVisitor } from '#web/storefront/visitor/use-visitor.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'

/** Fetched by whoever has an account and says so. */
const PasswordEntrance = lazy(async () => {
  const [loaded] = await Promise.all([
    import('#web/storefront/screens/listing/steps/password-entrance.tsx'),
    loadLaterTexts(),
  ])
  return { default: loaded.PasswordEntrance }
})

/**
 * For whoever is registered already: with their password the request comes under their account. A password that does not
 * match asks to try again (spec 8.3); without one the request goes on as before, so nobody learns who has an account.
 */
export function KnownAddress() {
  const t = useTranslations('valuation.step.known')
  const { kind } = useVisitor()
  const [isOpen, setOpen] = useState(false)
  const enter = useEntered()
  if (kind !== 'visitor') return null
  return (
    <div>
      <Button look="quiet" flush aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('open')}
      </Button>
      {isOpen && (
        // Enter in these lines is for them alone.
        // biome-ignore lint/a11y/noStaticElementInteractions: it keeps a key from the step around it.
        <div onKeyDown={(event) => event.stopPropagation()}>
          <Card>
            <Stack gap={4}>
              <p>{t('text')}</p>
              <Suspense fallback={null}>
                <PasswordEntrance onEntered={enter} />
              </Suspense>
            </Stack>
          </Card>
        </div>
      )}
    </div>
  )
}
