import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useImportedCodes } from '../imported/imported.ts'
import { type ImportWay, wayOf } from '../imported/way.ts'
import { ImportResult } from './import-result.tsx'
import { ImportedPages } from './imported-pages.tsx'
import { PlateForm } from './plate-form.tsx'
import { PortalForm } from './portal-form.tsx'
import { useNewestImport } from './use-import-calls.ts'

/** A vehicle of the own stock is asked for in the merchant area. */
const forms = { rdw: PlateForm, portal: PortalForm, stock: undefined } as const

/** What to ask outside, what was said, and the owner's word on each part. Closing loses nothing. */
export function ImportDialog({
  way,
  onClose,
}: {
  way: ImportWay | undefined
  onClose: () => void
}) {
  const t = useTranslations('ad-help.import')
  const newest = useNewestImport()
  const [isChecking, setChecking] = useState(way === undefined)
  const [isTypingAnew, setTypingAnew] = useState(false)
  const [isFollowed, setFollowed] = useState(false)
  const count = useImportedCodes().length
  if (isChecking || way === undefined) {
    return (
      <Dialog
        open
        title={count === 0 ? t('doneTitle') : t('checkTitle', { count })}
        onClose={onClose}
      >
        <ImportedPages onClose={onClose} />
      </Dialog>
    )
  }
  const Form = forms[way]
  // What was begun before in the same way is shown again; what failed then is not.
  const isWaiting = newest?.state === 'running' || newest?.state === 'found'
  const isOwn = newest !== null && newest !== undefined && wayOf(newest.source) === way
  const isShown = Form === undefined || (!isTypingAnew && (isFollowed || isWaiting))
  const shown = isOwn && isShown ? newest : undefined
  return (
    <Dialog open title={t(`from.${way}.title`)} onClose={onClose}>
      {shown && (
        <ImportResult
          newest={shown}
          onTaken={() => setChecking(true)}
          onAgain={() => (Form ? setTypingAnew(true) : onClose())}
          onClose={onClose}
        />
      )}
      {!shown && Form && (
        <Form
          onStarted={() => {
            setFollowed(true)
            setTypingAnew(false)
          }}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}
