import { type ReactNode, useState } from 'react'
import { Button } from '../actions/button.tsx'
import { Banner } from './banner.tsx'

export type ReloadNoticeProps = {
  isShown: boolean
  children: ReactNode
  /** On the button that loads the page anew. */
  reload: string
}

/** Over the page until it is loaded anew; once closed it does not come again. */
export function ReloadNotice({ isShown, children, reload }: ReloadNoticeProps) {
  const [isClosed, setClosed] = useState(false)
  if (!isShown || isClosed) return null
  return (
    <Banner
      tone="warn"
      role="status"
      floats
      onClose={() => setClosed(true)}
      actions={<Button onClick={() => location.reload()}>{reload}</Button>}
    >
      {children}
    </Banner>
  )
}
