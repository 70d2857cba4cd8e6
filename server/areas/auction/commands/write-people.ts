import {
  bigints,
  documents,
  instants,
  integers,
  texts,
} from '../../../platform/database/array-parameters.ts'
import type { Write } from '../../../platform/database/one-statement.ts'
import type { RecordedCommitments, RecordedStep } from './batch-writes.ts'

/** What a batch writes of a company's people; a batch without any has neither part. */

export function insertSteps(steps: readonly RecordedStep[]): Write {
  return {
    name: 'steps',
    text: `insert into company_log (customer_id, person_id, entered_at, action, auction_id, amount_eur)
           select * from unnest($1::bigint[], $2::bigint[], $3::timestamptz[], $4::text[],
             $5::bigint[], $6::int[])`,
    values: [
      bigints(steps.map(({ customerId }) => customerId)),
      bigints(steps.map(({ personId }) => personId)),
      instants(steps.map(({ at }) => at)),
      texts(steps.map(({ action }) => action)),
      bigints(steps.map(({ auctionId }) => auctionId)),
      integers(steps.map(({ amountEur }) => amountEur)),
    ],
  }
}

export function updateCommitments(changed: readonly RecordedCommitments[]): Write {
  return {
    name: 'commitments',
    text: `update company_people set committed = n.committed
           from unnest($1::bigint[], $2::json[]) as n(person_id, committed)
           where company_people.person_id = n.person_id`,
    values: [
      bigints(changed.map(({ personId }) => personId)),
      documents(changed.map(({ committed }) => JSON.stringify(committed))),
    ],
  }
}
