import { z } from 'zod'
import type { RichBlock } from '#domain/publishing/rich-text.ts'

/** The blocks of `domain/publishing/rich-text.ts` on the wire. */
const text = z.string()
const run = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['text', 'strong', 'emphasis']), text }),
  z.object({ kind: z.literal('link'), text, href: z.string() }),
])
const runs = z.array(run).readonly()
const rows = z.array(z.array(runs).readonly()).readonly()

export const richBlock: z.ZodType<RichBlock> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('heading'),
    level: z.union([z.literal(2), z.literal(3)]),
    id: z.string(),
    text,
  }),
  z.object({ kind: z.enum(['paragraph', 'quote']), runs }),
  z.object({
    kind: z.literal('list'),
    isOrdered: z.boolean(),
    entries: z.array(runs).readonly(),
  }),
  z.object({ kind: z.literal('table'), head: z.array(runs).readonly(), rows }),
  z.object({ kind: z.literal('drawing'), name: z.string(), label: z.string() }),
  z.object({
    kind: z.literal('picture'),
    key: z.string(),
    alt: z.string(),
    width: z.int(),
    height: z.int(),
    widths: z.array(z.int()).readonly(),
  }),
])
