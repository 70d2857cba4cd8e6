import { useEffect, useMemo } from 'react'
import { useTranslations } from 'use-intl/react'
import { type AnswersOfScreen, answersOfPart } from '#domain/listing/screens/answers-of-screens.ts'
import { type AdPart, type AdScreen, adParts } from '#domain/listing/screens/screen-table.ts'
import { firstScreenOfPart } from '#domain/listing/screens/screens-of.ts'
import { attribute, type ListingAttributeCode } from '#domain/vehicle/catalogue/attributes.ts'
import { numberOf, textOf } from '#domain/vehicle/values.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { useShownTelephone } from '#web/storefront/forms/telephone/use-shown-telephone.ts'
import { elementOfAddress } from '#web/storefront/page/element-of-address.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Link } from '#web/ui/link.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { useLookPath } from '../editor/look-path.ts'
import { useAttributeTexts } from '../fields/attribute-texts.ts'
import { useLikeMost } from '../like-most/use-like-most.ts'
import styles from './last-look.module.css'

/** Everything the ad says, by its parts; each screen with a link that comes back to this very row. */
export function LookParts({ isLocked = false }: { isLocked?: boolean }) {
  useRowOfAddress()
  return (
    <Card as="section" padded={false} className={styles.parts}>
      {adParts
        .filter((part) => part !== 'submit')
        .map((part) => (
          <LookPart key={part} part={part} isLocked={isLocked} />
        ))}
    </Card>
  )
}

/** Whoever comes back from a change stands at the row they left. */
function useRowOfAddress(): void {
  useEffect(() => {
    // After the page has given the focus to its heading.
    const timer = setTimeout(() => {
      const row = elementOfAddress()
      if (!row?.id.startsWith('look-')) return
      const part = row.closest('details')
      if (part) part.open = true
      row.scrollIntoView({ block: 'center' })
      row.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  }, [])
}

function LookPart({ part, isLocked }: { part: AdPart; isLocked: boolean }) {
  const t = useTranslations('editor')
  const { state, seller } = useAd()
  const { values } = state.draft
  const answers = useMemo(() => answersOfPart(part, { values, seller }), [part, values, seller])
  const own = firstScreenOfPart(part, { kind: state.kind, open: [] })
  const { title, text } = usePartLine(part, answers)
  // The photo of the certificate is a way to answer and says nothing itself.
  const isSaid = own.content !== undefined && own.content !== 'certificate'
  const hasOwnRow = isSaid && answers.every(({ screen }) => screen.id !== own.id)
  return (
    <details className={styles.part} id={`look-${part}`} tabIndex={-1}>
      <summary>
        <span>
          <strong>{title}</strong>
          <small className={styles.small}>{text}</small>
        </span>
        <Icon icon="chevron-down" />
      </summary>
      <ul className={styles.rows}>
        {answers.map(({ screen, codes }) => (
          <ScreenAnswers key={screen.id} screen={screen} codes={codes} isLocked={isLocked} />
        ))}
        {hasOwnRow && (
          <li id={`look-${own.id}`} tabIndex={-1} className={styles.row}>
            <p>{text}</p>
            {!isLocked && <Change screen={own} name={t(`part.${part}`)} />}
          </li>
        )}
      </ul>
    </details>
  )
}

function ScreenAnswers(props: AnswersOfScreen & { isLocked: boolean }) {
  const { screen, codes, isLocked } = props
  const t = useTranslations('editor.lastLook')
  const texts = useAttributeTexts()
  const takenOver = useLikeMost()?.takenOver ?? []
  return (
    <li id={`look-${screen.id}`} tabIndex={-1} className={styles.row}>
      <dl>
        {codes.map((code) => (
          <div key={code}>
            <dt>{texts.label(code)}</dt>
            <dd>
              <Answer code={code} />
              {takenOver.includes(code) && (
                <small className={styles.takenOver}>{t('takenOver')}</small>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {!isLocked && <Change screen={screen} name={texts.label(codes[0] ?? '')} />}
    </li>
  )
}

function Answer({ code }: { code: ListingAttributeCode }) {
  const texts = useAttributeTexts()
  const format = useFormat()
  const { values } = useAd().state.draft
  const value = values[code]
  const month = textOf(values, 'first_registration_month')
  if (code === 'first_registration_year' && typeof value === 'number' && month) {
    return format.month(value, Number(month))
  }
  return value === undefined ? '' : texts.value(attribute(code), value)
}

function Change({ screen, name }: { screen: AdScreen; name: string }) {
  const t = useTranslations('editor.lastLook')
  const lookPath = useLookPath()
  return (
    <Link href={lookPath(screen)} aria-label={t('changeOf', { name })} className={styles.change}>
      {t('change')}
    </Link>
  )
}

/** What stands in the folded row: the figure that matters, or how much was said. */
function usePartLine(part: AdPart, answers: readonly AnswersOfScreen[]) {
  const t = useTranslations('editor')
  const texts = useAttributeTexts()
  const format = useFormat()
  const shownTelephone = useShownTelephone()
  const { state, account } = useAd()
  const { values, gallery, damages } = state.draft
  const title = t(`part.${part}`)
  const count = answers.reduce((sum, { codes }) => sum + codes.length, 0)
  const given = t('lastLook.answers', { count })
  switch (part) {
    case 'damages':
      return { title, text: t('damageCount', { count: damages.length }) }
    case 'pictures':
      return { title, text: t('pictureCount', { count: gallery.length }) }
    case 'price': {
      const priceEur = numberOf(values, 'target_price')
      const isExpectation = values.sale_mode === 'offer_collection'
      const label = isExpectation ? t('auction.expectation') : texts.label('target_price')
      const place = [textOf(values, 'location_zip'), textOf(values, 'location_city')]
      return {
        title: priceEur === undefined ? title : `${label}: ${format.money(priceEur)}`,
        text: place.filter(Boolean).join(' ') || given,
      }
    }
    case 'contact': {
      const { customer } = account ?? {}
      const person = [customer?.name, customer?.surname].filter(Boolean).join(' ')
      // A company is called by its name and reached by whom it names.
      const isCompany = account?.submittedProfileDataType !== 'PRIVATE'
      const ofCompany = isCompany && customer?.commercialCustomerContactPhone
      const phone = ofCompany || customer?.phone
      const name = isCompany ? customer?.companyName : person
      const lines = [name, phone && shownTelephone(phone), customer?.email].filter(Boolean)
      return { title, text: lines.join(', ') || t('previewMissing') }
    }
    default:
      return { title, text: given }
  }
}
