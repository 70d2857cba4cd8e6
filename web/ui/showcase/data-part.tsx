import { useState } from 'react'
import { BarChart } from '../data/bar-chart.tsx'
import { StepChart } from '../data/step-chart.tsx'
import { Table, type TableSort } from '../data/table.tsx'
import { Timeline } from '../data/timeline.tsx'
import { Card } from '../layout/card.tsx'
import { Stack, Tiles } from '../layout/stack.tsx'
import { StatusChip } from '../status/status-chip.tsx'
import { GapLines } from './gap-lines.tsx'
import { Part, Sample } from './sample.tsx'

const euros = (amountEur: number) => `${amountEur.toLocaleString('de-DE')} €`
const bids = [
  {
    id: 5,
    time: 'Fr 13:59:04',
    bidder: 'Bieter 3',
    kind: 'Bietagent',
    amountEur: 41_000,
    own: false,
  },
  { id: 4, time: 'Fr 13:59:04', bidder: 'Sie', kind: 'Bietagent', amountEur: 40_750, own: true },
  {
    id: 3,
    time: 'Fr 13:58:51',
    bidder: 'Bieter 3',
    kind: 'von Hand',
    amountEur: 40_500,
    own: false,
  },
]

function Tables() {
  const [sort, setSort] = useState<TableSort>({ column: 'amount', direction: 'descending' })
  const sign = sort.direction === 'ascending' ? 1 : -1
  const rows = bids.toSorted((a, b) => sign * (a.amountEur - b.amountEur))
  return (
    <Stack>
      <Table
        label="Gebote"
        rows={rows}
        rowKey={(bid) => bid.id}
        rowHref={(bid) => `#bid-${bid.id}`}
        rowLook={(bid) => (bid.own ? 'own' : undefined)}
        sort={sort}
        onSort={setSort}
        columns={[
          { id: 'time', header: 'Zeit (MEZ)', cell: (bid) => bid.time, keep: true },
          { id: 'bidder', header: 'Bieter', cell: (bid) => bid.bidder },
          { id: 'kind', header: 'Art', cell: (bid) => <StatusChip>{bid.kind}</StatusChip> },
          {
            id: 'amount',
            header: 'Gebot',
            cell: (bid) => euros(bid.amountEur),
            align: 'right',
            keep: true,
            sortable: true,
          },
        ]}
      />
      <Table
        label="Leere Liste"
        rows={[]}
        rowKey={() => 'none'}
        columns={[{ id: 'time', header: 'Zeit', cell: () => '' }]}
        empty="Noch keine Gebote."
      />
    </Stack>
  )
}

function Charts() {
  return (
    <Sample name="StepChart, BarChart">
      <Tiles wide>
        <Card>
          <StepChart
            title="Gebotsverlauf"
            note="MEZ"
            description="Gebote von 32.000 € auf 41.000 €"
            from={0}
            to={100}
            until={94}
            formatValue={(value) => value.toLocaleString('de-DE')}
            points={[
              { id: 1, at: 1, value: 32_000 },
              { id: 2, at: 8, value: 33_500 },
              { id: 3, at: 20, value: 35_000 },
              { id: 4, at: 66, value: 36_500 },
              { id: 5, at: 72, value: 38_500, own: true },
              { id: 6, at: 86, value: 40_000, own: true },
              { id: 7, at: 92, value: 41_000 },
            ]}
            times={[
              { at: 0, label: 'Do 16:15' },
              { at: 55, label: 'Fr 08:00' },
              { at: 100, label: 'Fr 15:45' },
            ]}
            legend={{ others: 'andere Bieter', own: 'Sie (Bieter 5)' }}
          />
        </Card>
        <Card>
          <BarChart
            title="Wartezeit der Prüfungen"
            note="Stunden"
            description="5 unter einer Stunde, 9 unter zwei, 3 unter vier, 1 darüber"
            bars={[
              { label: '< 1 h', value: 5, valueText: '5' },
              { label: '1 bis 2 h', value: 9, valueText: '9' },
              { label: '2 bis 4 h', value: 3, valueText: '3', tone: 'warn' },
              { label: '> 4 h', value: 1, valueText: '1', tone: 'bad' },
            ]}
          />
        </Card>
      </Tiles>
    </Sample>
  )
}

export function DataPart() {
  return (
    <Part title="Data">
      <Sample name="GapLine: far apart and close together">
        <GapLines />
      </Sample>
      <Charts />
      <Sample name="Table: row links, sorting, own rows, empty; j and k walk">
        <Tables />
      </Sample>
      <Sample name="Timeline">
        <Timeline
          label="Verlauf"
          entries={[
            {
              id: '1',
              time: 'jetzt',
              title: 'Sie sind am Zug',
              detail: 'Die Verhandlung endet spätestens am Sa 21.11., 15:30 Uhr',
              look: 'now',
            },
            {
              id: '2',
              time: 'Do 19.11. 17:40',
              title: 'Bieter 2 erhöht',
              detail: 'um 750 €, bindend bis zu Ihrer Antwort',
              figure: '39.250 €',
            },
            {
              id: '3',
              time: 'Do 19.11. 09:12',
              title: 'Ihr Gegenangebot',
              figure: '41.000 €',
              look: 'own',
            },
            {
              id: '4',
              time: 'Mi 18.11. 15:30',
              title: 'Auktion beendet',
              detail: '9 Gebote von 4 Händlern, Mindestpreis nicht erreicht',
              figure: '38.500 €',
              look: 'bad',
            },
          ]}
        />
      </Sample>
    </Part>
  )
}
