import type { Rule } from './rule.ts'
import { fileNames } from './rules/files/file-names.ts'
import { fileSize } from './rules/files/file-size.ts'
import { folderSize } from './rules/files/folder-size.ts'
import { functionSize } from './rules/files/function-size.ts'
import { jsxUnderWeb } from './rules/files/jsx-under-web.ts'
import { migrationNumbers } from './rules/files/migration-numbers.ts'
import { floors } from './rules/imports/floors.ts'
import { importWalls } from './rules/imports/import-walls.ts'
import { noBarrels } from './rules/imports/no-barrels.ts'
import { noCircles } from './rules/imports/no-circles.ts'
import { pureDomain } from './rules/imports/pure-domain.ts'
import { refusalMessages } from './rules/messages/refusal-messages.ts'
import { sameMessages } from './rules/messages/same-messages.ts'
import { usedMessages } from './rules/messages/used-messages.ts'
import { designTokens } from './rules/text/design-tokens.ts'
import { forbiddenSyntax } from './rules/text/forbidden-syntax.ts'
import { lockHosts } from './rules/text/lock-hosts.ts'
import { noSecrets } from './rules/text/no-secrets.ts'
import { openEnds } from './rules/text/open-ends.ts'
import { ownMachine } from './rules/text/own-machine.ts'
import { plainWords } from './rules/text/plain-words.ts'
import { provedPromises } from './rules/text/proved-promises.ts'
import { sqlInStores } from './rules/text/sql-in-stores.ts'
import { testHabits } from './rules/text/test-habits.ts'

/** Every house rule; a new one is a file in rules/, its test, and a line here. */
export const rules: readonly Rule[] = [
  pureDomain,
  importWalls,
  noCircles,
  floors,
  jsxUnderWeb,
  fileSize,
  folderSize,
  functionSize,
  forbiddenSyntax,
  fileNames,
  plainWords,
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
  provedPromises,
]
