import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { useAnswer, useQueryAnswer } from '#web/api/use-answer.ts'
import type { Load } from '#web/storefront/page/screen.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Connection } from './connection.tsx'
import { LoginForm } from './login-form.tsx'
import { StockList } from './stock-list.tsx'

export const load: Load<'merchantSyscara'> = ({ query, queryClient }) =>
  queryClient.ensureQueryData(query.dealerStock.show())

const whileRunningMs = 1000
const otherwiseMs = 60_000

/** The connection with a dealer's own software, and what it offers. */
export function Screen() {
  const t = useTranslations('listing.stock')
  const [isChanging, setChanging] = useState(false)
  const query = useApiQueries().dealerStock.show()
  const { connection, vehicles } = useAnswer(query)
  useQueryAnswer(query, {
    refetchInterval: connection?.isRunning ? whileRunningMs : otherwiseMs,
  })
  return (
    <Page as="main" id="main">
      <PageHead title="SYSCARA" lead={t('stockLead')} />
      <Stack gap={6}>
        <Card as="section">
          {connection && !isChanging ? (
            <Connection connection={connection} onChange={() => setChanging(true)} />
          ) : (
            <LoginForm
              user={connection?.user ?? ''}
              onDone={() => setChanging(false)}
              isKnown={connection !== null}
            />
          )}
        </Card>
        {connection && (
          <StockList
            vehicles={vehicles}
            isLooked={connection.syncedAt !== null && !connection.isRunning}
          />
        )}
      </Stack>
    </Page>
  )
}
