import type { Problem } from '#contract/problem.ts'
import { Banner } from '#web/ui/status/banner.tsx'
import styles from './box.module.css'
import type { DraftsControl } from './use-drafts.ts'

/** Remembers a refusal that takes its own form away: the auction was over when the command came. */
export function useMissed(drafts: DraftsControl) {
  return <Body,>(describe: (body: Body) => string) =>
    ({ code, title, detail }: Problem, body: Body) => {
      if (code !== 'AUCTION_ENDED') return
      drafts.change({ missed: { what: describe(body), title, detail } })
    }
}

/** What came too late, above what became of the auction. */
export function MissedPart({ drafts }: { drafts: DraftsControl }) {
  const { missed } = drafts
  if (missed === null) return null
  return (
    <section className={styles.part}>
      <Banner
        tone="bad"
        role="alert"
        title={`${missed.what}: ${missed.title}`}
        onClose={() => drafts.change({ missed: null })}
      >
        {missed.detail}
      </Banner>
    </section>
  )
}
