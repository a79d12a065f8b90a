import type { Locale } from '../locales.ts'
import type { Resume } from './resume.ts'

/** A CV before anything is written. */
export function emptyResume(lang: Locale): Resume {
  return {
    basics: {
      name: '',
      label: '',
      email: '',
      phone: '',
      url: '',
      summary: '',
      location: { address: '', city: '' },
    },
    work: [],
    education: [],
    certificates: [],
    skills: [],
    languages: [],
    interests: [],
    references: [],
    meta: { 'x-sira': { lang, design: 'sobre', licences: [] } },
  }
}
