/** Behind a vehicle's address: its agent, with the keyboard in the field of the limit. */
export const limitHash = '#limit'
