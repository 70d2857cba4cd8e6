import { useTranslations } from 'use-intl/react'

/** "6 of 10", and what stands for the ends of the scale. */
export function useOddsText(): (tenths: number) => string {
  const t = useTranslations('ad-help.price')
  return (tenths) => {
    if (tenths >= 9) return t('oddsMost')
    return tenths <= 1 ? t('oddsLeast') : t('odds', { tenths })
  }
}
