import { invoiceNumbersIn, matchPayment, type OwedInvoice } from '#domain/order/match-payment.ts'
import { type BankBooking, BankFileUnreadable } from '../../../integrations/bank-file/port.ts'
import type { DatabaseClient } from '../../../platform/database/pool.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { type CallContext, customerIdOf } from '../../../platform/http/call-context.ts'
import { refuseCall } from '../../../platform/http/refused-call.ts'
import { recordOperatorAction } from '../../account/api.ts'
import { openInvoiceOf } from '../invoices-of-order.ts'
import type { OrderServices } from '../order-services.ts'
import { orderStateOf } from '../order-state.ts'
import { lockOrder } from '../order-store.ts'
import {
  insertBankLine,
  listOrderIdsByInvoice,
  lockBankLine,
  type StoredBankLine,
  saveBankLine,
} from './bank-store.ts'
import { payOrder } from './pay-order.ts'

/**
 * A bank file (rules 10): each new line is kept, and one that names an invoice and its amount pays
 * the order. Line by line, so that a file of a month holds no lock for long; a file sent again does
 * nothing twice.
 */

export async function importBankFile(
  services: OrderServices,
  context: CallContext,
  file: { readonly fileName: string; readonly text: string },
): Promise<{ matched: number; open: number; known: number }> {
  const bookings = readBookings(services, file.text)
  const counts = { matched: 0, open: 0, known: 0 }
  for (const booking of bookings) {
    const outcome = await transaction(services.pool, (client) =>
      bookLine(services, client, {
        ...{ booking, fileName: file.fileName, uploadedBy: customerIdOf(context) },
      }),
    )
    counts[outcome.counted] += 1
    if (outcome.paidBy !== null) await services.announceCustomer(outcome.paidBy)
  }
  await recordOperatorAction(services.pool, context, {
    action: 'import_bank_file',
    subject: { kind: 'bank' },
    facts: { fileName: file.fileName, ...counts },
  })
  return counts
}

function readBookings({ bankFiles }: OrderServices, text: string): BankBooking[] {
  try {
    return bankFiles.read(text)
  } catch (error) {
    if (!(error instanceof BankFileUnreadable)) throw error
    const { found } = error
    if (found === null) throw refuseCall('BANK_FILE_UNREADABLE')
    throw refuseCall('BANK_LINE_UNREADABLE', { found })
  }
}

async function bookLine(
  services: OrderServices,
  client: DatabaseClient,
  line: {
    readonly booking: BankBooking
    readonly fileName: string
    readonly uploadedBy: number
  },
): Promise<{ counted: 'matched' | 'open' | 'known'; paidBy: number | null }> {
  const { booking, fileName, uploadedBy } = line
  const lineId = await insertBankLine(client, { ...booking, fileName, uploadedBy })
  if (lineId === null) return { counted: 'known', paidBy: null }
  const { amountCents, purpose } = booking
  const match = matchPayment(amountCents, purpose, await listNamedInvoices(client, purpose))
  if (!match.isMatched) {
    const { doubt, orderId } = match
    const nobody = { settledBy: null, owedCents: null }
    await saveBankLine(client, { lineId, status: 'open', doubt, orderId, ...nobody })
    return { counted: 'open', paidBy: null }
  }
  const { orderId } = match
  const { buyerCustomerId, owedCents } = await payOrder(services, client, orderId)
  const settled = { status: 'matched', doubt: null, settledBy: null } as const
  await saveBankLine(client, { lineId, orderId, owedCents, ...settled })
  return { counted: 'matched', paidBy: buyerCustomerId }
}

/** Locked, so that two files cannot pay one order. */
async function listNamedInvoices(client: DatabaseClient, purpose: string): Promise<OwedInvoice[]> {
  const orderIds = await listOrderIdsByInvoice(client, invoiceNumbersIn(purpose))
  const invoices: OwedInvoice[] = []
  for (const orderId of orderIds) {
    const stored = await lockOrder(client, orderId)
    if (!stored) continue
    const open = openInvoiceOf(stored)
    for (const document of stored.documents) {
      if (document.kind !== 'commission_invoice' || document.stated === null) continue
      const { number, stated } = document
      // A number that was corrected still means this order, at what the new invoice says.
      const counting = open?.stated ?? stated
      const grossCents = counting.netCents + counting.vatCents
      invoices.push({ number: number ?? '', grossCents, order: orderStateOf(stored) })
    }
  }
  return invoices
}

/** The operator knows better than the purpose says: this payment is for that order. */
export async function assignBankLine(
  services: OrderServices,
  context: CallContext,
  assigned: { readonly lineId: number; readonly orderId: number },
): Promise<StoredBankLine> {
  const { lineId, orderId } = assigned
  const { line, paidBy } = await transaction(services.pool, async (client) => {
    const open = await loadOpenLine(client, lineId)
    const { amountCents } = open
    const { buyerCustomerId, owedCents } = await payOrder(services, client, orderId, amountCents)
    const settled = { ...open, status: 'matched', orderId, owedCents } as const
    await saveBankLine(client, { ...settled, settledBy: customerIdOf(context) })
    await recordOperatorAction(client, context, {
      action: 'assign_bank_line',
      subject: { kind: 'order', id: orderId },
      facts: { lineId, amountCents, owedCents },
    })
    return { line: settled, paidBy: buyerCustomerId }
  })
  await services.announceCustomer(paidBy)
  return line
}

export function dismissBankLine(
  services: OrderServices,
  context: CallContext,
  lineId: number,
): Promise<StoredBankLine> {
  return transaction(services.pool, async (client) => {
    const open = await loadOpenLine(client, lineId)
    const settled = { ...open, status: 'dismissed' } as const
    await saveBankLine(client, { ...settled, settledBy: customerIdOf(context) })
    await recordOperatorAction(client, context, {
      action: 'dismiss_bank_line',
      subject: { kind: 'bank_line', id: lineId },
    })
    return settled
  })
}

async function loadOpenLine(client: DatabaseClient, lineId: number): Promise<StoredBankLine> {
  const line = await lockBankLine(client, lineId)
  if (!line) throw refuseCall('NOT_FOUND')
  if (line.status !== 'open') throw refuseCall('ACTION_NOT_POSSIBLE_NOW')
  return line
}
