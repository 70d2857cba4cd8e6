declare module 'virtual:messages/*' {
  import type { Messages } from '#locales/messages.generated.ts'

  const messages: Messages
  export default messages
}
