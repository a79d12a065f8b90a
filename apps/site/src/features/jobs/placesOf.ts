import type { Locale } from '@sira/contract/locales'
import { townName } from '../../format/townName.ts'
import type { Job } from './job.ts'

/** Town and country of an offer, as far as they are known. */
export function placesOf({ ville, pays }: Pick<Job, 'ville' | 'pays'>, locale: Locale): string {
  const town = ville && townName(ville, locale)
  return [town, pays].filter(Boolean).join(locale === 'ar' ? '، ' : ', ')
}
