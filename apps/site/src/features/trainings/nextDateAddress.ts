import { quoteAddress } from '../../components/links/quoteAddress.ts'
import type { Dictionary } from '../../i18n/fr.ts'

/** Where one asks when a training is held again. */
export function nextDateAddress(theme: string, words: Dictionary): string {
  return quoteAddress(words, 'Formation professionnelle', words.training.nextSubject(theme))
}
