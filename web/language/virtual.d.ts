declare module 'virtual:messages/*' {
  import type { Messages } from '#locales/messages.generated.ts'

  const messages: Messages
  export default messages
}

declare module 'virtual:console-messages/*' {
  import type { Messages } from '#locales/messages.generated.ts'

  const messages: Messages
  export default messages
}
