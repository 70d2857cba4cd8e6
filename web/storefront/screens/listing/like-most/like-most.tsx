import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { attribute, type ListingAttributeCode } from '#domain/vehicle/catalogue/attributes.ts'
import { useCall } from '#web/api/use-call.ts'
import { useVisitor } from '#web/storefront/visitor/use-visitor.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Checkbox } from '#web/ui/fields/choices/checkbox.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { useAttributeTexts } from '../fields/attribute-texts.ts'
import { Block } from '../fields/block-fields.tsx'
import styles from './like-most.module.css'
import { useLikeMost } from './use-like-most.ts'

/** What most ads of this model say, each with its count; one press takes over what is ticked. */
export function LikeMost() {
  const t = useTranslations('ad-help.likeMost')
  const texts = useAttributeTexts()
  const { state } = useAd()
  const likeMost = useLikeMost()
  const [left, setLeft] = useState<readonly string[]>([])
  const { take, isBusy, hasFailed } = useTakeOver()
  // What was answered since the last save is no longer open.
  const open = (likeMost?.answers ?? []).filter(
    ({ attributeCode }) => state.draft.values[attributeCode] === undefined,
  )
  if (open.length === 0) return null
  const chosen = open.filter(({ attributeCode }) => !left.includes(attributeCode))
  return (
    <Block title={t('title')} lead={t('lead')}>
      <ul className={styles.answers}>
        {open.map(({ attributeCode: code, value, count, of }) => (
          <li key={code}>
            <Checkbox
              label={texts.label(code)}
              detail={texts.value(attribute(code as ListingAttributeCode), value)}
              count={t('count', { count: String(count), of: String(of) })}
              checked={!left.includes(code)}
              onChange={(isChosen) =>
                setLeft(isChosen ? left.filter((each) => each !== code) : [...left, code])
              }
            />
          </li>
        ))}
      </ul>
      {hasFailed && (
        <Banner tone="bad" role="alert">
          {t('failed')}
        </Banner>
      )}
      <div>
        <Button
          look="primary"
          busy={isBusy}
          disabled={chosen.length === 0}
          onClick={() => take(chosen.map(({ attributeCode }) => attributeCode))}
        >
          {t('take', { count: chosen.length })}
        </Button>
      </div>
    </Block>
  )
}

/** The server counts again and saves; what was typed meanwhile is saved first. */
function useTakeOver() {
  const { editor, state } = useAd()
  const isLoggedIn = useVisitor().kind !== 'visitor'
  const [isSaving, setSaving] = useState(false)
  const call = useCall(
    (api) => (isLoggedIn ? api.listingHelp.takeOver : api.listingHelp.takeOverAsVisitor),
    { onSuccess: (product) => editor.meet(product) },
  )
  const take = async (attributeCodes: string[]) => {
    const { entityId } = state
    if (entityId === null) return
    setSaving(true)
    await editor.flush()
    setSaving(false)
    call.mutate({ params: { entityId }, body: { attributeCodes } })
  }
  return {
    take: (attributeCodes: string[]) => void take(attributeCodes),
    isBusy: isSaving || call.isPending,
    hasFailed: call.isError,
  }
}
