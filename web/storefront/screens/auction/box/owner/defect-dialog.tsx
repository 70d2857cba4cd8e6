import { type FormEvent, useId } from 'react'
import { useTranslations } from 'use-intl/react'
import type { Product } from '#contract/product.ts'
import { damageAreaCode, shortestDefectText } from '#domain/listing/damages.ts'
import { attribute } from '#domain/vehicle/catalogue/attributes.ts'
import { damageKindsOf } from '#domain/vehicle/catalogue/damage-areas.ts'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { useAttributeLabels } from '#web/language/attribute-labels.ts'
import { useFormProblem } from '#web/storefront/forms/use-form-problem.ts'
import { useSessionText } from '#web/storefront/forms/use-session-text.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Checkbox } from '#web/ui/fields/choices/checkbox.tsx'
import { Select } from '#web/ui/fields/choices/select.tsx'
import { FieldGroup } from '#web/ui/fields/field.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { useFirstFault } from '#web/ui/fields/use-first-fault.ts'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { type DefectDraft, draftFrom, keptFrom } from './defect-draft.ts'

/** Fetched once it is opened. */
export function DefectDialog({ product, onClose }: { product: Product; onClose: () => void }) {
  const t = useTranslations('auction.defect')
  const formId = useId()
  const [kept, keep] = useSessionText(`defect/${product.entityId}`)
  const draft = draftFrom(kept)
  const change = (part: Partial<DefectDraft>) => keep(keptFrom({ ...draft, ...part }))
  const call = useCall((api) => api.defects.report, {
    refreshes: [keysOf('defects')],
    onSuccess: () => {
      keep('')
      onClose()
    },
  })
  const problem = useFormProblem(call.error)
  const fields = useFirstFault(call.isError ? call.submittedAt : 0)
  const { area, kinds, severity, description } = draft
  const isReady = area !== null && severity !== null && kinds.length > 0
  const isWhole = isReady && description.trim().length >= shortestDefectText
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isWhole || call.isPending) return
    call.mutate({
      params: { entityId: product.entityId },
      body: { area, kinds: [...kinds], severity, description: description.trim() },
    })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            look="primary"
            type="submit"
            form={formId}
            busy={call.isPending}
            disabledReason={isWhole ? undefined : t('incomplete')}
          >
            {t('send')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <Stack gap={4}>
          <p>{t('consequence')}</p>
          {problem.sentence && (
            <Banner tone="bad" role="alert">
              {problem.sentence}
            </Banner>
          )}
          <div ref={fields}>
            <Stack gap={4}>
              <DefectFields {...{ product, draft, change }} errors={problem.fields} />
            </Stack>
          </div>
        </Stack>
      </form>
    </Dialog>
  )
}

function DefectFields(props: {
  product: Product
  draft: DefectDraft
  change: (part: Partial<DefectDraft>) => void
  errors: Readonly<Record<string, string>>
}) {
  const { product, draft, change, errors } = props
  const t = useTranslations('auction.defect')
  const labels = useAttributeLabels()
  const areaCode = damageAreaCode(product.productType)
  const choices = (code: 'damage_severity' | typeof areaCode) =>
    (attribute(code).options ?? []).map((option) => ({
      value: option.code,
      label: labels.option(code, option.code),
    }))
  const kinds = draft.area === null ? [] : damageKindsOf(draft.area)
  return (
    <>
      <Select
        label={labels.label(areaCode)}
        placeholder={t('choose')}
        value={draft.area}
        options={choices(areaCode)}
        onChange={(area) => change({ area, kinds: [] })}
        error={errors.area}
      />
      {kinds.length > 0 && (
        <FieldGroup label={labels.label('damage_kind')} error={errors.kinds}>
          {kinds.map((kind) => (
            <Checkbox
              key={kind}
              dense
              label={labels.option('damage_kind', kind)}
              checked={draft.kinds.includes(kind)}
              onChange={(isChosen) => change({ kinds: toggled(draft.kinds, kind, isChosen) })}
            />
          ))}
        </FieldGroup>
      )}
      <Select
        label={labels.label('damage_severity')}
        placeholder={t('choose')}
        value={draft.severity}
        options={choices('damage_severity')}
        onChange={(severity) => change({ severity })}
        error={errors.severity}
      />
      <TextArea
        label={labels.label('damage_description')}
        help={t('descriptionHelp')}
        rows={4}
        maxLength={1000}
        value={draft.description}
        onChange={(description) => change({ description })}
        error={errors.description}
      />
    </>
  )
}

function toggled(kinds: readonly string[], kind: string, isChosen: boolean): readonly string[] {
  const others = kinds.filter((one) => one !== kind)
  return isChosen ? [...others, kind] : others
}
