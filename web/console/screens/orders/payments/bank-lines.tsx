import { useTranslations } from 'use-intl/react'
import type { BankLine } from '#contract/endpoints/bank.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Table } from '#web/ui/data/table.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { ConsoleLink } from '../../../shell/console-link.tsx'
import { useDifference } from './owed.tsx'

type BankLinesProps = {
  readonly lines: readonly BankLine[]
  readonly chosen: number | null
  readonly hrefOf: (lineId: number) => string
}

export function BankLines({ lines, chosen, hrefOf }: BankLinesProps) {
  const t = useTranslations('console-payments')
  const format = useFormat()
  return (
    <Table
      dense
      label={t('title')}
      rows={lines}
      rowKey={({ lineId }) => lineId}
      rowLook={({ lineId }) => (lineId === chosen ? 'selected' : undefined)}
      columns={[
        {
          id: 'day',
          header: t('column.day'),
          keep: true,
          cell: ({ bookedOn }) => format.date(bookedOn),
        },
        { id: 'payer', header: t('column.payer'), cell: ({ payer }) => payer },
        { id: 'purpose', header: t('column.purpose'), cell: ({ purpose }) => purpose },
        {
          id: 'amount',
          header: t('column.amount'),
          align: 'right',
          keep: true,
          cell: ({ amountCents }) => format.moneyCents(amountCents),
        },
        {
          id: 'standing',
          header: t('column.standing'),
          cell: (line) => <Standing line={line} hrefOf={hrefOf} />,
        },
      ]}
      empty={<EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>}
    />
  )
}

function Standing({ line, hrefOf }: Pick<BankLinesProps, 'hrefOf'> & { line: BankLine }) {
  const t = useTranslations('console-payments')
  const differenceOf = useDifference()
  if (line.status === 'open') {
    return (
      <LinkButton look="quiet" size="dense" flush href={hrefOf(line.lineId)}>
        {t(`doubt.${line.doubt ?? 'no_number'}`)}
      </LinkButton>
    )
  }
  if (line.orderId === null) return <span className="muted">{t('status.dismissed')}</span>
  const difference = line.owedCents === null ? null : differenceOf(line.amountCents, line.owedCents)
  return (
    <>
      <ConsoleLink href={`/orders/${line.orderId}`}>
        {t('order', { number: String(line.orderId) })}
      </ConsoleLink>
      {difference !== null && (
        <>
          <br />
          <span className="small">{difference}</span>
        </>
      )}
    </>
  )
}
