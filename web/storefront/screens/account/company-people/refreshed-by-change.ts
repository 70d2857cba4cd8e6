import { keysOf } from '#web/api/queries.ts'

/** What has changed with a company's people. */
export const peopleAndLog = [keysOf('company', 'listPeople'), keysOf('company', 'listLog')]
