import { createHash } from 'node:crypto'
import { searchedText } from '../../dossiers/search/plainSearch.ts'

/** One person: a phone number with a name, in whatever order, case and accents it was typed. */
export function identityOf(phone: string, name: string): string {
  const words = searchedText([name])
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const folded = words.toSorted().join(' ')
  return createHash('sha256').update(`${phone} ${folded}`).digest('hex')
}
