import { useQuery } from '@tanstack/react-query'
import { useApiQueries } from '#web/api/api.tsx'
import { ChannelChoicesCard } from './channel-choices-card.tsx'
import { QuietHoursCard } from './quiet-hours-card.tsx'
import { SampleCard } from './sample-card.tsx'
import styles from './settings.module.css'
import { WhereCard } from './where-card.tsx'

/** Events by channels; beside them when devices stay silent, which devices those are, and what it comes to. */
export function NotificationSettings() {
  const { data } = useQuery(useApiQueries().notificationSettings.show())
  if (!data) return null
  return (
    <div className={styles.columns}>
      <ChannelChoicesCard settings={data} />
      <div className={styles.side}>
        <QuietHoursCard settings={data} />
        <WhereCard settings={data} />
        <SampleCard settings={data} />
      </div>
    </div>
  )
}
