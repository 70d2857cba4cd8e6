import { useTranslations } from 'use-intl/react'
import type { DemoLogin } from '#contract/endpoints/account-demo.ts'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Avatar } from '#web/ui/status/avatar.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useFormProblem } from '../../../forms/use-form-problem.ts'
import { usePage } from '../../../page/page-provider.tsx'
import { demoRoles, useDemoLogin } from '../../auth/use-demo-login.ts'
import styles from '../demo.module.css'

/** The people of the demo by their part in the market; one click logs in as that person. */
export function DemoPeople({ logins }: { logins: readonly DemoLogin[] }) {
  const t = useTranslations('demo.people')
  const tRole = useTranslations('auth.demo.roles')
  const { hosts, origin } = usePage()
  const { enter, busyWith, error } = useDemoLogin()
  const { sentence } = useFormProblem(error)
  return (
    <section aria-labelledby="people">
      <Stack gap={4}>
        <div className={styles.heading}>
          <h2 id="people">{t('title')}</h2>
          <p className="muted">{t('text')}</p>
        </div>
        {sentence && (
          <Banner tone="bad" role="alert">
            {sentence}
          </Banner>
        )}
        {demoRoles.map((role) => {
          const people = logins.filter((login) => login.role === role)
          if (people.length === 0) return null
          return (
            <div key={role} className={styles.role}>
              <div className={styles.roleHead}>
                <h3>{tRole(role)}</h3>
                <p className="muted small">{t(`sees.${role}`)}</p>
                {role === 'operator' && (
                  <LinkButton
                    size="dense"
                    icon="monitor"
                    href={hosts.consoleOrigin(new URL(origin).host)}
                  >
                    {t('console')}
                  </LinkButton>
                )}
              </div>
              <ul className={styles.people}>
                {people.map((login) => (
                  <Card as="li" key={login.email} className={styles.person}>
                    <Avatar name={login.label} />
                    <span className={styles.personName}>
                      <b>{login.label}</b>
                      <span className="muted tiny">{login.email}</span>
                    </span>
                    <Button
                      size="dense"
                      icon="log-in"
                      busy={busyWith === login.email}
                      aria-label={t('enterAs', { name: login.label })}
                      onClick={() => enter(login)}
                    >
                      {t('enter')}
                    </Button>
                  </Card>
                ))}
              </ul>
            </div>
          )
        })}
      </Stack>
    </section>
  )
}
