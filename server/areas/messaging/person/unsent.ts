/** Why a mail was left out, as its record has it; anything else is what the mail server said. */
export const addressEnded = 'mails to this address have ended'
export const stoppedByReader = 'stopped by the reader'
export const tooMany = 'too many of its kind within an hour'
