import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { isEmail, isUnusualEmail } from '#domain/account/contact-rules.ts'
import { type ProfileType, profileTypes } from '#domain/account/customer.ts'
import { useCall } from '#web/api/use-call.ts'
import { useLocale } from '#web/language/language-provider.tsx'
import { Checkbox } from '#web/ui/fields/choices/checkbox.tsx'
import { ChoiceCards } from '#web/ui/fields/choices/choice-cards.tsx'
import { Link } from '#web/ui/link.tsx'
import { useFormProblem } from '../../../forms/use-form-problem.ts'
import { usePath } from '../../../page/page-provider.tsx'
import { AuthForm, AuthSubmit } from '../auth-page.tsx'
import { EmailField } from '../email-field.tsx'
import { NewPassword } from '../new-password/new-password.tsx'
import { useNewPassword } from '../new-password/use-new-password.ts'
import { OutsideLogin } from '../outside-login.tsx'
import { profileTypeOf } from '../profile-type-of.ts'

type RegisterFormProps = {
  readonly profileType: ProfileType
  readonly onProfileType: (profileType: ProfileType) => void
  readonly onSent: (email: string) => void
}

export function RegisterForm({ profileType, onProfileType, onSent }: RegisterFormProps) {
  const t = useTranslations('auth')
  const tRule = useTranslations('validation')
  const language = useLocale()
  const [email, setEmail] = useState('')
  const password = useNewPassword(email)
  const [acceptsTerms, setAcceptsTerms] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const register = useCall((api) => api.account.register, {
    onSuccess: (_answer, { body }) => onSent(body.email),
  })
  const { sentence, fields } = useFormProblem(register.error)
  const emailFault = isEmail(email) ? undefined : tRule(email ? 'email' : 'required')

  function submit() {
    setChecked(true)
    if (emailFault || password.faults.length > 0 || !acceptsTerms) return
    register.mutate({
      body: { email, password: password.value, profileType, language, acceptsTerms },
    })
  }

  return (
    <AuthForm onSubmit={submit} problem={sentence}>
      <ChoiceCards
        label={t('register.type')}
        name="profile-type"
        value={profileType}
        onChange={(value) => onProfileType(profileTypeOf(value))}
        options={profileTypes.map((value) => ({
          value,
          label: t(`types.${value}.label`),
          detail: t(`types.${value}.detail`),
        }))}
        wide
      />
      <EmailField
        value={email}
        onChange={setEmail}
        help={
          isUnusualEmail(email, { isPrivate: profileType === 'PRIVATE' })
            ? tRule('free_email_provider')
            : undefined
        }
        error={fields.email ?? (isChecked ? emailFault : undefined)}
      />
      <NewPassword
        label={t('fields.password')}
        entry={password}
        isChecked={isChecked}
        error={fields.password}
      />
      <Checkbox
        label={<TermsSentence />}
        name="terms"
        checked={acceptsTerms}
        onChange={setAcceptsTerms}
        error={isChecked && !acceptsTerms ? t('register.termsMissing') : undefined}
      />
      <AuthSubmit busy={register.isPending}>{t('register.submit')}</AuthSubmit>
      {acceptsTerms && <OutsideLogin opens={profileType} />}
    </AuthForm>
  )
}

function TermsSentence() {
  const t = useTranslations('auth.register')
  const path = usePath()
  // In a tab of its own, so that nothing typed here is lost.
  return t.rich('terms', {
    terms: (chunks) => (
      <Link href={path('terms')} target="_blank">
        {chunks}
      </Link>
    ),
    privacy: (chunks) => (
      <Link href={path('privacy')} target="_blank">
        {chunks}
      </Link>
    ),
  })
}
