/** Addresses that open a program for messages with the text written already; whom it goes to is chosen there. */

export function whatsAppAddress(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`
}

/** iPhones want the text after `&`, Android after `?`; both understand this form. */
export function smsAddress(text: string): string {
  return `sms:?&body=${encodeURIComponent(text)}`
}

export function mailAddress(subject: string, text: string): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`
}
