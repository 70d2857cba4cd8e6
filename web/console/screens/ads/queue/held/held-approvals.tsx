import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { keysOf } from '#web/api/queries.ts'
import { useServerNow } from '#web/api/server-clock.tsx'
import { useCall } from '#web/api/use-call.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { useShortcuts } from '#web/ui/keys/shortcuts.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import { ProblemBanner } from '../../../../components/problem-banner.tsx'
import { useVehicleLine } from '../../../../components/vehicle-line.ts'
import { useMay } from '../../../../operator-roles/may.tsx'
import type { HeldAd } from './held-ad.ts'
import styles from './held-approvals.module.css'

const refreshes = [keysOf('review'), keysOf('site', 'countDesk')]

/** Approvals that can still be undone, by whichever operator they are; the last one by the key. */
export function HeldApprovals({ held }: { held: readonly HeldAd[] }) {
  const t = useTranslations('console-ads.held')
  const undo = useCall((api) => api.review.undoApproval, { refreshes })
  const snackbar = useSnackbar()
  const may = useMay()
  const navigate = useNavigate()
  const { search } = useLocation()
  const press = ({ product: { entityId } }: HeldAd, name: string) =>
    undo.mutate(
      { params: { entityId } },
      {
        onSuccess: () => {
          snackbar({ text: t('undone', { name }) })
          void navigate(`/ads/${entityId}${search}`)
        },
      },
    )
  if (!may('review.undoApproval') || (held.length === 0 && !undo.error)) return null
  return (
    <div className={styles.stack}>
      {held.map((ad, index) => (
        <HeldApproval
          key={ad.product.entityId}
          ad={ad}
          isLast={index === held.length - 1}
          isBusy={undo.isPending}
          onUndo={press}
        />
      ))}
      <ProblemBanner error={undo.error} />
    </div>
  )
}

function HeldApproval(props: {
  ad: HeldAd
  isLast: boolean
  isBusy: boolean
  onUndo: (ad: HeldAd, name: string) => void
}) {
  const { ad, isLast, isBusy, onUndo } = props
  const t = useTranslations('console-ads.held')
  const name = useVehicleLine().name(ad.product)
  const seconds = Math.ceil((Date.parse(ad.takesEffectAt) - useServerNow(250)) / 1000)
  const isOpen = seconds > 0
  const undo = () => {
    if (isOpen && !isBusy) onUndo(ad, name)
  }
  useShortcuts(isLast && isOpen ? [{ keys: 'u', label: t('undo'), run: undo }] : [])
  return (
    <Banner
      tone="good"
      actions={
        <>
          <Button size="dense" disabled={!isOpen} busy={isBusy} onClick={undo}>
            {t('undo')}
            {isLast && <kbd>u</kbd>}
          </Button>
          <span className={styles.left} aria-hidden="true">
            {isOpen ? t('left', { seconds }) : t('now')}
          </span>
        </>
      }
    >
      <span role="status">
        {t.rich(ad.isOwn ? 'approved' : 'approvedBy', {
          name,
          operator: ad.operator,
          b: (text) => <b>{text}</b>,
        })}
      </span>
    </Banner>
  )
}
