import type { FormEvent, ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import { useSubmitType } from '#web/storefront/forms/use-submit-type.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { StorefrontScene, type StorefrontSceneProps } from '../../drawings/storefront-scene.tsx'
import styles from './auth-page.module.css'

type AuthPageProps = {
  readonly title: string
  readonly lead?: ReactNode
  readonly scene?: StorefrontSceneProps['scene']
  /** Below the card: links to the other pages of the login. */
  readonly foot?: ReactNode
  readonly children: ReactNode
}

/** All pages of the login look the same: the form at the left, its benefits beside it. */
export function AuthPage({ title, lead, scene = 'home', foot, children }: AuthPageProps) {
  return (
    <Page as="main" id="main" className={styles.page ?? ''}>
      <div className={styles.columns}>
        <div className={styles.card}>
          <Card className={styles.card}>
            <header className={styles.head}>
              <h1>{title}</h1>
              {lead && <p className="muted">{lead}</p>}
            </header>
            {children}
          </Card>
          {foot && <div className={styles.foot}>{foot}</div>}
        </div>
        <Beside scene={scene} />
      </div>
    </Page>
  )
}

function Beside({ scene }: Required<Pick<AuthPageProps, 'scene'>>) {
  const t = useTranslations('auth.beside')
  const side = scene === 'dealers' ? 'dealers' : 'sellers'
  return (
    <aside className={styles.beside} aria-label={t(`${side}.title`)}>
      <div className={styles.picture}>
        <StorefrontScene scene={scene} />
      </div>
      <h2>{t(`${side}.title`)}</h2>
      <ul className={styles.promises}>
        {(['first', 'second', 'third'] as const).map((key) => (
          <li key={key}>
            <Icon icon="check" />
            <span>{t(`${side}.${key}`)}</span>
          </li>
        ))}
      </ul>
    </aside>
  )
}

type AuthFormProps = {
  readonly onSubmit: () => void
  /** The refusal of the whole form, over its fields. */
  readonly problem?: string | undefined
  readonly problemExtra?: ReactNode
  readonly children: ReactNode
}

/** Checked by our own rules and in our own words, so the browser's bubbles stay away. */
export function AuthForm({ onSubmit, problem, problemExtra, children }: AuthFormProps) {
  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }
  return (
    // Should it be sent before scripts are there, no password may appear in an address.
    <form method="post" noValidate onSubmit={submit}>
      <Stack gap={4}>
        {problem && (
          <Banner tone="bad" role="alert" actions={problemExtra}>
            {problem}
          </Banner>
        )}
        {children}
      </Stack>
    </form>
  )
}

/** The form's one button. Before scripts are there it sends nothing, so that nothing typed is lost. */
export function AuthSubmit({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <Button look="primary" type={useSubmitType()} wide busy={busy}>
      {children}
    </Button>
  )
}
