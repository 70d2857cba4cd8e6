import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { deviceClasses, funnels } from '#contract/usage/funnel-steps.ts'
import { localeFacts, locales } from '#locales/locales.ts'
import { Chip, ChipList } from '#web/ui/actions/chip.tsx'
import { hrefWith } from '../../../list-view/list-address.ts'
import styles from './funnel.module.css'

const address = '/funnel'
const periods = ['30', '7'] as const

/** What the address asks for; what it names wrongly counts as not said. */
export function useFunnelQuery() {
  const [query] = useSearchParams()
  return {
    funnel: funnels.find((each) => each === query.get('funnel')) ?? 'selling',
    days: query.get('days') === '7' ? 7 : 30,
    device: deviceClasses.find((each) => each === query.get('device')),
    language: locales.find((each) => each === query.get('language')),
  }
}

export function FunnelFilters() {
  const t = useTranslations('console-usage')
  const [query] = useSearchParams()
  const shown = useFunnelQuery()
  const href = (name: string, value: string | null) => hrefWith(query, address, { [name]: value })
  return (
    <div className={styles.filters}>
      <ChipList scrolling>
        {funnels.map((each) => (
          <Chip key={each} href={href('funnel', each)} pressed={each === shown.funnel}>
            {t(`funnel.${each}`)}
          </Chip>
        ))}
        {periods.map((days) => (
          <Chip key={days} href={href('days', days)} pressed={Number(days) === shown.days}>
            {t('days', { count: Number(days) })}
          </Chip>
        ))}
      </ChipList>
      <ChipList scrolling>
        <Chip href={href('device', null)} pressed={shown.device === undefined}>
          {t('allDevices')}
        </Chip>
        {deviceClasses.map((each) => (
          <Chip key={each} href={href('device', each)} pressed={each === shown.device}>
            {t(`device.${each}`)}
          </Chip>
        ))}
      </ChipList>
      <ChipList scrolling>
        <Chip href={href('language', null)} pressed={shown.language === undefined}>
          {t('allLanguages')}
        </Chip>
        {locales.map((each) => (
          <Chip key={each} href={href('language', each)} pressed={each === shown.language}>
            {localeFacts[each].name}
          </Chip>
        ))}
      </ChipList>
    </div>
  )
}
