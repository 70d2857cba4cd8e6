/** "Make model" as on all cards of an owner; empty while neither is known. */
export function vehicleName(card: { readonly make: string | null; readonly model: string | null }) {
  return [card.make, card.model].filter(Boolean).join(' ')
}
