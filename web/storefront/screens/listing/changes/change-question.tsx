import { useTranslations } from 'use-intl/react'
import { changeOpening } from '#domain/listing/changes/ad-changes.ts'
import type { AdScreen } from '#domain/listing/screens/screen-table.ts'
import { findAttribute } from '#domain/vehicle/catalogue/attributes.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { AdField } from '../fields/block-fields.tsx'
import { useScreenTexts } from '../questions/screen-texts.ts'
import { useChangePath } from './change-path.ts'
import { useCodesOf } from './changeable-parts.tsx'
import styles from './changes.module.css'
import { useChanges } from './changes-context.ts'
import { SendChanges } from './send-changes.tsx'
import { useChangeTexts } from './use-change-texts.ts'

/** One screen of the ad with its own fields; what cannot be changed stands there with its reason. */
export function ChangeQuestion({ screen }: { screen: AdScreen }) {
  const t = useTranslations('ad-changes')
  const { title } = useScreenTexts(screen)
  const changePath = useChangePath()
  const { values, facts } = useChanges()
  const { serverFaults } = useAd().state
  const asked = useCodesOf(screen)
  // What a changed answer asks for in turn may be asked on another screen.
  const isAsked = (name: string) => asked.some((code) => code === name)
  const named = serverFaults.map(({ field }) => field).filter((name) => !isAsked(name))
  const codes: readonly string[] = [...asked, ...new Set(named)]
  const kinds = codes.map((code) => changeOpening(code, { values, facts }).kind)
  const mayType = kinds.some((kind) => kind !== 'shut')
  return (
    <Page as="main" id="main" width="reading" className={styles.page}>
      <header className={styles.head}>
        <h1 tabIndex={-1} data-first-focus>
          {title}
        </h1>
        {mayType && <p>{t(kinds.includes('adds') ? 'addsLead' : 'questionLead')}</p>}
      </header>
      <Stack gap={6}>
        {codes.map((code) => (
          <Question key={code} code={code} />
        ))}
      </Stack>
      <SendChanges />
      <div>
        <LinkButton look="quiet" flush href={changePath()}>
          {t('toOverview')}
        </LinkButton>
      </div>
    </Page>
  )
}

function Question({ code }: { code: string }) {
  const t = useTranslations('ad-changes')
  const texts = useChangeTexts()
  const tPrice = useTranslations('editor.auction')
  const isCollection = useAd().state.draft.values.sale_mode === 'offer_collection'
  const { values, facts } = useChanges()
  const opening = changeOpening(code, { values, facts })
  const definition = findAttribute(code)
  if (!definition) return null
  if (opening.kind !== 'shut') {
    // Who collects offers names an expectation, not a minimum.
    const isExpectation = isCollection && code === 'target_price'
    return (
      <AdField
        definition={definition}
        {...(isExpectation && {
          ownTexts: { label: tPrice('expectation'), help: tPrice('expectationHelp') },
        })}
      />
    )
  }
  return (
    <div className={styles.shut}>
      <Icon icon="lock" />
      <div>
        <span className="muted small">{texts.label(code)}</span>
        <strong>{texts.answer(code, values[code])}</strong>
        <span className="small">{t(`shut.${opening.by}`)}</span>
      </div>
    </div>
  )
}
