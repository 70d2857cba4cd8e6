import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useSubmitType } from '#web/storefront/forms/use-submit-type.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ChoiceCard } from './choice-card.tsx'
import { DeclineDialog } from './decline-dialog.tsx'
import type { RenegotiationMove } from './use-renegotiation-command.ts'

export function DeclineChoice(props: {
  facts: Parameters<typeof DeclineDialog>[0]['facts']
  isBusy: boolean
  onDecline: (move: RenegotiationMove) => void
}) {
  const t = useTranslations('auction.renegotiation.decline')
  const [isConfirmOpen, setConfirmOpen] = useState(false)
  return (
    <ChoiceCard
      title={t('name')}
      onSubmit={() => setConfirmOpen(true)}
      action={
        <Button type={useSubmitType()} look="danger" wide busy={props.isBusy}>
          {t('open')}
        </Button>
      }
    >
      <p className="muted small">{t('text')}</p>
      <DeclineDialog
        facts={props.facts}
        open={isConfirmOpen}
        onClose={() => setConfirmOpen(false)}
        onDecline={(move) => {
          setConfirmOpen(false)
          props.onDecline(move)
        }}
      />
    </ChoiceCard>
  )
}
