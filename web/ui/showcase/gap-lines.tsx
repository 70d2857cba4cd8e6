import { useState } from 'react'
import { GapLine } from '../data/gap-line.tsx'
import { MoneyField } from '../fields/numbers/number-field.tsx'
import { Card } from '../layout/card.tsx'
import { Stack } from '../layout/stack.tsx'

const euros = (amountEur: number) => `${amountEur.toLocaleString('de-DE')} €`

function CloseGapLine() {
  return (
    <Card>
      <GapLine
        description="Höchstgebot 41.900 €, Mindestpreis 42.000 €. Lücke 100 €."
        gap={{ label: 'Luka do zamknięcia', amount: '100 €' }}
        marks={[
          {
            kind: 'bid',
            amountEur: 38_000,
            label: 'Najwyższa oferta w aukcji',
            amount: '38 000 €',
          },
          { kind: 'offer', amountEur: 41_900, label: 'Oferta licytanta 2', amount: '41 900 €' },
          {
            kind: 'counter',
            amountEur: 42_000,
            label: 'Twoja kontrpropozycja',
            amount: '42 000 €',
          },
          {
            kind: 'target',
            amountEur: 42_100,
            label: 'Cena minimalna, widoczna tylko dla Ciebie',
            amount: '42 100 €',
            secret: true,
          },
        ]}
      />
    </Card>
  )
}

export function GapLines() {
  const [draftEur, setDraftEur] = useState<number | null>(40_250)
  const counterEur = 41_000
  return (
    <Stack>
      <Card>
        <GapLine
          description="Höchstgebot 38.500 €, Angebot 39.250 €, Ihr Gegenangebot 41.000 €, Ihr Mindestpreis 42.500 €. Lücke 1.750 €."
          gap={{ label: 'Lücke, zu Beginn 2.500 €', amount: '1.750 €' }}
          marks={[
            {
              kind: 'bid',
              amountEur: 38_500,
              label: 'Höchstgebot der Auktion',
              amount: '38.500 €',
            },
            { kind: 'offer', amountEur: 39_250, label: 'Angebot von Bieter 2', amount: '39.250 €' },
            ...(draftEur === null
              ? []
              : [
                  {
                    kind: 'draft' as const,
                    amountEur: draftEur,
                    label: 'Ihr Entwurf, noch nicht gesendet',
                    amount: euros(draftEur),
                  },
                ]),
            {
              kind: 'counter',
              amountEur: counterEur,
              label: 'Ihr Gegenangebot',
              amount: euros(counterEur),
            },
            {
              kind: 'target',
              amountEur: 42_500,
              label: 'Ihr Mindestpreis, nur für Sie',
              amount: '42.500 €',
              secret: true,
            },
          ]}
        />
      </Card>
      <MoneyField label="Ihr neuer Preis" value={draftEur} onChange={setDraftEur} step={250} />
      <CloseGapLine />
    </Stack>
  )
}
