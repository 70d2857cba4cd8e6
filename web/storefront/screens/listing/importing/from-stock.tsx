import { useState } from 'react'
import { ImportOffer } from './import-offer.tsx'
import { useNewestImport } from './use-import-calls.ts'

/** A vehicle of the dealer's own stock, whose answers are being fetched or wait to be taken over. */
export function FromStock() {
  const newest = useNewestImport()
  // What was taken over is checked in the same dialog.
  const [isOpen, setOpen] = useState(false)
  const isWaiting = newest?.source === 'syscara' && newest.state !== 'taken'
  if (!isWaiting && !isOpen) return null
  return <ImportOffer way="stock" icon="download" isChosen onToggle={setOpen} />
}
