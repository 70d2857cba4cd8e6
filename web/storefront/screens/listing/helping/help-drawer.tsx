import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { LayoutSwitch } from '../progress/layout-switch.tsx'
import styles from './helping.module.css'

/** Who is there to ask, the quickest first. */
export function HelpDrawer(props: { onClose: () => void; onInvite: () => void }) {
  const t = useTranslations('editor.helper')
  const footer = useTranslations('shell.footer')
  const path = usePath()
  const { isHelper } = useAd()
  const phone = useQuery(useApiQueries().content.readCompany()).data?.phone
  return (
    <Drawer side="right" title={t('menuTitle')} open onClose={props.onClose}>
      <Stack gap={6}>
        <div className={styles.way}>
          {phone && (
            <LinkButton
              look="primary"
              wide
              icon="phone"
              href={`tel:${phone.replace(/[^+\d]/g, '')}`}
            >
              {t('call', { phone })}
            </LinkButton>
          )}
          <LinkButton wide icon="mail" href={path('contact')}>
            {t('write')}
          </LinkButton>
          <p>{footer('hours')}</p>
        </div>
        {!isHelper && (
          <div className={styles.way}>
            <Button wide icon="handshake" onClick={props.onInvite}>
              {t('button')}
            </Button>
            <p>{t('lead')}</p>
          </div>
        )}
        <LayoutSwitch />
      </Stack>
    </Drawer>
  )
}
