import { APIError } from 'payload'
import type { LetterReaders } from './letterReaders.ts'
import { nobodyReads } from './nobodyReads.ts'

/**
 * Refuses a letter without readers, without texts, or with other readers than the person was told.
 */
export function requireReaders({ total, languages }: LetterReaders, told?: number): void {
  if (total === 0) throw new APIError(nobodyReads, 409)
  if (languages.some(({ gets }) => gets === null)) {
    throw new APIError('Écrivez d’abord l’objet et le texte en français.', 409)
  }
  if (told !== undefined && told !== total) {
    throw new APIError(
      `Les abonnés ont changé entre-temps : ils sont ${total}. Vérifiez, puis envoyez.`,
      409,
    )
  }
}
