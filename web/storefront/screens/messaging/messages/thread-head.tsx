import { useTranslations } from 'use-intl/react'
import type { MessageSubject } from '#contract/endpoints/messages.ts'
import type { ProductCard } from '#contract/product.ts'
import { useServerNow } from '#web/api/server-clock.tsx'
import { useFormat } from '#web/language/language-provider.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { LinkIconButton } from '#web/ui/actions/icon-button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { StatusChip } from '#web/ui/status/status-chip.tsx'
import { AdPicture } from '../../../auction/ad-picture.tsx'
import { vehicleAddress } from '../../../cards/vehicle-address.ts'
import { usePath } from '../../../page/page-provider.tsx'
import columns from './columns.module.css'
import { shortTime } from './short-time.ts'
import { type SubjectView, writeView } from './subjects/subject-view.ts'
import styles from './thread-head.module.css'

type ThreadHeadProps = {
  /** Of the vehicle; empty for the account. */
  readonly title: string
  readonly subject: MessageSubject | null
  readonly vehicle: ProductCard | null
  readonly view: SubjectView
}

/** What the thread is about, how it stands, and until when its reader may act. */
export function ThreadHead({ title, subject, vehicle, view }: ThreadHeadProps) {
  const t = useTranslations('messages')
  const tStatus = useTranslations('auction.status')
  const path = usePath()
  const picture = subject?.picture ?? null
  return (
    <header className={columns.threadHead}>
      <span className={columns.back}>
        <LinkIconButton
          icon="arrow-left"
          label={t('back')}
          href={path('messages', {}, writeView(view))}
        />
      </span>
      {picture && (
        <span className={styles.picture}>
          <AdPicture picture={picture} alt="" sizes="40px" upTo={320} />
        </span>
      )}
      <div className={styles.titles}>
        <h2>{title || t('account')}</h2>
        {subject && <Deadline subject={subject} />}
      </div>
      {vehicle?.auction && (
        <StatusChip tone="neutral" className={styles.status ?? ''}>
          {tStatus(vehicle.auction.status)}
        </StatusChip>
      )}
      {vehicle && <ToVehicle vehicle={vehicle} />}
    </header>
  )
}

/** On a phone its sign alone; where the vehicle stands beside the thread it is opened there. */
function ToVehicle({ vehicle }: { readonly vehicle: ProductCard }) {
  const t = useTranslations('messages')
  const path = usePath()
  const href = path('product', vehicleAddress(vehicle))
  return (
    <>
      <span className={styles.toVehicle}>
        <LinkButton look="quiet" href={href}>
          {t('toVehicle')}
        </LinkButton>
      </span>
      <span className={styles.sign}>
        <LinkIconButton icon="external-link" label={t('toVehicle')} href={href} />
      </span>
    </>
  )
}

function Deadline({ subject }: { readonly subject: MessageSubject }) {
  const t = useTranslations('message-list')
  const format = useFormat()
  const now = useServerNow(60_000)
  const { actsUntil, openCtas } = subject
  if (actsUntil === null || Date.parse(actsUntil) <= now) return null
  return (
    <p className={classNames(styles.deadline, openCtas > 0 && styles.open)}>
      {t(openCtas > 0 ? 'answerUntil' : 'until', { time: shortTime(format, actsUntil, now) })}
    </p>
  )
}
