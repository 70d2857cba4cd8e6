import { useTranslations } from 'use-intl/react'
import { likelyEmail } from '#domain/account/likely-email.ts'
import { Button } from '#web/ui/actions/button.tsx'

/** The address that was probably meant, one press away, below the field in which a slip stands. */
export function LikelyEmail(props: {
  readonly email: string
  readonly onChange: (email: string) => void
}) {
  const t = useTranslations('shell.likely')
  const likely = likelyEmail(props.email)
  if (likely === undefined) return null
  return (
    <Button size="dense" onClick={() => props.onChange(likely)}>
      {t('email', { email: likely })}
    </Button>
  )
}
