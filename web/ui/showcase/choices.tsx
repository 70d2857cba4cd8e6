import { useState } from 'react'
import { Checkbox } from '../fields/choices/checkbox.tsx'
import { ChipChoices } from '../fields/choices/chip-choices.tsx'
import { ChoiceCards } from '../fields/choices/choice-cards.tsx'
import { RadioGroup } from '../fields/choices/radio-group.tsx'
import { Switch } from '../fields/choices/switch.tsx'
import { Stack, Tiles } from '../layout/stack.tsx'
import { SampleDrawing } from './sample.tsx'

export function CardChoices() {
  const [body, setBody] = useState<string | null>('semi')
  const [extras, setExtras] = useState<string[]>(['solar'])
  const bodies = [
    {
      value: 'van',
      label: 'Kastenwagen',
      detail: '5,4 bis 6,4 m',
      drawing: <SampleDrawing outline />,
    },
    {
      value: 'semi',
      label: 'Teilintegriert',
      detail: '5,9 bis 7,5 m',
      drawing: <SampleDrawing outline />,
    },
    {
      value: 'cab',
      label: 'Absetzkabine',
      detail: 'Pick-up, 5,3 bis 6,2 m',
      drawing: <SampleDrawing outline />,
    },
  ]
  return (
    <Stack gap={6}>
      <ChoiceCards label="Aufbau" question options={bodies} value={body} onChange={setBody} />
      <ChoiceCards
        label="Was ist dabei?"
        question
        multiple
        wide
        options={[
          { value: 'solar', label: 'Solaranlage', detail: 'mindestens 100 W' },
          { value: 'awning', label: 'Markise' },
        ]}
        value={extras}
        onChange={setExtras}
        error="Bitte bestätigen Sie Ihre Auswahl."
      />
    </Stack>
  )
}

export function FewWordChoices() {
  const [gearbox, setGearbox] = useState<string | null>('manual')
  const [beds, setBeds] = useState<string[]>(['single'])
  return (
    <Stack gap={6}>
      <ChipChoices
        label="Getriebe"
        options={[
          { value: 'manual', label: 'Schaltung' },
          { value: 'automatic', label: 'Automatik' },
          { value: 'unknown', label: 'Weiß ich nicht', quiet: true },
        ]}
        value={gearbox}
        onChange={setGearbox}
      />
      <ChipChoices
        label="Betten"
        help="Alle, die fest eingebaut sind."
        multiple
        shownAtFirst={2}
        moreLabel="2 weitere"
        options={[
          { value: 'single', label: 'Einzelbetten' },
          { value: 'queen', label: 'Queensbett' },
          { value: 'bunk', label: 'Stockbett' },
          { value: 'alcove', label: 'Alkoven' },
        ]}
        value={beds}
        onChange={setBeds}
      />
    </Stack>
  )
}

export function ListChoices() {
  const [damaged, setDamaged] = useState<string | null>(null)
  const [near, setNear] = useState<string | null>('any')
  const [estimated, setEstimated] = useState(true)
  const [terms, setTerms] = useState(false)
  return (
    <Tiles>
      <RadioGroup
        label="Hat das Fahrzeug Mängel?"
        inRow
        value={damaged}
        onChange={setDamaged}
        options={[
          { value: 'yes', label: 'Ja' },
          { value: 'no', label: 'Nein' },
        ]}
        error="Bitte antworten Sie mit Ja oder Nein."
      />
      <RadioGroup
        label="Entfernung"
        dense
        value={near}
        onChange={setNear}
        options={[
          { value: '50', label: 'bis 50 km', count: '21' },
          { value: 'any', label: 'beliebig', count: '248' },
          { value: 'none', label: 'nur Ausland', count: '0', disabled: true },
        ]}
      />
      <Stack gap={1}>
        <Checkbox label="Der Stand ist geschätzt" checked={estimated} onChange={setEstimated} />
        <Checkbox
          label="Wohnmobil"
          dense
          indeterminate
          checked={false}
          onChange={() => {}}
          count="171"
        />
        <Checkbox
          label="Ich habe die Auktionsbedingungen gelesen und weiß, dass Gebote bis 48 Stunden nach dem Ende binden."
          checked={terms}
          onChange={setTerms}
          error="Ohne Ihre Zustimmung können Sie nicht bieten."
        />
        <Checkbox label="Nicht möglich" checked={false} disabled onChange={() => {}} />
      </Stack>
    </Tiles>
  )
}

export function SwitchChoices() {
  const [isOn, setOn] = useState(true)
  return (
    <Stack gap={2}>
      <Switch label="Ruhezeit" checked={isOn} onChange={setOn}>
        Ruhezeit
      </Switch>
      <Switch label="Push" icon="bell" checked={!isOn} onChange={(next) => setOn(!next)}>
        Push
      </Switch>
    </Stack>
  )
}
