import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { Card } from '../layout/card.tsx'
import { Cluster, Stack, Tiles } from '../layout/stack.tsx'
import { Avatar } from '../status/avatar.tsx'
import { Badge } from '../status/badge.tsx'
import { Banner, SystemBar } from '../status/banner.tsx'
import { Countdown } from '../status/countdown.tsx'
import { EmptyState } from '../status/empty-state.tsx'
import { Price } from '../status/price.tsx'
import { ProgressBar } from '../status/progress-bar.tsx'
import { Loading, SkeletonCard, SkeletonRow, SkeletonText } from '../status/skeleton.tsx'
import { useSnackbar } from '../status/snackbar/snackbar.tsx'
import { StatusChip } from '../status/status-chip.tsx'
import { TrafficLight } from '../status/traffic-light.tsx'
import { VehicleGrid } from '../vehicles/vehicle-grid.tsx'
import { Part, Sample, SampleDrawing } from './sample.tsx'
import styles from './showcase.module.css'

export type SampleClock = { nowMs: number }

const texts = {
  lastSeconds: 'weniger als 30 Sekunden',
  over: 'beendet',
  days: ({ days, clock }: { days: number; clock: string }) => `${days} T ${clock}`,
  announce: ({ minutes }: { minutes: number }) => `Noch ${minutes} Minuten`,
}

function Marks() {
  return (
    <>
      <Sample name="StatusChip">
        <Cluster>
          <StatusChip>Entwurf</StatusChip>
          <StatusChip tone="good" icon="check">
            Sie führen
          </StatusChip>
          <StatusChip tone="bad" icon="bell">
            Überboten
          </StatusChip>
          <StatusChip tone="warn" icon="clock">
            Endet bald
          </StatusChip>
          <StatusChip tone="late">Nachgebot</StatusChip>
          <StatusChip tone="brand">Läuft</StatusChip>
        </Cluster>
      </Sample>
      <Sample name="TrafficLight">
        <Stack gap={2}>
          <Cluster gap={4}>
            <TrafficLight light="none" word="Noch kein Gebot" />
            <TrafficLight light="red" word="Unter dem Mindestpreis" />
            <TrafficLight light="yellow" word="Nahe am Mindestpreis" />
            <TrafficLight light="green" word="Mindestpreis erreicht" />
          </Cluster>
          <Cluster gap={4}>
            <TrafficLight
              size="large"
              light="red"
              word="Rot:"
              meaning="deutlich unter dem Mindestpreis"
            />
            <TrafficLight
              size="large"
              light="yellow"
              word="Gelb:"
              meaning="nahe am Mindestpreis, noch nicht erreicht"
            />
            <TrafficLight size="large" light="green" word="Grün:" meaning="Mindestpreis erreicht" />
          </Cluster>
        </Stack>
      </Sample>
      <Sample name="Badge, Avatar">
        <Cluster gap={4}>
          <Badge count={2} label="2 neue Gebote" />
          <Badge count="99+" label="mehr als 99 ungelesen" tone="bad" />
          <Avatar name="Helga Brandt" />
          <Avatar name="Autohaus Nordlicht" size="large" />
        </Cluster>
      </Sample>
    </>
  )
}

function Clocks({ nowMs }: SampleClock) {
  const clock = (remainingMs: number) => ({
    endsAt: new Date(nowMs + remainingMs).toISOString(),
    renderedAtMs: nowMs,
    texts,
    label: 'endet in',
  })
  return (
    <Sample name="Countdown: days, hours, soon, last seconds, over, on a dark band">
      <Cluster gap={6}>
        <Countdown {...clock(190_000_000)} />
        <Countdown {...clock(6_138_000)} />
        <Countdown {...clock(164_000)} />
        <Countdown {...clock(25_000)} />
        <Countdown {...clock(-1000)} />
        <span className={styles.dark}>
          <Countdown {...clock(164_000)} plain />
        </span>
      </Cluster>
    </Sample>
  )
}

