import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { Card } from '../layout/card.tsx'
import { Columns, PageHead, Section } from '../layout/page.tsx'
import { Cluster, Stack } from '../layout/stack.tsx'
import { Accordion } from '../navigation/accordion.tsx'
import { Breadcrumbs } from '../navigation/breadcrumbs.tsx'
import { Pagination } from '../navigation/pagination.tsx'
import { PartProgress } from '../navigation/part-progress.tsx'
import { Stepper, type StepperStep } from '../navigation/stepper.tsx'
import { TabLinks, Tabs } from '../navigation/tabs.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { Drawer } from '../overlays/drawer.tsx'
import { Part, Sample } from './sample.tsx'

const steps: readonly StepperStep[] = [
  { id: '1', label: 'Profil', note: '72 %', href: '#1', state: 'current' },
  { id: '2', label: 'Ausstattung', note: '40 %', href: '#2', state: 'open' },
  { id: '3', label: 'Mängel', note: '0 %', href: '#3', state: 'open' },
  { id: '4', label: 'Bilder', note: '100 %', href: '#4', state: 'done' },
  { id: '5', label: 'Auktion', note: '0 %', href: '#5', state: 'open' },
  { id: '6', label: 'Persönliches', note: '50 %', href: '#6', state: 'open' },
  { id: '7', label: 'Absenden', note: 'offen', state: 'open' },
]

type Overlay = 'dialog' | 'alert' | 'left' | 'bottom'

function Overlays() {
  const [open, setOpen] = useState<Overlay>()
  const close = () => setOpen(undefined)
  const actions = (
    <>
      <Button onClick={close}>Abbrechen</Button>
      <Button look="primary" onClick={close}>
        41.250 € bieten
      </Button>
    </>
  )
  return (
    <Sample name="Dialog, alertdialog, Drawer at the side and as a sheet">
      <Cluster>
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('alert')}>Alert</Button>
        <Button onClick={() => setOpen('left')}>Drawer</Button>
        <Button onClick={() => setOpen('bottom')}>Sheet</Button>
      </Cluster>
      <Dialog open={open === 'dialog'} onClose={close} title="Gebot bestätigen" actions={actions}>
        <p>Ihr Gebot bindet bis 48 Stunden nach dem Ende der Auktion.</p>
      </Dialog>
      <Dialog
        open={open === 'alert'}
        onClose={close}
        title="Angebot endgültig ablehnen?"
        role="alertdialog"
        actions={actions}
      >
        <p>
          Das Angebot erlischt. Danach entscheiden Sie: neue Auktion, Pause oder nicht mehr
          verkaufen.
        </p>
      </Dialog>
      <Drawer open={open === 'left'} onClose={close} title="Filter" actions={actions}>
        <p>Filter stehen hier.</p>
      </Drawer>
      <Drawer
        open={open === 'bottom'}
        onClose={close}
        title="Bieten"
        side="bottom"
        actions={actions}
      >
        <p>Die Entscheidung steht hier.</p>
      </Drawer>
    </Sample>
  )
}

function TabsAndPages() {
  return (
    <>
      <Sample name="Tabs, TabLinks">
        <Stack gap={6}>
          <Tabs
            label="Gebote"
            tabs={[
              { id: 'chart', label: 'Verlauf', content: 'Der Verlauf.' },
              { id: 'list', label: 'Liste', count: '11', content: 'Die Liste.' },
              { id: 'journal', label: 'Journal', content: 'Das Journal.' },
            ]}
          />
          <TabLinks
            label="Meine Inserate"
            links={[
              { href: '#running', label: 'Laufende Auktionen', count: '3', current: true },
              { href: '#sold', label: 'Verkauft', count: '12' },
              { href: '#drafts', label: 'Entwürfe', count: '1' },
              { href: '#ended', label: 'Ohne Verkauf beendet', count: '4' },
            ]}
          />
        </Stack>
      </Sample>
      <Sample name="Pagination">
        <Stack>
          <Pagination
            label="Seiten"
            page={1}
            pageCount={3}
            hrefOf={(page) => `#${page}`}
            summary="1 bis 12 von 31"
          />
          <Pagination
            label="Weitere Seiten"
            page={10}
            pageCount={21}
            hrefOf={(page) => `#${page}`}
            summary="109 bis 120 von 248"
          />
        </Stack>
      </Sample>
    </>
  )
}

export function NavigationPart() {
  return (
    <Part title="Navigation and layout">
      <Sample name="Breadcrumbs, PageHead">
        <Breadcrumbs
          label="Pfad"
          crumbs={[
            { label: 'Wohnmobile', href: '#a' },
            { label: 'Teilintegriert', href: '#b' },
            { label: 'Knaus Sky TI 650 MEG' },
          ]}
        />
        <PageHead
          title="Meine Inserate"
          lead="Was Sie zuerst braucht, steht oben."
          actions={<Button look="primary">Inserat aufgeben</Button>}
        />
      </Sample>
      <Sample name="Stepper">
        <Stepper
          label="Fortschritt"
          percent={38}
          percentText="38 %"
          currentText="Schritt 1 von 7: Fahrzeugprofil"
          steps={steps}
        />
      </Sample>
      <Sample name="PartProgress: bars alone on a phone">
        <PartProgress
          label="Fortschritt"
          currentText="Schritt 2 von 3: Zustand"
          parts={[
            { id: 'vehicle', label: 'Fahrzeug', href: '#vehicle', percent: 100, isCurrent: false },
            { id: 'condition', label: 'Zustand', href: '#condition', percent: 40, isCurrent: true },
            { id: 'price', label: 'Preis und Ort', href: '#price', percent: 0, isCurrent: false },
          ]}
        />
      </Sample>
      <TabsAndPages />
      <Sample name="Accordion">
        <Accordion
          name="faq"
          items={[
            {
              id: 'cost',
              title: 'Was kostet mich der Verkauf?',
              content: <p>Nichts. Die Provision zahlt der Käufer.</p>,
              open: true,
            },
            {
              id: 'bind',
              title: 'Wie lange binden Gebote?',
              note: '48 Stunden',
              content: <p>Bis 48 Stunden nach dem Ende.</p>,
            },
          ]}
        />
      </Sample>
      <Overlays />
      <Sample name="Columns with Section">
        <Columns aside={<Card>Nebenspalte, 360 px</Card>} asideLabel="Vorschau">
          <Section title="Daten" actions={<a href="#all">Alle zeigen</a>}>
            <Card>Hauptspalte</Card>
          </Section>
        </Columns>
      </Sample>
    </Part>
  )
}
