import { useMemo } from 'react'
import { useTranslations } from 'use-intl/react'
import { changeOpening } from '#domain/listing/changes/ad-changes.ts'
import { type AdPart, type AdScreen, adParts } from '#domain/listing/screens/screen-table.ts'
import { foldedGroupsOf, questionsOf, screensOf } from '#domain/listing/screens/screens-of.ts'
import { isAnswered } from '#domain/vehicle/values.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Link } from '#web/ui/link.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { inOtherFields } from '../fields/field-blocks.ts'
import lookStyles from '../last-look/last-look.module.css'
import { useScreenTexts } from '../questions/screen-texts.ts'
import { useChangePath } from './change-path.ts'
import { useChanges } from './changes-context.ts'
import { useChangeTexts } from './use-change-texts.ts'

/** Everything the ad says, by parts and screens: with the way to change it, or why it stays. */
export function ChangeableParts() {
  const { kind } = useAd().state
  const screens = useMemo(() => screensOf(kind).filter(isAnswersOnly), [kind])
  const parts = adParts.filter((part) => screens.some((screen) => screen.part === part))
  return (
    <Card padded={false}>
      {parts.map((part) => (
        <Part key={part} part={part} screens={screens.filter((screen) => screen.part === part)} />
      ))}
    </Card>
  )
}

/** Pictures, damages, papers and the contact have ways of their own. */
function isAnswersOnly({ content }: AdScreen): boolean {
  return content === undefined || content === 'price'
}

function Part({ part, screens }: { part: AdPart; screens: readonly AdScreen[] }) {
  const t = useTranslations('editor')
  return (
    <details className={lookStyles.part}>
      <summary>
        <strong>{t(`part.${part}`)}</strong>
        <Icon icon="chevron-down" />
      </summary>
      <ul className={lookStyles.rows}>
        {screens.map((screen) => (
          <ScreenRow key={screen.id} screen={screen} />
        ))}
      </ul>
    </details>
  )
}

function ScreenRow({ screen }: { screen: AdScreen }) {
  const t = useTranslations('ad-changes')
  const { title } = useScreenTexts(screen)
  const texts = useChangeTexts()
  const format = useFormat()
  const changePath = useChangePath()
  const { values, facts } = useChanges()
  const codes = useCodesOf(screen)
  if (codes.length === 0) return null
  const answered = codes.filter((code) => isAnswered(values[code]))
  const openings = codes.map((code) => changeOpening(code, { values, facts }))
  const open = openings.filter(({ kind }) => kind !== 'shut')
  const [shut] = openings.flatMap((each) => (each.kind === 'shut' ? [each] : []))
  const named = answered.length > 0 ? answered : codes
  return (
    <li className={lookStyles.row}>
      {answered.length > 0 ? (
        <dl>
          {answered.map((code) => (
            <div key={code}>
              <dt>{texts.label(code)}</dt>
              <dd>{texts.answer(code, values[code])}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="muted">{title}</p>
      )}
      {open.length > 0 ? (
        <Link
          href={changePath(screen.id)}
          className={lookStyles.change}
          aria-label={t('changeOf', { name: format.list(named.map(texts.label)) })}
        >
          {t(facts.hasBids || answered.length === 0 ? 'add' : 'change')}
        </Link>
      ) : (
        shut && <span className="muted small">{t(`short.${shut.by}`)}</span>
      )}
    </li>
  )
}

/** What a screen asks of the ad as its owner wants it. */
export function useCodesOf(screen: AdScreen) {
  const { state, seller } = useAd()
  const { values } = state.draft
  return useMemo(() => {
    const facts = { values, seller }
    const asked = [
      ...questionsOf(screen, facts),
      ...foldedGroupsOf(screen, facts).flatMap(({ definitions }) => definitions),
    ]
    return asked
      .map(({ attributeCode }) => attributeCode)
      .filter((code) => !inOtherFields.includes(code))
  }, [screen, values, seller])
}
