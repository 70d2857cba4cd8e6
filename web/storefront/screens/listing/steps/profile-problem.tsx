import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { Problem } from '#contract/problem.ts'
import { identityAskedBy } from '#web/identity/identity-asked-by.ts'
import { LaterIdentityDialog } from '#web/identity/identity-window.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'

/** What the save was refused for. Who types is asked by a button: no window comes between two letters. */
export function ProfileProblem({ problem, onProved }: { problem: Problem; onProved: () => void }) {
  const t = useTranslations('identity')
  const [isOpen, setOpen] = useState(false)
  const by = identityAskedBy(problem)
  return (
    <>
      <Banner
        tone={by ? 'warn' : 'bad'}
        role="alert"
        title={problem.title}
        actions={by && <Button onClick={() => setOpen(true)}>{t('submit')}</Button>}
      >
        {problem.detail}
      </Banner>
      {by && isOpen && (
        <LaterIdentityDialog
          by={by}
          onProved={() => {
            setOpen(false)
            onProved()
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
