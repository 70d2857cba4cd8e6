import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { isCallRefused, type Problem } from '#contract/problem.ts'
import { isEmail, isUnusualEmail } from '#domain/account/contact-rules.ts'
import { passwordFaults } from '#domain/account/password.ts'
import type { PlainRule } from '#domain/refusal/field-fault.ts'
import { useWholeApi } from '#web/api/api.tsx'
import { keysOf } from '#web/api/queries.ts'
import { useLocale } from '#web/language/language-provider.tsx'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Segmented } from '#web/ui/actions/segmented.tsx'
import { Checkbox } from '#web/ui/fields/choices/checkbox.tsx'
import { RadioGroup } from '#web/ui/fields/choices/radio-group.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Link } from '#web/ui/link.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { fieldId } from '../fields/attribute-field.tsx'
import { useAttributeTexts } from '../fields/attribute-texts.ts'
import styles from './steps.module.css'

type Mode = 'register' | 'login'
type SellerType = 'PRIVATE' | 'COMMERCIAL'

/** Registering and logging in without leaving the ad; what was typed becomes the account's. */
export function EntranceForm() {
  const t = useTranslations('editor.entrance')
  const [mode, setMode] = useState<Mode>('register')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [sellerType, setSellerType] = useState<SellerType>('PRIVATE')
  const [hasAgreed, setAgreed] = useState(false)
  const [isTried, setTried] = useState(false)
  const { enter, isBusy, problem } = useEntrance()
  const faults = useEntranceFaults({ mode, email, password, hasAgreed })
  const shown = isTried ? faults : {}

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (Object.keys(faults).length > 0) return
    void enter({ mode, email, password, sellerType })
  }

  return (
    <form id={fieldId('account')} className={styles.form} onSubmit={submit} noValidate>
      <Segmented
        label={t('mode')}
        value={mode}
        onChange={setMode}
        segments={[
          { value: 'register', label: t('register') },
          { value: 'login', label: t('login') },
        ]}
      />
      {problem && (
        <Banner tone="bad" role="alert" title={problem.title}>
          {problem.detail}
        </Banner>
      )}
      <TextField
        type="email"
        label={t('email')}
        autoComplete="email"
        inputMode="email"
        value={email}
        onChange={setEmail}
        error={shown.email}
        help={
          mode === 'register' && isUnusualEmail(email, { isPrivate: sellerType === 'PRIVATE' })
            ? t('checkEmail')
            : t('emailHelp')
        }
      />
      <PasswordField
        label={t('password')}
        autoComplete={mode === 'register' ? 'new-password' : 'current-password'}
        value={password}
        onChange={setPassword}
        error={shown.password}
        {...(mode === 'register' && { help: t('passwordHelp') })}
      />
      {mode === 'register' && (
        <>
          <RadioGroup
            inRow
            label={t('sellerType')}
            value={sellerType}
            onChange={(value) => setSellerType(value as SellerType)} // One of the two below.
            options={[
              { value: 'PRIVATE', label: t('private') },
              { value: 'COMMERCIAL', label: t('commercial') },
            ]}
          />
          <Terms hasAgreed={hasAgreed} onChange={setAgreed} error={shown.terms} />
        </>
      )}
      <div>
        <Button type="submit" look="primary" busy={isBusy}>
          {t(mode === 'register' ? 'registerButton' : 'loginButton')}
        </Button>
      </div>
    </form>
  )
}

function Terms(props: {
  hasAgreed: boolean
  onChange: (hasAgreed: boolean) => void
  error: string | undefined
}) {
  const t = useTranslations('editor.entrance')
  const path = usePath()
  return (
    <Checkbox
      checked={props.hasAgreed}
      onChange={props.onChange}
      error={props.error}
      label={t('terms')}
      detail={
        <Link href={path('terms')} target="_blank" rel="noreferrer">
          {t('readTerms')}
        </Link>
      }
    />
  )
}

function useEntranceFaults(form: {
  mode: Mode
  email: string
  password: string
  hasAgreed: boolean
}): { readonly email?: string; readonly password?: string; readonly terms?: string } {
  const texts = useAttributeTexts()
  const { mode, email, password, hasAgreed } = form
  const fault = (field: string, rule: PlainRule) => texts.fault({ field, rule })
  const [weak] = mode === 'register' ? passwordFaults(password) : []
  return {
    ...(!isEmail(email) && { email: fault('email', email === '' ? 'required' : 'email') }),
    ...(password === ''
      ? { password: fault('password', 'required') }
      : weak && { password: texts.fault(weak) }),
    ...(mode === 'register' && !hasAgreed && { terms: fault('terms', 'required') }),
  }
}

/**
 * Registering answers the same for every address (rules 11), so the login that follows tells whether
 * the account is this person's.
 */
function useEntrance() {
  const t = useTranslations('editor.entrance')
  const locale = useLocale()
  const { editor } = useAd()
  const { client, queryClient } = useWholeApi()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Pick<Problem, 'title' | 'detail'>>()

  async function enter(form: {
    mode: Mode
    email: string
    password: string
    sellerType: SellerType
  }): Promise<void> {
    const { mode, email, password, sellerType: profileType } = form
    if (isBusy) return
    setBusy(true)
    setProblem(undefined)
    try {
      await editor.flush()
      if (mode === 'register') {
        const body = { email, password, profileType, language: locale, acceptsTerms: true } as const
        await client.account.register({ body })
      }
      await client.account.logIn({ body: { email, password } })
      await client.listing.claim()
      await queryClient.invalidateQueries({ queryKey: [...keysOf('account')] })
      await editor.flush()
    } catch (error) {
      setProblem(problemOf(error, mode))
    } finally {
      setBusy(false)
    }
  }

  function problemOf(error: unknown, mode: Mode) {
    if (!isCallRefused(error)) return { title: t('offline'), detail: '' }
    const isKnown = mode === 'register' && error.problem.code === 'LOGIN_FAILED'
    return isKnown ? { title: t('knownTitle'), detail: t('knownText') } : error.problem
  }
  return { enter, isBusy, problem }
}
