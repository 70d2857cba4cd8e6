import { useTranslations } from 'use-intl/react'

type Demand = { readonly dealers?: number | null; readonly searching: number | null }

/** How many dealers want such a vehicle, in the same words for its owner and for whoever reviews it; empty where none are told. */
export function useDemandText() {
  const t = useTranslations('ad-help.price')
  const joined = (sentences: readonly (string | false)[]) => sentences.filter(Boolean).join(' ')
  return {
    atAnyPrice: ({ dealers = null, searching }: Demand) =>
      joined([
        dealers !== null && t('dealers', { count: dealers }),
        searching !== null && t('searching', { count: searching }),
      ]),
    atPrice: ({ dealers = null, searching }: Demand) =>
      joined([
        dealers !== null && t('dealersAt', { count: dealers }),
        searching !== null && t('searchingAt', { count: searching }),
      ]),
  }
}
