import { z } from 'zod'
import { isEmail } from '#domain/account/contact-rules.ts'
import { profileTypes } from '#domain/account/customer.ts'

/** Fields that several account calls share. */

/** Trimmed and lowercased before it is looked at (spec 5.1). */
export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, { abort: true })
  .refine(isEmail, { params: { rule: 'email' } })

/** Whether it is one of the eight is checked on the server, which knows the storefronts. */
export const LocaleCode = z.string().regex(/^[a-z]{2}$/)

export const Password = z.string().min(1).max(200)

export const Instant = z.iso.datetime()

export const Id = z.coerce.number().int().positive()

/** The token of a mailed link. */
export const LinkToken = z.string().min(20).max(200)

/** A path of ours, never an address (rules 11); the server matches it with the storefronts' paths. */
export const OwnPath = z.string().min(1).max(500).startsWith('/')

export const ProfileTypeCode = z.enum(profileTypes)

export const Done = z.object({ isDone: z.literal(true) })

export const Page = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  itemsPerPage: z.coerce.number().int().min(1).max(100).default(20),
})
