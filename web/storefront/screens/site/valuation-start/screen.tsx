import { useTranslations } from 'use-intl/react'
import type { VehicleKind } from '#domain/vehicle/attribute.ts'
import { StorefrontScene } from '#web/storefront/drawings/storefront-scene.tsx'
import type { Load, Title } from '#web/storefront/page/screen.ts'
import { beginName, waysToBegin } from '#web/storefront/screens/valuation/first-answer-names.ts'
import {
  useShownFlow,
  useValuationPaths,
  usualFlow,
} from '#web/storefront/screens/valuation/flow-of-route.ts'
import { ensureOwnRequest } from '#web/storefront/screens/valuation/own-request.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Link } from '#web/ui/link.tsx'
import { FirstAnswers } from './first-answers.tsx'
import { How } from './how.tsx'
import { OwnRequest } from './own-request-note.tsx'
import styles from './start.module.css'

/** The page stands without it: who has asked before finds their request beside the form. */
export const load: Load = (context) => Promise.allSettled([ensureOwnRequest(context)])

export const description: Title = ({ texts }) => texts('valuation.start.lead')

/** The base page of the valuation: one question, three answers, no login. */
export function Screen() {
  const t = useTranslations('valuation.start')
  const { kind } = useShownFlow()
  return (
    <main id="main" tabIndex={-1}>
      <Page className={styles.page}>
        <div className={styles.scene}>
          <StorefrontScene scene={kind} isFirstInView />
        </div>
        <section className={styles.sheet}>
          <h1>{t(kind)}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          <OwnRequest kind={kind} />
          <Kinds shown={kind} />
          <FirstAnswers kind={kind} />
          <Ways kind={kind} />
          <Promises />
        </section>
      </Page>
      <How />
    </main>
  )
}

const kinds = ['motorhome', 'trailer'] as const

function Kinds({ shown }: { shown: VehicleKind }) {
  const t = useTranslations('valuation.start')
  const paths = useValuationPaths()
  const labels = { motorhome: t('kindMotorhome'), trailer: t('kindTrailer') }
  return (
    <nav aria-label={t('kinds')} className={styles.kinds}>
      {kinds.map((kind) => (
        <Link
          key={kind}
          href={paths.start(kind)}
          aria-current={kind === shown ? 'page' : undefined}
          className={classNames(styles.kind, kind === shown && styles.chosen)}
        >
          {labels[kind]}
        </Link>
      ))}
    </nav>
  )
}

const icons = { photo: 'camera', plate: 'search' } as const

/** Without typing: each leads to the first step, where it opens. */
function Ways({ kind }: { kind: VehicleKind }) {
  const t = useTranslations('valuation.start.ways')
  const paths = useValuationPaths()
  const step = paths.step({ kind, flow: usualFlow(kind), step: 1 })
  return (
    <nav aria-label={t('label')} className={styles.ways}>
      {waysToBegin.map((way) => (
        <LinkButton
          key={way}
          look="quiet"
          size="dense"
          icon={icons[way]}
          href={`${step}?${beginName}=${way}`}
        >
          {t(way)}
        </LinkButton>
      ))}
    </nav>
  )
}

function Promises() {
  const t = useTranslations('valuation.start.promises')
  const promises = ['free', 'noLogin', 'noCall'] as const
  return (
    <ul className={styles.promises}>
      {promises.map((promise) => (
        <li key={promise}>
          <Icon icon="check" size={16} />
          {t(promise)}
        </li>
      ))}
    </ul>
  )
}
