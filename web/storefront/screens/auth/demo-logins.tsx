import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/link.tsx'
import styles from './demo-logins.module.css'
import { demoRoles, useDemoLogin } from './use-demo-login.ts'

/** One login of each kind beside the form, so that nobody has to look one up (rules 14). */
export function DemoLogins() {
  const t = useTranslations('auth.demo')
  const { data } = useQuery(useApiQueries().demoLogin.listDemoLogins())
  const { enter, busyWith } = useDemoLogin()
  const logins = data?.logins ?? []
  const ofEachKind = demoRoles.flatMap((role) =>
    logins.filter((login) => login.role === role).slice(0, 1),
  )
  return (
    <section className={styles.demo} aria-labelledby="demo-logins">
      <h2 id="demo-logins">{t('title')}</h2>
      <p className="muted small">{t('hint')}</p>
      <ul className={styles.list}>
        {ofEachKind.map((login) => (
          <li key={login.email}>
            <Button
              wide
              className={styles.login}
              busy={busyWith === login.email}
              onClick={() => enter(login)}
            >
              <span className={styles.label}>
                <span>{t(`roles.${login.role}`)}</span>
                <span className="muted small">{login.label}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <p className="small">
        <Link href="/dev/demo">{t('all')}</Link>
      </p>
    </section>
  )
}
