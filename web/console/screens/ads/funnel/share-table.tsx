import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl/react'
import { type Funnel, funnelSteps } from '#contract/usage/funnel-steps.ts'
import { isLocale, localeFacts } from '#locales/locales.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import styles from './funnel.module.css'
import type { SharesOfGroup } from './funnel-figures.ts'
import { useStepName } from './use-step-name.ts'

/** How far each device and each language came: the darker a field, the more of them got there. */
export function ShareTable({
  groups,
  funnel,
}: {
  groups: readonly SharesOfGroup[]
  funnel: Funnel
}) {
  const t = useTranslations('console-usage')
  const format = useFormat()
  const stepName = useStepName()
  const nameOf = ({ kind, name }: SharesOfGroup) => {
    if (kind === 'language') return isLocale(name) ? localeFacts[name].name : name
    return t(`device.${name as 'phone'}`) // Devices are those of the contract.
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: wider than a phone, so that its keys scroll it.
    <section className={styles.scroll} tabIndex={0} aria-label={t('groups.title')}>
      <table className={styles.shares}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('groups.group')}</span>
            </th>
            {funnelSteps[funnel].map((step) => (
              <th key={step} scope="col">
                {stepName(step)}
              </th>
            ))}
          </tr>
        </thead>
        {(['device', 'language'] as const).map((kind) => (
          <tbody key={kind}>
            {groups
              .filter((group) => group.kind === kind)
              .map((group) => (
                <tr key={group.name}>
                  <th scope="row">{nameOf(group)}</th>
                  {group.shares.map((share, index) => (
                    <td
                      key={funnelSteps[funnel][index]}
                      style={
                        { '--share': `${Math.min((share ?? 0) / 100, 100)}%` } as CSSProperties
                      }
                    >
                      {index === 0 ? format.number(group.entered) : shareText(share)}
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        ))}
      </table>
    </section>
  )

  function shareText(share: number | null): string {
    return share === null ? '–' : format.percent(share)
  }
}
