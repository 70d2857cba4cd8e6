import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { dutchPlateOf } from '#domain/vehicle/import-rules.ts'
import { useFormProblem } from '#web/storefront/forms/use-form-problem.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Cluster, Stack } from '#web/ui/layout/stack.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useStartImport } from './use-import-calls.ts'

export type ImportFormProps = { readonly onStarted: () => void; readonly onClose: () => void }

/** The plate, or a way on for whoever does not know it. */
export function PlateForm({ onStarted, onClose }: ImportFormProps) {
  const t = useTranslations('ad-help.import')
  const [plate, setPlate] = useState('')
  const [isUnknown, setUnknown] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const { start, call } = useStartImport(onStarted)
  const { sentence, fields } = useFormProblem(call.error)
  const isPossible = dutchPlateOf(plate) !== undefined

  if (isUnknown) {
    return (
      <Stack gap={4}>
        <Banner tone="info" title={t('noPlateTitle')}>
          {t('noPlateText')}
        </Banner>
        <Cluster>
          <Button look="primary" onClick={onClose}>
            {t('byHand')}
          </Button>
          <Button look="quiet" onClick={() => setUnknown(false)}>
            {t('enterPlate')}
          </Button>
        </Cluster>
      </Stack>
    )
  }
  return (
    <Stack as="section" gap={4}>
      <TextField
        label={t('plate')}
        help={t('plateHelp')}
        error={isRefused && !isPossible ? t('plateWrong') : fields.plate}
        value={plate}
        onChange={(text) => setPlate(text.toUpperCase())}
        onKeyDown={({ key }) => {
          if (key === 'Enter') send()
        }}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={12}
      />
      <p>{t('from.rdw.duration')}</p>
      {sentence && (
        <Banner tone="bad" role="alert">
          {sentence}
        </Banner>
      )}
      <Cluster>
        <Button look="primary" busy={call.isPending} onClick={send}>
          {t('fetch')}
        </Button>
        <Button look="quiet" onClick={() => setUnknown(true)}>
          {t('noPlate')}
        </Button>
      </Cluster>
    </Stack>
  )

  function send() {
    setRefused(!isPossible)
    if (isPossible) start({ plate })
  }
}
