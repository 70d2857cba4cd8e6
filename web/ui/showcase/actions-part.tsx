import { useState } from 'react'
import { Button, LinkButton } from '../actions/button.tsx'
import { Chip, ChipList, FilterChip } from '../actions/chip.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import { Segmented } from '../actions/segmented.tsx'
import { StepButtons } from '../actions/step-buttons.tsx'
import { Cluster } from '../layout/stack.tsx'
import { LinkMenu } from '../overlays/link-menu.tsx'
import { Menu } from '../overlays/menu.tsx'
import { Part, Sample } from './sample.tsx'
import styles from './showcase.module.css'

const looks = ['primary', 'secondary', 'quiet', 'danger', 'danger-solid'] as const
const steps = [
  { value: 41_250, label: '+1 Schritt', amount: '41.250 €' },
  { value: 41_500, label: '+2 Schritte', amount: '41.500 €' },
  { value: 41_750, label: '+3 Schritte', amount: '41.750 €' },
]

function Buttons() {
  return (
    <>
      <Sample name="Button: primary, secondary, quiet, danger, danger-solid">
        <Cluster>
          {looks.map((look) => (
            <Button key={look} look={look}>
              41.250 € bieten
            </Button>
          ))}
        </Cluster>
      </Sample>
      <Sample name="dense, normal, large, with icons, as a link">
        <Cluster>
          <Button size="dense">Bearbeiten</Button>
          <Button icon="pencil">Bearbeiten</Button>
          <Button look="primary" size="large" iconAfter="arrow-right">
            Weiter zur Ausstattung
          </Button>
          <LinkButton href="#top" look="primary">
            Zum Inserat
          </LinkButton>
        </Cluster>
      </Sample>
      <Sample name="busy keeps its width; refused says why and stays reachable; disabled">
        <Cluster align="baseline">
          <Button look="primary" busy>
            41.250 € bieten
          </Button>
          <Button busy>Speichern</Button>
          <Button look="primary" disabledReason="Sie führen bereits mit 41.000 €.">
            41.250 € bieten
          </Button>
          <Button disabled>Speichern</Button>
        </Cluster>
      </Sample>
      <Sample name="long Polish text in a narrow place">
        <div className={styles.narrow}>
          <Button look="primary" wide>
            Zaproponuj sprzedawcy kwotę 41 250 € i poczekaj na odpowiedź do jutra
          </Button>
        </div>
      </Sample>
      <Sample name="IconButton">
        <Cluster>
          <IconButton icon="bell" label="Mitteilungen" />
          <IconButton icon="heart" label="Merken" round />
          <IconButton icon="x" label="Schließen" look="secondary" />
        </Cluster>
      </Sample>
    </>
  )
}

function Menus() {
  return (
    <Sample name="Menu (actions), LinkMenu (navigation)">
      <Cluster>
        <Menu
          label="Aktionen"
          look="secondary"
          entries={[
            { id: 'edit', label: 'Bearbeiten', icon: 'pencil', onSelect: () => {} },
            { id: 'delete', label: 'Löschen', icon: 'trash', danger: true, onSelect: () => {} },
          ]}
        />
        <LinkMenu
          label="Deutsch"
          align="start"
          entries={[
            { href: '#de', label: 'Deutsch', lang: 'de', current: true },
            { href: '#pl', label: 'Polski', lang: 'pl' },
            { href: '#cs', label: 'Čeština', lang: 'cs' },
          ]}
        />
      </Cluster>
    </Sample>
  )
}

export function ActionsPart() {
  const [view, setView] = useState<'cards' | 'list'>('cards')
  const [step, setStep] = useState<number | null>(41_250)
  const [watching, setWatching] = useState(true)
  return (
    <Part title="Actions">
      <Buttons />
      <Sample name="Chip, FilterChip">
        <ChipList scrolling>
          <FilterChip onRemove={() => {}}>Ab 2016</FilterChip>
          <FilterChip onRemove={() => {}}>Bis 100.000 €</FilterChip>
          <Chip pressed={watching} onPress={() => setWatching(!watching)} icon="heart">
            Nur gemerkte
          </Chip>
          <Chip href="#top" count="63">
            Teilintegriert
          </Chip>
        </ChipList>
      </Sample>
      <Sample name="Segmented">
        <Cluster>
          <Segmented
            label="Ansicht"
            value={view}
            onChange={setView}
            segments={[
              { value: 'cards', label: 'Karten', icon: 'grid-2x2', iconOnly: true },
              { value: 'list', label: 'Liste', icon: 'list', iconOnly: true },
            ]}
          />
          <Segmented
            label="Ansicht"
            value={view}
            onChange={setView}
            segments={[
              { value: 'cards', label: 'Brutto' },
              { value: 'list', label: 'Netto' },
            ]}
          />
        </Cluster>
      </Sample>
      <Sample name="StepButtons, also while bidding is closed">
        <div className={styles.narrow}>
          <StepButtons label="Schritte" steps={steps} value={step} onChoose={setStep} />
        </div>
      </Sample>
      <Sample name="closed">
        <div className={styles.narrow}>
          <StepButtons
            label="Schritte, geschlossen"
            steps={steps}
            value={null}
            onChoose={setStep}
            disabled
          />
        </div>
      </Sample>
      <Menus />
    </Part>
  )
}
