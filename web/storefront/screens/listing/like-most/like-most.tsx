import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { AdPart } from '#domain/listing/screens/screen-table.ts'
import { attribute, type ListingAttributeCode } from '#domain/vehicle/catalogue/attributes.ts'
import { useCall } from '#web/api/use-call.ts'
import { useCallProblem } from '#web/language/call-problem.ts'
import { focusOnContent } from '#web/storefront/page/first-focus.ts'
import { useVisitor } from '#web/storefront/visitor/use-visitor.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Checkbox } from '#web/ui/fields/choices/checkbox.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { useAttributeTexts } from '../fields/attribute-texts.ts'
import { ScreenHead } from '../progress/screen-head.tsx'
import styles from './like-most.module.css'
import type { LikeMostOffer } from './use-like-most.ts'

export type LikeMostProps = {
  readonly part: AdPart
  readonly offer: LikeMostOffer
  readonly onTaken: () => void
}

/** What most ads of this model say, each with its count; one press takes over what is ticked. */
export function LikeMost({ part, offer, onTaken }: LikeMostProps) {
  const t = useTranslations('ad-help.likeMost')
  const texts = useAttributeTexts()
  const [left, setLeft] = useState<readonly string[]>([])
  const { take, isBusy, problem } = useTakeOver(onTaken)
  // It comes in place of questions, one of which may have had the focus.
  useEffect(() => focusOnContent(), [])
  const list = useRef<HTMLUListElement>(null)
  const refused = Object.keys(problem?.fields ?? {}).join()
  useEffect(() => {
    // The buttons that stay in sight must not stand before what was refused.
    const row = refused && list.current?.querySelector('[aria-invalid]')
    if (row) row.scrollIntoView({ block: 'center' })
  }, [refused])
  const { answers } = offer
  const isChosen = (code: string) => !left.includes(code) && problem?.fields[code] === undefined
  const chosen = answers.filter(({ attributeCode }) => isChosen(attributeCode))
  return (
    <>
      <ScreenHead part={part} title={t('title')} lead={t('lead')} />
      <ul ref={list} className={styles.answers}>
        {answers.map(({ attributeCode: code, value, count, of }) => (
          <li key={code}>
            <Checkbox
              label={texts.label(code)}
              detail={texts.value(attribute(code as ListingAttributeCode), value)}
              count={t('count', { count: String(count), of: String(of) })}
              error={problem?.fields[code]}
              disabled={problem?.fields[code] !== undefined}
              checked={isChosen(code)}
              onChange={(isWanted) =>
                setLeft(isWanted ? left.filter((each) => each !== code) : [...left, code])
              }
            />
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        {problem && (
          <Banner tone="bad" role="alert">
            {problem.sentence}
          </Banner>
        )}
        <Button
          look="primary"
          size="large"
          busy={isBusy}
          disabled={chosen.length === 0}
          onClick={() => take(chosen.map(({ attributeCode }) => attributeCode))}
        >
          {t('take', { count: chosen.length })}
        </Button>
        <Button
          look="quiet"
          size="large"
          onClick={() => {
            offer.decline()
            requestAnimationFrame(focusOnContent)
          }}
        >
          {t('oneByOne')}
        </Button>
      </div>
    </>
  )
}

/** The server counts again and saves; what was typed meanwhile is saved first. */
function useTakeOver(onTaken: () => void) {
  const { editor, state } = useAd()
  const isLoggedIn = useVisitor().kind !== 'visitor'
  const [isSaving, setSaving] = useState(false)
  const call = useCall(
    (api) => (isLoggedIn ? api.listingHelp.takeOver : api.listingHelp.takeOverAsVisitor),
    {
      onSuccess: (product) => {
        editor.meet(product)
        onTaken()
      },
    },
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
    problem: useCallProblem(call.error),
  }
}
