/** What a change can be about; a process hears the topics that it listens to. */
export type ChangeTopic =
  | 'auctions'
  | 'listings'
  | 'questions'
  | 'messages'
  | 'customers'
  | 'clock'
  | 'ended_logins'
