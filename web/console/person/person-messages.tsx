import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { MessageOfPerson } from '#contract/endpoints/messaging/messages-of-person.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { useFormat } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Timeline } from '#web/ui/data/timeline.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { PanelSection } from '../list-view/panel.tsx'
import { useMay } from '../operator-roles/may.tsx'
import { SendAgain } from './send-again.tsx'

/** What a person was sent, by which channel, and whether it arrived. Asked for by a press, because each look is logged. */
export function PersonMessages({ customerId }: { readonly customerId: number }) {
  const t = useTranslations('console-merchants.messages')
  const [isOpen, setOpen] = useState(false)
  return (
    <PanelSection title={t('title')}>
      {isOpen ? (
        <Messages customerId={customerId} />
      ) : (
        <div>
          <Button size="dense" onClick={() => setOpen(true)}>
            {t('show')}
          </Button>
        </div>
      )}
    </PanelSection>
  )
}

function Messages({ customerId }: { readonly customerId: number }) {
  const t = useTranslations('console-merchants.messages')
  const format = useFormat()
  const may = useMay()
  const { data, error } = useQuery(
    useApiQueries().messagesOfPerson.list({ params: { customerId } }),
  )
  if (error) return <Banner tone="bad">{t('failed')}</Banner>
  if (!data) return <p className="muted">{t('loading')}</p>
  if (data.messages.length === 0) return <p className="muted">{t('none')}</p>
  return (
    <Timeline
      label={t('title')}
      entries={data.messages.map((message) => ({
        id: message.key,
        time: format.dateTime(message.at),
        dateTime: message.at,
        title: message.subject,
        detail: (
          <Stack gap={2}>
            <Outcome message={message} />
            {message.mayBeSentAgain && may('messagesOfPerson.sendAgain') && (
              <SendAgain customerId={customerId} message={message} />
            )}
          </Stack>
        ),
        look: message.outcome === 'unsent' ? ('bad' as const) : ('other' as const),
      }))}
    />
  )
}

function Outcome({ message }: { readonly message: MessageOfPerson }) {
  const t = useTranslations('console-merchants.messages')
  const { channel, recipient, outcome, unsentReason } = message
  const reason = unsentReason === null ? '' : t(`reason.${unsentReason}`)
  const words = [t(`channel.${channel}`), recipient, t(`outcome.${outcome}`), reason]
    .filter(Boolean)
    .join(' · ')
  return <span>{words}</span>
}
