import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { AttributeCode } from '#domain/vehicle/catalogue/attributes.ts'
import type { VehicleValues } from '#domain/vehicle/values.ts'
import { useFormProblem } from '#web/storefront/forms/use-form-problem.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { ConfirmPage, type ConfirmRow } from '../certificate/confirm-page.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { useImportedCodes } from '../imported/imported.ts'
import { useConfirmImported } from '../imported/use-confirm-imported.ts'

const rowsOfPage = 6

/** What came from outside, some at a time: one press says that they are right, a wrong one is emptied. */
export function ImportedPages({ onClose }: { onClose: () => void }) {
  const t = useTranslations('ad-help.import')
  const { editor, state } = useAd()
  const rows = rowsOf(useImportedCodes(), state.draft.values)
  const { confirm, call } = useConfirmImported()
  const { sentence } = useFormProblem(call.error)
  const [countAtFirst] = useState(rows.length)
  const [first] = rows

  function settle(right: readonly ConfirmRow[], shown: readonly ConfirmRow[]) {
    const wrong = shown.filter((row) => !right.includes(row)).flatMap(codesOf)
    if (wrong.length > 0) {
      editor.change({ values: Object.fromEntries(wrong.map((code) => [code, null])) })
    }
    if (right.length > 0) confirm(right.flatMap(codesOf))
  }

  if (!first) {
    return (
      <Stack gap={4}>
        <Banner tone="good" role="status" title={t('doneTitle')}>
          {t('doneText')}
        </Banner>
        <Button look="primary" onClick={onClose}>
          {t('doneButton')}
        </Button>
      </Stack>
    )
  }
  const shown = rows.slice(0, rowsOfPage)
  const pages = Math.ceil(countAtFirst / rowsOfPage)
  const left = Math.ceil(rows.length / rowsOfPage)
  return (
    <>
      {sentence && (
        <Banner tone="bad" role="alert">
          {sentence}
        </Banner>
      )}
      <ConfirmPage
        key={first.code}
        page={{ certainty: 'sure', rows: shown }}
        number={Math.max(1, pages - left + 1)}
        count={Math.max(pages, left)}
        isBusy={call.isPending}
        onTake={(right) => settle(right, shown)}
      />
    </>
  )
}

function codesOf({ answers }: ConfirmRow): readonly AttributeCode[] {
  return answers.map(({ attribute }) => attribute)
}

/** The month of the first registration stands in the row of its year. */
function rowsOf(codes: readonly string[], values: VehicleValues): readonly ConfirmRow[] {
  const month = 'first_registration_month'
  const hasYear = codes.includes('first_registration_year')
  return codes.flatMap((code) => {
    if (code === month && hasYear) return []
    const own = code === 'first_registration_year' && codes.includes(month) ? [code, month] : [code]
    const answers = own.flatMap((each) => {
      const value = values[each]
      // The server names codes of the catalogue alone.
      return value === undefined ? [] : [{ attribute: each as AttributeCode, value }]
    })
    return answers.length > 0 ? [{ code, answers }] : []
  })
}
