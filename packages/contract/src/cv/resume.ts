import { z } from 'zod'
import { longestEmail } from '../forms/email.ts'
import { type Locale, localeCodes } from '../locales.ts'
import { cvDesigns, drivingLicences } from './cvChoices.ts'
import { resumeDate } from './resumeDate.ts'

/** A text that is absent or null in files of other programs becomes an empty one. */
const text = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .nullish()
    .transform((written) => written ?? '')

const date = z
  .string()
  .trim()
  .regex(resumeDate)
  .or(z.literal(''))
  .nullish()
  .transform((written) => written ?? '')

const listOf = <Item extends z.ZodType>(item: Item, most: number) =>
  z
    .array(item)
    .max(most)
    .nullish()
    .transform((items) => items ?? [])

const place = z
  .object({ address: text(160), city: text(80) })
  .nullish()
  .transform((written) => written ?? { address: '', city: '' })

const noBasics = { name: '', label: '', email: '', phone: '', url: '', summary: '' }

const basics = z
  .object({
    name: text(120),
    label: text(120),
    email: text(longestEmail),
    phone: text(60),
    url: text(200),
    summary: text(2000),
    location: place,
  })
  .nullish()
  .transform((written) => written ?? { ...noBasics, location: { address: '', city: '' } })

const work = z.object({
  name: text(160),
  position: text(160),
  location: text(80),
  startDate: date,
  endDate: date,
  summary: text(2000),
  highlights: listOf(text(400), 20),
})

const education = z.object({
  institution: text(160),
  studyType: text(160),
  area: text(160),
  startDate: date,
  endDate: date,
})

/** Fields that JSON Resume lacks: the language and the look of the page, driving licences. */
const ownFields = z.object({
  lang: z.enum(localeCodes).catch('fr'),
  design: z.enum(cvDesigns).catch('sobre'),
  licences: z.array(z.enum(drivingLicences)).max(drivingLicences.length).catch([]),
})

const noOwnFields = { lang: 'fr' as Locale, design: cvDesigns[0], licences: [] }

/** JSON Resume allows fields of programs under one name in `meta`. */
const meta = z
  .object({ 'x-sira': ownFields.catch(noOwnFields) })
  .nullish()
  .catch(null)
  .transform((written) => written ?? { 'x-sira': noOwnFields })

/**
 * The part of JSON Resume 1.0 that our page can show. Other contents of a file are left out, and
 * each part is bounded.
 */
export const resumeSchema = z.object({
  basics,
  work: listOf(work, 20),
  education: listOf(education, 20),
  certificates: listOf(z.object({ name: text(160), issuer: text(160), date }), 20),
  skills: listOf(z.object({ name: text(120), keywords: listOf(text(80), 20) }), 40),
  languages: listOf(z.object({ language: text(60), fluency: text(60) }), 15),
  interests: listOf(z.object({ name: text(120), keywords: listOf(text(80), 20) }), 20),
  references: listOf(z.object({ name: text(120), reference: text(400) }), 8),
  meta,
})

export type Resume = z.output<typeof resumeSchema>
