import { z } from 'zod'
import { defaultPrivacy } from '../legal/privacy.ts'
import { defaultTerms } from '../legal/terms.ts'
import { limits } from '../limits.ts'
import { defaultSynonyms } from './searchSynonyms.ts'

const text = z.string()
const address = z.url().nullable()

/** One figure that counts up once when it is seen (spec 9). */
const counterSchema = z.object({
  prefix: text.nullish().transform((given) => given ?? ''),
  value: z.number(),
  suffix: text.nullish().transform((given) => given ?? ''),
  label: text.nullish().transform((given) => given ?? ''),
  /** Seconds the count lasts. */
  seconds: z
    .number()
    .nullish()
    .transform((given) => given ?? 5),
})

const skillSchema = z.object({
  label: text.nullish().transform((given) => given ?? ''),
  percent: z.number().min(0).max(100),
})

const testimonialSchema = z.object({
  quote: text.nullish().transform((given) => given ?? ''),
  author: text,
  role: text.nullish().transform((given) => given ?? ''),
})

export type Counter = z.infer<typeof counterSchema>
export type Skill = z.infer<typeof skillSchema>
export type Testimonial = z.infer<typeof testimonialSchema>

/** The company's own facts, which spec 1 and 9 leave to the settings. */
export interface Settings {
  brandName: string
  /** Makes the address of the shop: /{productName}-biblio. */
  productName: string
  /** International number without spaces, like the three others. */
  firstContact: string
  secondContact: string
  thirdContact: string
  whatsapp: string
  email: string
  weekdayHours: string
  saturdayHours: string
  address: string
  mapUrl: string | null
  facebook: string | null
  linkedin: string | null
  x: string | null
  instagram: string | null
  videoUrl: string | null
  counters: Counter[]
  skills: Skill[]
  testimonials: Testimonial[]
  showSearch: boolean
  /** What the search takes for the same: one group a line, commas between. Empty: nothing. */
  searchSynonyms: string
  showTopHeader: boolean
  showLang: boolean
  /** Whether visitors may have untranslated texts translated by the page-translation service. */
  pageTranslation: boolean
  /** Address of that service's script; it must behave like Google's page-translation element. */
  translationScript: string
  /** Other addresses the script loads from, with spaces between them. */
  translationHosts: string
  /** Whether forms must carry a solved challenge (ALTCHA). */
  proofOfWork: boolean
  /** Whether visitors' phones tell the site how fast its pages were. */
  measureSpeed: boolean
  copyrightYear: number
  /** Address of a comment thread that can stand in a frame, with `{slug}` in it; null: no comments. */
  commentsProvider: string | null
  /** Terms of use and privacy policy, in Markdown. */
  termsText: string
  privacyText: string
}

/** The values of spec 9; those it does not give are this company's. */
export const defaultSettings: Settings = {
  brandName: 'Sira',
  productName: 'sira',
  firstContact: '+22625300101',
  secondContact: '+22670000202',
  thirdContact: '+22676000303',
  whatsapp: '+22670000202',
  email: 'contact@sira.example',
  weekdayHours: '08H-18H',
  saturdayHours: '08H-13H',
  address: 'Avenue Kwamé N’Krumah, Ouagadougou, Burkina Faso',
  mapUrl:
    'https://www.openstreetmap.org/export/embed.html?bbox=-1.5335%2C12.3565%2C-1.5055%2C12.3745&layer=mapnik&marker=12.3657%2C-1.5197',
  facebook: null,
  linkedin: null,
  x: null,
  instagram: null,
  videoUrl: null,
  counters: [
    { prefix: '+', value: 5, suffix: '', label: 'années d’expérience', seconds: 5 },
    { prefix: '+', value: 100, suffix: '', label: 'partenaires', seconds: 5 },
    { prefix: '+', value: 500, suffix: '', label: 'clients actifs', seconds: 10 },
    { prefix: '+', value: 95, suffix: ' %', label: 'de clients satisfaits', seconds: 5 },
    { prefix: '+', value: 1000, suffix: '', label: 'témoignages', seconds: 10 },
  ],
  skills: [
    { label: 'Formation professionnelle', percent: 98 },
    { label: 'Conseil et études', percent: 97 },
    { label: 'Mise en relation emploi', percent: 96 },
    { label: 'Communication digitale', percent: 94 },
    { label: 'Développement applicatif', percent: 92 },
  ],
  testimonials: [
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
  ],
  showSearch: false,
  searchSynonyms: defaultSynonyms,
  showTopHeader: false,
  showLang: true,
  pageTranslation: false,
  translationScript: 'https://translate.google.com/translate_a/element.js',
  translationHosts:
    'https://translate.googleapis.com https://translate-pa.googleapis.com https://www.gstatic.com https://www.google.com',
  proofOfWork: false,
  measureSpeed: false,
  copyrightYear: limits.copyrightYear,
  commentsProvider: null,
  termsText: defaultTerms,
  privacyText: defaultPrivacy,
}

const fallback = defaultSettings

/**
 * Attributes of the single type `/api/settings`. A value that is empty, absent or unusable is
 * replaced by its default: a slip in the settings never takes the site down.
 */
export const settingsSchema: z.ZodType<Settings> = z.object({
  brandName: text.min(1).catch(fallback.brandName),
  productName: text.regex(/^[a-z0-9-]+$/).catch(fallback.productName),
  firstContact: text.min(1).catch(fallback.firstContact),
  secondContact: text.min(1).catch(fallback.secondContact),
  thirdContact: text.min(1).catch(fallback.thirdContact),
  whatsapp: text.min(1).catch(fallback.whatsapp),
  email: z.email().catch(fallback.email),
  weekdayHours: text.min(1).catch(fallback.weekdayHours),
  saturdayHours: text.min(1).catch(fallback.saturdayHours),
  address: text.min(1).catch(fallback.address),
  mapUrl: address.catch(fallback.mapUrl),
  facebook: address.catch(null),
  linkedin: address.catch(null),
  x: address.catch(null),
  instagram: address.catch(null),
  videoUrl: address.catch(null),
  counters: z.array(counterSchema).min(1).catch(fallback.counters),
  skills: z.array(skillSchema).min(1).catch(fallback.skills),
  testimonials: z.array(testimonialSchema).min(1).catch(fallback.testimonials),
  showSearch: z.boolean().catch(fallback.showSearch),
  searchSynonyms: text.catch(fallback.searchSynonyms),
  showTopHeader: z.boolean().catch(fallback.showTopHeader),
  showLang: z.boolean().catch(fallback.showLang),
  pageTranslation: z.boolean().catch(fallback.pageTranslation),
  translationScript: z.url().catch(fallback.translationScript),
  translationHosts: text
    .nullable()
    .transform((given) => given ?? '')
    .catch(fallback.translationHosts),
  proofOfWork: z.boolean().catch(fallback.proofOfWork),
  measureSpeed: z.boolean().catch(fallback.measureSpeed),
  copyrightYear: z.number().int().catch(fallback.copyrightYear),
  commentsProvider: z
    .url({ protocol: /^https$/ })
    .includes('{slug}')
    .nullable()
    .catch(null),
  termsText: text.min(1).catch(fallback.termsText),
  privacyText: text.min(1).catch(fallback.privacyText),
})
