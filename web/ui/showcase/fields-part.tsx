import { useState } from 'react'
import { Combobox } from '../fields/choices/combobox.tsx'
import { Select } from '../fields/choices/select.tsx'
import { DateField } from '../fields/dates/date-field.tsx'
import { MonthField } from '../fields/dates/month-field.tsx'
import { FileDrop } from '../fields/file-drop.tsx'
import { MoneyField, NumberField } from '../fields/numbers/number-field.tsx'
import { PasswordField } from '../fields/password-field.tsx'
import { TextArea } from '../fields/text-area.tsx'
import { TextField } from '../fields/text-field.tsx'
import { Icon } from '../icon.tsx'
import { Stack, Tiles } from '../layout/stack.tsx'
import { CardChoices, FewWordChoices, ListChoices, SwitchChoices } from './choices.tsx'
import { Part, Sample, SampleDrawing } from './sample.tsx'
import styles from './showcase.module.css'

const makes = Array.from({ length: 500 }, (_, index) => {
  const known = ['Adria', 'Bürstner', 'Carthago', 'Dethleffs', 'Hobby', 'Hymer', 'Knaus', 'Pössl']
  const label = known[index] ?? `Marke ${index + 1}`
  return { id: label, label, detail: `${500 - index}` }
})

function TextFields() {
  return (
    <Tiles wide>
      <TextField label="Vorname" autoComplete="given-name" defaultValue="Helga" />
      <TextField label="E-Mail" type="email" help="Dorthin schicken wir die Bestätigung." />
      <TextField
        label="Fahrgestellnummer"
        help="Feld E im Fahrzeugschein."
        error="17 Zeichen, ohne I, O und Q. Bitte prüfen Sie die Nummer im Fahrzeugschein noch einmal."
        defaultValue="WF0XXXTTGXLK1234"
      />
      <TextField label="Firmenzusatz" optional placeholder="z. B. GmbH & Co. KG" />
      <TextField label="Kundennummer" defaultValue="1000234" disabled />
      <TextField
        label="Katalog durchsuchen"
        labelHidden
        type="search"
        placeholder="Marke, Modell oder Nummer"
        before={<Icon icon="search" className={styles.inField} />}
      />
      <PasswordField label="Passwort" autoComplete="current-password" defaultValue="geheim123" />
      <TextArea
        label="Beschreibung"
        help="Was würden Sie einem Freund erzählen?"
        counter="120 von 2.000 Zeichen"
        defaultValue="Gepflegtes Fahrzeug aus erster Hand."
      />
    </Tiles>
  )
}

function NumberFields() {
  const [mileageKm, setMileageKm] = useState<number | null>(84_000)
  const [lengthM, setLengthM] = useState<number | null>(6.99)
  const [bidEur, setBidEur] = useState<number | null>(41_250)
  const [counterEur, setCounterEur] = useState<number | null>(38_000)
  return (
    <Tiles wide>
      <NumberField label="Kilometerstand" unit="km" value={mileageKm} onChange={setMileageKm} />
      <NumberField label="Länge" unit="m" decimals={2} value={lengthM} onChange={setLengthM} />
      <MoneyField
        label="Eigener Betrag"
        value={bidEur}
        onChange={setBidEur}
        step={250}
        help={`Gelesen: ${bidEur ?? 'nichts'}`}
      />
      <MoneyField
        label="Ihr neuer Preis"
        value={counterEur}
        onChange={setCounterEur}
        error="Zwischen 39.251 € und 40.999 €."
      />
    </Tiles>
  )
}

function ListFields() {
  const [make, setMake] = useState<string | null>('Hymer')
  const [order, setOrder] = useState('ending')
  const [gearbox, setGearbox] = useState<string | null>(null)
  const [registered, setRegistered] = useState<string | null>('2019-05')
  const [handover, setHandover] = useState<string | null>('2026-11-20')
  return (
    <Tiles wide>
      <Select
        label="Sortierung"
        value={order}
        onChange={setOrder}
        options={[
          { value: 'ending', label: 'Bald endende zuerst' },
          { value: 'new', label: 'Neueste zuerst' },
        ]}
      />
      <Select
        label="Getriebe"
        placeholder="Bitte wählen"
        error="Bitte wählen Sie ein Getriebe."
        value={gearbox}
        onChange={setGearbox}
        options={[{ value: 'manual', label: 'Schaltgetriebe' }]}
      />
      <Combobox
        label="Marke"
        options={makes}
        value={make}
        onChange={setMake}
        help="500 Marken; „possl“ findet Pössl."
      />
      <Combobox label="Modell" options={[]} value={null} onChange={() => {}} disabled />
      <MonthField
        label="Erstzulassung"
        question
        help="Steht im Fahrzeugschein in Feld B."
        value={registered}
        onChange={setRegistered}
      />
      <DateField
        label="Abholung am"
        calendarLabel="Kalender öffnen"
        value={handover}
        onChange={setHandover}
        help={`Gelesen: ${handover ?? 'kein Tag'}`}
      />
    </Tiles>
  )
}

export function FieldsPart() {
  const [names, setNames] = useState<string[]>([])
  return (
    <Part title="Fields">
      <Sample name="TextField, PasswordField, TextArea: help, error, optional, disabled, hidden label">
        <TextFields />
      </Sample>
      <Sample name="NumberField, MoneyField: 41250, 41.250 and 41 250 are one amount">
        <NumberFields />
      </Sample>
      <Sample name="Select, Combobox, MonthField, DateField">
        <ListFields />
      </Sample>
      <Sample name="ChoiceCards, ChipChoices, RadioGroup, Checkbox, Switch">
        <Stack gap={6}>
          <CardChoices />
          <FewWordChoices />
          <ListChoices />
          <SwitchChoices />
        </Stack>
      </Sample>
      <Sample name="FileDrop: waiting, sending, done, failed">
        <FileDrop
          title="Bilder hierher ziehen oder auswählen"
          hint="JPG, PNG oder HEIC, je bis 20 MB"
          accept="image/*"
          multiple
          onFiles={(files) => setNames(files.map((file) => file.name))}
          onRetry={() => {}}
          onRemove={() => {}}
          items={[
            {
              id: '1',
              name: 'frontansicht-links.jpg',
              state: 'sending',
              percent: 62,
              detail: '62 % von 8,4 MB',
              preview: <SampleDrawing />,
            },
            {
              id: '2',
              name: 'innenraum.heic',
              state: 'done',
              detail: '5,1 MB',
              preview: <SampleDrawing />,
            },
            {
              id: '3',
              name: 'ein-sehr-langer-dateiname-aus-der-kamera-2026-11-20-14-03-22.jpg',
              state: 'failed',
              detail: 'Die Verbindung ist abgerissen.',
            },
            { id: '4', name: 'fahrzeugschein.pdf', state: 'waiting', detail: 'Wartet' },
            ...names.map((name) => ({ id: name, name, state: 'waiting' as const })),
          ]}
        />
      </Sample>
      <Sample name="FileDrop: error, disabled">
        <Tiles>
          <FileDrop
            title="Fahrzeugschein"
            error="Bitte laden Sie den Fahrzeugschein hoch."
            onFiles={() => {}}
          />
          <FileDrop title="Serviceheft" disabled onFiles={() => {}} />
        </Tiles>
      </Sample>
    </Part>
  )
}
