import { keysOf } from '#web/api/queries.ts'

/** What is asked again after a step of one side: this page, and the lists of sales and purchases. */
export const refreshedByStep = [keysOf('handover'), keysOf('order')]
