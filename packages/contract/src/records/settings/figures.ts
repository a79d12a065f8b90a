import { z } from 'zod'
import { several } from './settingFields.ts'

/** The default duration of a counting figure, in seconds. */
export const counterSeconds = 5
export const percents = { min: 0, max: 100 }

/** An optional text. */
const words = z
  .string()
  .nullish()
  .transform((given) => given ?? '')

/** A figure that counts up once when it comes into view (product 9). */
const counterSchema = z.object({
  prefix: words,
  value: z.number(),
  suffix: words,
  label: words,
  /** The duration of the count in seconds. */
  seconds: z
    .number()
    .nullish()
    .transform((given) => given ?? counterSeconds),
})

const skillSchema = z.object({
  label: words,
  percent: z.number().min(percents.min).max(percents.max),
})

const testimonialSchema = z.object({ quote: words, author: z.string(), role: words })

/** The figures and testimonials of the home page. */
export const figures = {
  counters: several(counterSchema, [
    { prefix: '+', value: 5, suffix: '', label: 'années d’expérience', seconds: 5 },
    { prefix: '+', value: 100, suffix: '', label: 'partenaires', seconds: 5 },
    { prefix: '+', value: 500, suffix: '', label: 'clients actifs', seconds: 10 },
    { prefix: '+', value: 95, suffix: ' %', label: 'de clients satisfaits', seconds: 5 },
    { prefix: '+', value: 1000, suffix: '', label: 'témoignages', seconds: 10 },
  ]),
  skills: several(skillSchema, [
    { label: 'Formation professionnelle', percent: 98 },
    { label: 'Conseil et études', percent: 97 },
    { label: 'Mise en relation emploi', percent: 96 },
    { label: 'Communication digitale', percent: 94 },
    { label: 'Développement applicatif', percent: 92 },
  ]),
  testimonials: several(testimonialSchema, [
    {
      quote:
        'Dès la première semaine, nos caissières se servaient du tableau construit pendant la formation.',
      author: 'Mariam Ouédraogo',
      role: 'Gérante de magasin, Ouagadougou',
    },
    {
      quote: 'Mon CV a été repris ligne par ligne avec moi. Deux entretiens plus tard, je signais.',
      author: 'Adama Traoré',
      role: 'Technicien logistique, Bobo-Dioulasso',
    },
  ]),
  /** The source of the figures, with the sample and the year; shown beside them. */
  figuresSource: z.string().catch(''),
  /** The partners of the company, one name a line. */
  partners: z.string().catch(''),
}
