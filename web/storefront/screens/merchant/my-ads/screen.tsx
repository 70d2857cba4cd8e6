import { useTranslations } from 'use-intl/react'
import { MyAds } from '../../listing/my-ads/my-ads.tsx'

export { loadMyAds as load } from '../../listing/my-ads/my-ads.tsx'

/** A dealer sells like everybody else; their ads stand in the dealer's area (rules 1). */
export function Screen() {
  const t = useTranslations('listing.mine')
  return <MyAds title={t('titleMerchant')} />
}
