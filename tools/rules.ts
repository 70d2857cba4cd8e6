import type { Rule } from './rule.ts'
import { fileNames } from './rules/file-names.ts'
import { fileSize } from './rules/file-size.ts'
import { forbiddenSyntax } from './rules/forbidden-syntax.ts'
import { jsxUnderWeb } from './rules/jsx-under-web.ts'
import { noBarrels } from './rules/no-barrels.ts'
import { pureDomain } from './rules/pure-domain.ts'

/** Every house rule; a new one is a file in rules/, its test, and a line here. */
export const rules: readonly Rule[] = [
  pureDomain,
  jsxUnderWeb,
  fileSize,
  forbiddenSyntax,
  fileNames,
  noBarrels,
]
