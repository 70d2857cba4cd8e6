import { CertificateOffer } from '#web/storefront/screens/listing/certificate/certificate-offer.tsx'
import { ImportOffer, ToCheck } from '#web/storefront/screens/listing/importing/import-offer.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'

/** The ways of selling to many answers at once: a photo of the registration certificate, a Dutch plate. */
export function Ways({ wanted }: { wanted: string | null }) {
  return (
    <Stack gap={3}>
      <ToCheck />
      <CertificateOffer isWanted={wanted === 'photo'} />
      <ImportOffer way="rdw" icon="search" isWanted={wanted === 'plate'} />
    </Stack>
  )
}
