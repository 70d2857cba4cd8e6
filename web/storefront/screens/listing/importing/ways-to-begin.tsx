import { Stack } from '#web/ui/layout/stack.tsx'
import styles from '../certificate/certificate.module.css'
import { CertificateOffer } from '../certificate/certificate-offer.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { HelpRow } from '../helping/help-offer.tsx'
import { FromStock } from './from-stock.tsx'
import { ImportOffer, ToCheck } from './import-offer.tsx'

/** Short ways to many answers, before the questions one by one. */
export function WaysToBegin({ onDone }: { onDone?: () => void }) {
  const { isHelper } = useAd()
  return (
    <Stack gap={3} className={styles.ways}>
      {!isHelper && <FromStock />}
      {!isHelper && <ToCheck />}
      <CertificateOffer {...(onDone && { onDone })} />
      {!isHelper && <ImportOffer way="rdw" icon="search" />}
      {!isHelper && <ImportOffer way="portal" icon="download" />}
      <HelpRow />
    </Stack>
  )
}
