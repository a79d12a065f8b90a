import { z } from 'zod'
import { longestEmail } from '../forms/email.ts'
import { localeCodes } from '../locales.ts'
import { cvDesigns } from './cvChoices.ts'

/** The longest text that a letter takes: beyond it nobody reads on. */
export const longestLetter = 5000

const line = (longest: number) => z.string().trim().max(longest).default('')

/** A letter that goes along with a CV, each part bounded. */
export const letterSchema = z.object({
  lang: z.enum(localeCodes),
  design: z.enum(cvDesigns).catch('sobre'),
  name: line(120),
  phone: line(60),
  email: line(longestEmail),
  /** The town of the writer. */
  city: line(80),
  recipient: line(160),
  company: line(160),
  companyCity: line(80),
  /** `2026-11-28`; nothing: without a day. */
  date: z.iso.date().or(z.literal('')).default(''),
  subject: line(200),
  text: z.string().trim().max(longestLetter).default(''),
})

export type Letter = z.output<typeof letterSchema>
