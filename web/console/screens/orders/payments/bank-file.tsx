import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { FileDrop } from '#web/ui/fields/file-drop.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { ProblemBanner } from '../../../components/problem-banner.tsx'
import styles from './payments.module.css'
import { textOfFile } from './text-of-file.ts'

/** Takes the bank's file and says what came of it. */
export function BankFile() {
  const t = useTranslations('console-payments.file')
  const [name, setName] = useState('')
  const call = useCall((api) => api.bank.importFile, {
    refreshes: [keysOf('bank'), keysOf('order')],
  })
  async function send([file]: File[]) {
    if (!file) return
    setName(file.name)
    call.mutate({ body: { fileName: file.name, text: await textOfFile(file) } })
  }
  return (
    <Stack gap={3} className={styles.file ?? ''}>
      <FileDrop
        title={t('title')}
        hint={t('hint')}
        accept=".csv,.xml,.txt,text/csv,text/xml,application/xml"
        disabled={call.isPending}
        onFiles={(files) => void send(files)}
      />
      <ProblemBanner error={call.error} />
      {call.data && (
        <Banner tone={call.data.open > 0 ? 'warn' : 'good'} role="status" title={name}>
          {t('done', call.data)}
        </Banner>
      )}
    </Stack>
  )
}
