import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { portalAdOf } from '#domain/listing/importing/portal-link.ts'
import { useFormProblem } from '#web/storefront/forms/use-form-problem.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Checkbox } from '#web/ui/fields/choices/checkbox.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Cluster, Stack } from '#web/ui/layout/stack.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import type { ImportFormProps } from './plate-form.tsx'
import { useStartImport } from './use-import-calls.ts'

/** The link or number of an own ad elsewhere. Others' ads are nobody's to copy, so its owner says that it is theirs. */
export function PortalForm({ onStarted, onClose }: ImportFormProps) {
  const t = useTranslations('ad-help.import')
  const [link, setLink] = useState('')
  const [isOwn, setOwn] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const { start, call } = useStartImport(onStarted)
  const { sentence, fields } = useFormProblem(call.error)
  const isPossible = portalAdOf(link) !== undefined
  return (
    <Stack as="section" gap={4}>
      <TextField
        label={t('link')}
        help={t('linkHelp')}
        error={isRefused && !isPossible ? t('linkWrong') : fields.link}
        value={link}
        onChange={setLink}
        onKeyDown={({ key }) => {
          if (key === 'Enter') send()
        }}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
      />
      <Checkbox label={t('isOwn')} checked={isOwn} onChange={setOwn} />
      {isRefused && isPossible && !isOwn && (
        <Banner tone="bad" role="alert">
          {t('isOwnMissing')}
        </Banner>
      )}
      <p>{t('from.portal.duration')}</p>
      {sentence && (
        <Banner tone="bad" role="alert">
          {sentence}
        </Banner>
      )}
      <Cluster>
        <Button look="primary" busy={call.isPending} onClick={send}>
          {t('fetch')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t('byHand')}
        </Button>
      </Cluster>
    </Stack>
  )

  function send() {
    setRefused(!isPossible || !isOwn)
    if (isPossible && isOwn) start({ link, isOwn: true })
  }
}
