import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useWholeApi } from '#web/api/api.tsx'
import { useLocale } from '#web/language/language-provider.tsx'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import type { AskForCode } from '../../auth/mail-code/use-mail-code.ts'
import { useAd } from '../editor/ad-context.tsx'
import { useFormLayout } from '../editor/form-layout.ts'
import { useContactPath } from '../editor/screen-path.ts'
import { useEntered } from '../editor/use-entered.ts'
import { fieldId } from '../fields/field-id.ts'
import { laterPart } from '../later/later-part.tsx'
import { ScreenHead } from '../progress/screen-head.tsx'
import { PasswordEntrance } from './password-entrance.tsx'
import styles from './steps.module.css'

type SellerType = 'PRIVATE' | 'COMMERCIAL'

/**
 * An account in the middle of the ad, by a code that is mailed: known and new addresses alike, without a
 * password. The ad comes along and the screen stays.
 */
export function EntranceForm() {
  const t = useTranslations('editor.entrance')
  const [sellerType, setSellerType] = useState<SellerType>('PRIVATE')
  const [hasPassword, setHasPassword] = useState(false)
  const layout = useFormLayout()
  const enter = useEntered()
  const ask = useAskInAd(sellerType)
  const change = (
    <div>
      <Button look="quiet" flush onClick={() => setHasPassword(!hasPassword)}>
        {t(hasPassword ? 'byCode' : 'byPassword')}
      </Button>
    </div>
  )
  if (hasPassword) {
    return (
      <Frame title={t('title')} lead={t('lead')}>
        <PasswordEntrance onEntered={enter} />
        {change}
      </Frame>
    )
  }
  return (
    <MailCode
      place="ad"
      ask={ask}
      onEntered={enter}
      title={t('title')}
      lead={t('lead')}
      isPrivate={sellerType === 'PRIVATE'}
      autoFocus={layout === 'screens'}
      frame={Frame}
    >
      <Agreement />
      <SellerTypeChoice sellerType={sellerType} onChange={setSellerType} />
      <Banner tone="good" title={t('saved')}>
        {t('savedText')}
      </Banner>
      {change}
    </MailCode>
  )
}

/** With the pages of the login, which have it too. */
const MailCode = laterPart(
  'mail code',
  async () => (await import('../../auth/mail-code/mail-code.tsx')).MailCode,
)

function Frame(props: { title: string; lead: ReactNode; children: ReactNode }) {
  const { title, lead, children } = props
  return (
    <div id={fieldId('account')} className={styles.entrance}>
      <ScreenHead part="contact" title={title} lead={lead} isFieldFirst />
      {children}
    </div>
  )
}

function Agreement() {
  const t = useTranslations('editor.entrance')
  const path = usePath()
  return (
    <p className="muted small">
      {t.rich('agree', {
        // In a tab of its own, so that nothing typed here is lost.
        terms: (chunks) => (
          <Link href={path('terms')} target="_blank">
            {chunks}
          </Link>
        ),
        privacy: (chunks) => (
          <Link href={path('privacy')} target="_blank">
            {chunks}
          </Link>
        ),
      })}
    </p>
  )
}

function SellerTypeChoice(props: {
  sellerType: SellerType
  onChange: (sellerType: SellerType) => void
}) {
  const t = useTranslations('editor.entrance')
  const isPrivate = props.sellerType === 'PRIVATE'
  return (
    <div role="status">
      {!isPrivate && <p className="small">{t('companyOn')}</p>}
      <Button
        look="quiet"
        size="dense"
        flush
        onClick={() => props.onChange(isPrivate ? 'COMMERCIAL' : 'PRIVATE')}
      >
        {t(isPrivate ? 'asCompany' : 'asPrivate')}
      </Button>
    </div>
  )
}

/** The mail's button leads to this very screen, on any device; so the ad must have its number. */
function useAskInAd(profileType: SellerType): AskForCode {
  const language = useLocale()
  const { editor } = useAd()
  const { client } = useWholeApi()
  const contactPath = useContactPath()
  return async ({ email, requestId }) => {
    const { entityId } = await editor.start()
    return client.account.sendLoginCodeForAd({
      params: { id: entityId },
      body: {
        email,
        requestId,
        path: contactPath(entityId),
        opens: { profileType, language, acceptsTerms: true },
      },
    })
  }
}
