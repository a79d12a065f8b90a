import { quoteAddress } from '../../components/links/quoteAddress.ts'
import type { Dictionary } from '../../i18n/fr.ts'
import type { Training } from './training.ts'

/** Where one asks when a training is held again. */
export function nextDateAddress(
  { slug, Theme }: Pick<Training, 'slug' | 'Theme'>,
  words: Dictionary,
): string {
  const subject = words.training.nextSubject(Theme)
  return quoteAddress(words, 'Formation professionnelle', subject, { formation: slug })
}