function Prices() {
  const [amountEur, setAmountEur] = useState(41_000)
  const amount = `${amountEur.toLocaleString('de-DE')} €`
  return (
    <Sample name="Price: rolls when it changes">
      <Cluster gap={6} align="baseline">
        <Price amount={amount} size="small" />
        <Price amount={amount} />
        <Price amount={amount} size="large" label="Aktuelles Gebot" tone="good" />
        <Price amount={amount} size="large" tone="bad" />
        <Price amount={amount} size="large" tone="late" />
        <Price amount={amount} size="huge" note="netto 34.454 €, MwSt. ausweisbar" />
        <Button onClick={() => setAmountEur(amountEur + 250)}>+250 €</Button>
      </Cluster>
    </Sample>
  )
}

function Messages() {
  const show = useSnackbar()
  return (
    <>
      <Sample name="Banner and SystemBar">
        <Stack gap={2}>
          <SystemBar>Heute ab 22 Uhr sind Gebote für etwa zehn Minuten nicht möglich.</SystemBar>
          <SystemBar tone="admin">Sie arbeiten als Betreiber.</SystemBar>
          <Banner title="Aus dem Englischen übersetzt.">
            <a href="#top">Original zeigen</a>
          </Banner>
          <Banner tone="good" title="Ihre E-Mail-Adresse ist bestätigt." onClose={() => {}} />
          <Banner
            tone="warn"
            title="840 km in 7 Jahren und 6 Monaten?"
            actions={
              <>
                <Button>84.000 km übernehmen</Button>
                <Button look="quiet">840 km stimmt</Button>
              </>
            }
          >
            Üblich wären rund 50.000 bis 95.000 km. Fehlen vielleicht Nullen am Ende?
          </Banner>
          <Banner tone="bad" title="Sie wurden überboten">
            von Bieter 3. Ihr Höchstgebot: 40.750 €.
          </Banner>
          <Banner tone="late" title="Ein Nachgebot liegt vor.">
            Antwort bis morgen, 14:02 Uhr.
          </Banner>
        </Stack>
      </Sample>
      <Sample name="Snackbar: several wait for each other, ten seconds each">
        <Cluster>
          <Button onClick={() => show({ text: 'Ihre Änderungen sind gespeichert.', tone: 'good' })}>
            Show
          </Button>
          <Button
            icon="rotate-ccw"
            onClick={() =>
              show({
                text: 'Das Inserat ist nicht mehr auf Ihrer Merkliste.',
                action: { label: 'Rückgängig', onPress: () => {} },
              })
            }
          >
            With undo
          </Button>
        </Cluster>
      </Sample>
    </>
  )
}

export function StatusPart({ nowMs }: SampleClock) {
  return (
    <Part title="Status">
      <Marks />
      <Clocks nowMs={nowMs} />
      <Prices />
      <Sample name="ProgressBar">
        <Stack>
          <ProgressBar label="Inserat" percent={38} value="38 %" />
          <ProgressBar label="Bilder" percent={100} value="100 %" tone="good" />
        </Stack>
      </Sample>
      <Messages />
      <Sample name="EmptyState">
        <Card>
          <EmptyState
            title="Noch nichts gemerkt"
            drawing={<SampleDrawing outline />}
            action={<Button look="primary">Katalog öffnen</Button>}
          >
            Mit dem Herz an einem Fahrzeug merken Sie es sich, und wir sagen Ihnen, wenn die Auktion
            bald endet.
          </EmptyState>
        </Card>
      </Sample>
      <Sample name="Skeletons">
        <Loading>
          <VehicleGrid>
            <SkeletonCard />
            <SkeletonCard />
            <div>
              <SkeletonText lines={4} />
              <SkeletonRow />
              <SkeletonRow />
            </div>
          </VehicleGrid>
        </Loading>
      </Sample>
      <Sample name="Card: lying, floating, chosen">
        <Tiles>
          <Card>Liegt auf der Seite.</Card>
          <Card look="floating">Schwebt darüber.</Card>
          <Card look="chosen">Die Hauptsache unter gleichen.</Card>
        </Tiles>
      </Sample>
    </Part>
  )
}
