import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useCall } from '#web/api/use-call.ts'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { LinkPage } from '../link-page.tsx'
import { tokenOf } from '../link-token.ts'

/** Where the link of an owner leads; a press begins the help, and the link is used up. */
export function Screen() {
  const t = useTranslations('auth.help')
  const path = usePath()
  const navigate = useNavigate()
  const begin = useCall((api) => api.listingHelpers.begin, {
    onSuccess: ({ entityId, productType }) =>
      navigate(path('adEdit', { kind: productType, step: 'profile', id: entityId }), {
        replace: true,
      }),
  })
  return (
    <LinkPage
      title={t('title')}
      lead={t('lead')}
      action={t('submit')}
      token={tokenOf(useLocation().search)}
      call={begin}
      onUse={(token) => begin.mutate({ body: { token } })}
    />
  )
}
