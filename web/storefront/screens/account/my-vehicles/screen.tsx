import { useTranslations } from 'use-intl/react'
import { MyAds } from '../../listing/my-ads/my-ads.tsx'

export { loadMyAds as load } from '../../listing/my-ads/my-ads.tsx'

export function Screen() {
  const t = useTranslations('listing.mine')
  return <MyAds title={t('title')} />
}
