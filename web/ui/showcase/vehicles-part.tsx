import { useState } from 'react'
import { Card } from '../layout/card.tsx'
import { Tiles } from '../layout/stack.tsx'
import { Countdown } from '../status/countdown.tsx'
import { StatusChip } from '../status/status-chip.tsx'
import { type Light, TrafficLight } from '../status/traffic-light.tsx'
import { FactList } from '../vehicles/fact-list.tsx'
import { VehicleCard, type VehicleOffer } from '../vehicles/vehicle-card.tsx'
import { VehicleGrid } from '../vehicles/vehicle-grid.tsx'
import { VehicleRow } from '../vehicles/vehicle-row.tsx'
import { Part, Sample, SampleDrawing } from './sample.tsx'
import type { SampleClock } from './status-part.tsx'

type SampleVehicle = {
  title: string
  subtitle: string
  price: string
  light: Light
  word: string
  remainingMs: number
  facts: readonly string[]
}

const vehicles: readonly SampleVehicle[] = [
  {
    title: 'Carthago chic c-line 4.9',
    subtitle: 'Integriert · 97… · über 300 km',
    price: '74.500 €',
    light: 'green',
    word: 'Ziel erreicht',
    remainingMs: 164_000,
    facts: ['03/2018', '71.450 km', '7,44 m', '4,5 t', '4 Betten'],
  },
  {
    title: 'Dethleffs Globetrotter XXL A 9000-2 Family Edition',
    subtitle: 'Alkoven · 27… · bis 150 km',
    price: '126.800 €',
    light: 'red',
    word: 'Unter Mindestpreis',
    remainingMs: 6_138_000,
    facts: ['05/2016', '92.300 km', '8,96 m', '7,5 t', '6 miejsc do spania'],
  },
  {
    title: 'Hobby De Luxe 540 UL',
    subtitle: 'Caravan · 28…',
    price: '14.900 €',
    light: 'none',
    word: 'Noch kein Gebot',
    remainingMs: 190_000_000,
    facts: ['02/2020', '1 Achse', '7,35 m', '1,6 t', '4 Betten'],
  },
]

const texts = {
  lastSeconds: 'weniger als 30 Sekunden',
  over: 'beendet',
  days: ({ days, clock }: { days: number; clock: string }) => `${days} T ${clock}`,
}

function toOffer(vehicle: SampleVehicle, nowMs: number): VehicleOffer {
  return {
    href: `#${vehicle.title}`,
    title: vehicle.title,
    subtitle: vehicle.subtitle,
    facts: vehicle.facts,
    factsLabel: 'Eckdaten',
    picture: <SampleDrawing />,
    priceLabel: vehicle.light === 'none' ? 'Startpreis' : 'Aktuelles Gebot · 21 Gebote',
    price: vehicle.price,
    light: <TrafficLight light={vehicle.light} word={vehicle.word} />,
    time: (
      <Countdown
        endsAt={new Date(nowMs + vehicle.remainingMs).toISOString()}
        renderedAtMs={nowMs}
        texts={texts}
        label="endet in"
      />
    ),
  }
}

function Cards({ nowMs }: SampleClock) {
  const [watched, setWatched] = useState(true)
  const tags = [
    <StatusChip key="soon" tone="warn" icon="clock" onPicture>
      Endet bald
    </StatusChip>,
    <StatusChip key="out" tone="bad" icon="bell" onPicture>
      Überboten
    </StatusChip>,
    <StatusChip key="lead" tone="good" icon="check" onPicture>
      Sie führen
    </StatusChip>,
  ]
  return (
    <VehicleGrid>
      {vehicles.map((vehicle, index) => (
        <VehicleCard
          key={vehicle.title}
          {...toOffer(vehicle, nowMs)}
          tags={tags[index]}
          watch={{
            label: `${vehicle.title} merken`,
            watched: index === 0 ? watched : false,
            onToggle: () => setWatched(!watched),
          }}
        />
      ))}
    </VehicleGrid>
  )
}

export function VehiclesPart({ nowMs }: SampleClock) {
  return (
    <Part title="Vehicles">
      <Sample name="VehicleCard in a VehicleGrid">
        <Cards nowMs={nowMs} />
      </Sample>
      <Sample name="VehicleRow, dense">
        <Card padded={false}>
          {vehicles.map((vehicle) => (
            <VehicleRow
              key={vehicle.title}
              {...toOffer(vehicle, nowMs)}
              tags={<StatusChip tone="good">Sie führen</StatusChip>}
            />
          ))}
        </Card>
      </Sample>
      <Sample name="FactList: columns">
        <Card padded={false}>
          <FactList
            form="columns"
            facts={[
              { term: 'Erstzulassung', value: '05/2019' },
              { term: 'Kilometerstand', value: '58.400 km' },
              { term: 'Länge', value: '6,96 m' },
              { term: 'Zul. Gesamtmasse', value: '3.500 kg' },
              { term: 'Schlafplätze', value: 'fehlt noch', look: 'missing' },
            ]}
          />
        </Card>
      </Sample>
      <Sample name="FactList: rows">
        <Tiles wide gap={8}>
          <FactList
            facts={[
              { term: 'Leistung', value: '103 kW / 140 PS' },
              { term: 'Kilometerstand', value: '840 km, offen', look: 'warn' },
              { term: 'Hauptuntersuchung bis', value: 'fehlt noch', look: 'missing' },
              { term: 'Technisch zulässige Gesamtmasse in beladenem Zustand', value: '3.500 kg' },
            ]}
          />
          <FactList
            facts={[
              { term: 'Zuschlag', value: '41.250,00 €' },
              { term: 'Provision 1,75 % vom Netto', value: '606,62 €' },
              { term: 'MwSt. auf die Provision', value: '115,26 €' },
              { term: 'Gesamt', value: '41.971,88 €', look: 'strong' },
            ]}
          />
        </Tiles>
      </Sample>
    </Part>
  )
}
