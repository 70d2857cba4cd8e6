import { laterPart } from '../later/later-part.tsx'

/** Fetched where the contact is asked, so that no other question of the ad waits for its scripts. */
export const LaterPersonalData = laterPart(
  'personal data',
  async () => (await import('./personal-data-step.tsx')).PersonalDataStep,
)
