import { useState } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { Footer } from '../layout/footer.tsx'
import { Logo } from '../layout/logo.tsx'
import { Page, PageHead } from '../layout/page.tsx'
import { TopBar } from '../layout/top-bar.tsx'
import { LinkMenu } from '../overlays/link-menu.tsx'
import { Avatar } from '../status/avatar.tsx'
import { Badge } from '../status/badge.tsx'
import { UiProvider } from '../ui-provider.tsx'
import type { UiTexts } from '../ui-texts.ts'
import { ActionsPart } from './actions-part.tsx'
import { DataPart } from './data-part.tsx'
import { FieldsPart } from './fields-part.tsx'
import { NavigationPart } from './navigation-part.tsx'
import styles from './showcase.module.css'
import { StatusPart } from './status-part.tsx'
import { VehiclesPart } from './vehicles-part.tsx'

const uiTexts: UiTexts = {
  close: 'Schließen',
  remove: 'Entfernen',
  retry: 'Erneut versuchen',
  optional: 'freiwillig',
  busy: 'Einen Moment',
  showPassword: 'Passwort zeigen',
  hidePassword: 'Passwort verbergen',
  clear: 'Leeren',
  noMatches: 'Nichts gefunden',
  invalidNumber: 'Bitte geben Sie eine Zahl ein.',
  wholeNumberOnly: 'Bitte ohne Nachkommastellen.',
  month: 'Monat',
  year: 'Jahr',
  previousPage: 'Vorherige Seite',
  nextPage: 'Nächste Seite',
  showList: 'Liste zeigen',
  done: 'erledigt',
  opensMenu: 'öffnet ein Menü',
}

const items = [
  { href: '#catalog', label: 'Katalog', current: true },
  { href: '#bids', label: 'Meine Gebote', badge: <Badge count={2} label="2 neue" tone="bad" /> },
  { href: '#watch', label: 'Merkliste' },
  { href: '#messages', label: 'Nachrichten' },
]

function Bars() {
  return (
    <TopBar
      logo={<Logo href="#home" label="CM24, zur Startseite" />}
      items={items}
      navLabel="Haupt"
      menuLabel="Menü"
      skipTo={{ href: '#content', label: 'Zum Inhalt' }}
      end={
        <>
          <IconButton icon="bell" label="Mitteilungen" />
          <LinkMenu
            label="Konto"
            trigger={<Avatar name="Helga Brandt" />}
            entries={[
              { href: '#account', label: 'Konto' },
              { href: '#ads', label: 'Meine Inserate' },
            ]}
          />
        </>
      }
    />
  )
}

function ConsoleBar() {
  return (
    <section aria-label="Konsole">
      <TopBar
        tone="admin"
        full
        logo={<Logo href="#console" label="CM24 Konsole" onColour suffix="Konsole" />}
        items={items.map(({ href, label, current }) => ({
          href: `${href}-admin`,
          label,
          current: current ?? false,
        }))}
        navLabel="Bereiche der Konsole"
        menuLabel="Menü der Konsole"
      />
    </section>
  )
}

const colours = [
  'brand',
  'brand-strong',
  'brand-tint',
  'ink',
  'ink-2',
  'line',
  'page',
  'good',
  'bad',
  'warn',
  'late',
  'admin',
] as const

function Colours() {
  return (
    <div className={styles.swatches}>
      {colours.map((name) => (
        <div key={name}>
          <svg className={styles.swatch} width="100%" height="48" aria-hidden="true">
            <rect width="100%" height="48" fill={`var(--${name})`} />
          </svg>
          {name}
        </div>
      ))}
    </div>
  )
}

export type ShowcaseProps = {
  /** The instant the samples count down from; fixed by whoever renders, so that both sides agree. */
  nowMs?: number
}

/** Every building block in its states, for looking and for tests. Mounted in development only. */
export function Showcase({ nowMs }: ShowcaseProps) {
  const [startedAtMs] = useState(() => nowMs ?? Date.now())
  return (
    <UiProvider locale="de-DE" texts={uiTexts}>
      <Bars />
      <Page as="main" id="content">
        <PageHead title="Building blocks" />
        <Colours />
        <ConsoleBar />
        <ActionsPart />
        <FieldsPart />
        <StatusPart nowMs={startedAtMs} />
        <VehiclesPart nowMs={startedAtMs} />
        <NavigationPart />
        <DataPart />
      </Page>
      <Footer
        start={
          <>
            <Logo label="CM24" onColour />
            <p>Die Auktion für Wohnmobile, Caravans und Anhänger.</p>
          </>
        }
        groups={[
          {
            title: 'Verkaufen',
            links: [
              { href: '#v1', label: 'Wohnmobil verkaufen' },
              { href: '#v2', label: 'So läuft es ab' },
            ],
          },
          {
            title: 'Kaufen',
            links: [
              { href: '#k1', label: 'Katalog' },
              { href: '#k2', label: 'Für Händler' },
            ],
          },
          {
            title: 'CM24',
            links: [
              { href: '#c1', label: 'Preise' },
              { href: '#c2', label: 'Kontakt' },
            ],
          },
        ]}
        end={<span>Gebote binden. Zeiten in MEZ.</span>}
      />
    </UiProvider>
  )
}
