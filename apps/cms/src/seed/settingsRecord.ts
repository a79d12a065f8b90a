import { defaultSettings } from '@sira/contract/records/settings'
import type { Payload } from 'payload'
import { demoSettings } from './content/settingsSeed.ts'

/** Writes the default settings with their English and Arabic texts; the demo shows its search. */
export async function seedSettings(payload: Payload): Promise<void> {
  const { counters, skills, testimonials, address } = defaultSettings
  const translations = demoSettings()
  const { partners, ...besides } = translations.fr
  const french = {
    counters,
    skills,
    testimonials,
    address,
    showSearch: true,
    ...besides,
    partners: partners.join('\n'),
  }
  const kept = await payload.updateGlobal({
    slug: 'settings',
    locale: 'fr',
    data: french,
    depth: 0,
  })
  for (const locale of ['en', 'ar'] as const) {
    const words = translations[locale]
    // The rows are matched by their ids, which are those of the French version.
    const data = {
      address: words.address,
      figuresSource: words.figuresSource,
      counters: kept.counters?.map((row, index) => ({ ...row, label: words.counters[index] })),
      skills: kept.skills?.map((row, index) => ({ ...row, label: words.skills[index] })),
      testimonials: kept.testimonials?.map((row, index) => ({
        ...row,
        ...words.testimonials[index],
      })),
    }
    await payload.updateGlobal({ slug: 'settings', locale, data: data as object, depth: 0 })
  }
}
