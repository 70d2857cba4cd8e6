import { useTranslations } from 'use-intl/react'
import { passwordLength } from '#domain/account/password.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './password-rules.module.css'

/** What a password needs (rules 11), ticked off while it is typed. */
export function PasswordRules({ password }: { password: string }) {
  const t = useTranslations('auth.passwordRules')
  const rules = [
    ['length', [...password].length >= passwordLength.min],
    ['upper', /\p{Lu}/u.test(password)],
    ['lower', /\p{Ll}/u.test(password)],
    ['digit', /\d/.test(password)],
  ] as const
  return (
    <ul className={styles.rules}>
      {rules.map(([key, isMet]) => (
        <li key={key} className={classNames(isMet && styles.met)}>
          <Icon icon={isMet ? 'check' : 'circle'} size={16} />
          <span>{t(key, { min: passwordLength.min })}</span>
          <span className="visually-hidden">{isMet ? t('met') : t('open')}</span>
        </li>
      ))}
    </ul>
  )
}
