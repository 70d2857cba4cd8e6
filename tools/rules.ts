import type { Rule } from './rule.ts'
import { designTokens } from './rules/design-tokens.ts'
import { fileNames } from './rules/file-names.ts'
import { fileSize } from './rules/file-size.ts'
import { forbiddenSyntax } from './rules/forbidden-syntax.ts'
import { functionSize } from './rules/function-size.ts'
import { importWalls } from './rules/import-walls.ts'
import { jsxUnderWeb } from './rules/jsx-under-web.ts'
import { lockHosts } from './rules/lock-hosts.ts'
import { migrationNumbers } from './rules/migration-numbers.ts'
import { noBarrels } from './rules/no-barrels.ts'
import { noSecrets } from './rules/no-secrets.ts'
import { openEnds } from './rules/open-ends.ts'
import { ownMachine } from './rules/own-machine.ts'
import { pureDomain } from './rules/pure-domain.ts'
import { refusalMessages } from './rules/refusal-messages.ts'
import { sameMessages } from './rules/same-messages.ts'
import { sqlInStores } from './rules/sql-in-stores.ts'
import { testHabits } from './rules/test-habits.ts'
import { usedMessages } from './rules/used-messages.ts'

/** Every house rule; a new one is a file in rules/, its test, and a line here. */
export const rules: readonly Rule[] = [
  pureDomain,
  importWalls,
  jsxUnderWeb,
  fileSize,
  functionSize,
  forbiddenSyntax,
  fileNames,
  noBarrels,
  openEnds,
  ownMachine,
  sameMessages,
  usedMessages,
  refusalMessages,
  designTokens,
  testHabits,
  migrationNumbers,
  sqlInStores,
  lockHosts,
  noSecrets,
]
