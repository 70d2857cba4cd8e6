import type { NotificationRows } from './notification-row.ts'

/** Documents and payment of a sale, and its cancellation. */
export const orderNotifications = {
  order_documents_seller: { event: 'documents_written', to: 'seller', destination: 'sales' },
  order_documents_dealer: { event: 'documents_written', to: 'dealer', destination: 'purchases' },
  order_documents_held_seller: {
    event: 'documents_held',
    to: 'seller',
    destination: 'sales',
    deadline: 'heldUntil',
  },
  order_documents_held_dealer: {
    event: 'documents_held',
    to: 'dealer',
    destination: 'purchases',
    deadline: 'heldUntil',
  },
  order_invoice_dealer: {
    event: 'held_invoice_written',
    to: 'dealer',
    destination: 'purchases',
    deadline: 'dueOn',
  },
  order_invoice_corrected_dealer: {
    event: 'invoice_corrected',
    to: 'dealer',
    destination: 'purchases',
    deadline: 'dueOn',
  },
  order_paid_dealer: { event: 'order_paid', to: 'dealer', destination: 'purchases' },
  order_paid_otherwise_dealer: { event: 'order_paid', to: 'dealer', destination: 'purchases' },
  invoice_reminder: {
    event: 'invoice_overdue',
    to: 'dealer',
    destination: 'purchases',
    deadline: 'stopAt',
  },
  bidding_stopped: { event: 'bidding_stopped', to: 'dealer', destination: 'purchases' },
  bidding_stop_lifted: { event: 'order_paid', to: 'dealer', destination: 'purchases' },
  cancellation_requested_seller: {
    event: 'cancellation_requested',
    to: 'seller',
    destination: 'sales',
  },
  cancellation_requested_dealer: {
    event: 'cancellation_requested',
    to: 'dealer',
    destination: 'purchases',
  },
  order_canceled_seller: { event: 'order_canceled', to: 'seller', destination: 'sales' },
  order_canceled_dealer: { event: 'order_canceled', to: 'dealer', destination: 'purchases' },
  order_canceled_still_owed: {
    event: 'order_canceled',
    to: 'dealer',
    destination: 'purchases',
    deadline: 'dueOn',
  },
  cancellation_rejected_seller: {
    event: 'cancellation_rejected',
    to: 'seller',
    destination: 'sales',
  },
  cancellation_rejected_dealer: {
    event: 'cancellation_rejected',
    to: 'dealer',
    destination: 'purchases',
  },
  handover_noted: { event: 'vehicle_handed_over', to: 'dealer', destination: 'purchases' },
  handover_noted_seller: { event: 'vehicle_handed_over', to: 'seller', destination: 'sales' },
} as const satisfies NotificationRows
