/** What the security log holds (rules 11): how people came in or did not, and who got other rights. */
export const securityEvents = [
  'logged_in',
  'login_failed',
  'login_locked',
  'logged_out',
  'device_ended',
  'token_used_twice',
  'password_changed',
  'email_changed',
  'email_change_undone',
  'first_login_ended',
  'second_factor_on',
  'second_factor_off',
  'passkey_added',
  'passkey_removed',
  'outside_login_added',
  'outside_login_removed',
  'program_entered',
  'rights_changed',
] as const
export type SecurityEvent = (typeof securityEvents)[number]
