import { mailOnly, type NotificationRows } from './notification-row.ts'

/** Accounts and addresses. What carries a link or confirms an address goes by mail alone. */
export const accountNotifications = {
  verify_email: {
    event: 'address_given',
    to: 'customer',
    channels: mailOnly,
    isAboutAccount: true,
  },
  account_exists: {
    event: 'registered_again',
    to: 'customer',
    channels: mailOnly,
    isAboutAccount: true,
  },
  login_link: { event: 'login_asked', to: 'customer', channels: mailOnly, isAboutAccount: true },
  unlock_account: {
    event: 'login_locked',
    to: 'customer',
    channels: mailOnly,
    isAboutAccount: true,
  },
  reset_password: {
    event: 'password_forgotten',
    to: 'customer',
    channels: mailOnly,
    isAboutAccount: true,
  },
  password_changed: {
    event: 'password_changed',
    to: 'customer',
    destination: 'accountSettings',
    isAboutAccount: true,
  },
  merchant_submitted: {
    event: 'merchant_submitted',
    to: 'customer',
    destination: 'account',
    isAboutAccount: true,
  },
  merchant_accepted: {
    event: 'merchant_accepted',
    to: 'customer',
    destination: 'catalog',
    isAboutAccount: true,
  },
  merchant_refused: {
    event: 'merchant_refused',
    to: 'customer',
    destination: 'account',
    isAboutAccount: true,
  },
  merchant_needs_more: {
    event: 'merchant_needs_more',
    to: 'customer',
    destination: 'account',
    isAboutAccount: true,
  },
  newsletter_confirm: {
    event: 'newsletter_asked',
    to: 'customer',
    channels: mailOnly,
    isAboutAccount: true,
  },
} as const satisfies NotificationRows
