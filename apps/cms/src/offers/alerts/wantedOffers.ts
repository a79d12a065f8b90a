import { isWeak, stemOf, wordsOf } from '@sira/contract/search/searchText'
import { askedParts, type SynonymGroup } from '@sira/contract/search/synonyms'
import type { JobAlert } from '../../payload-types.ts'
import type { OpenOffer } from './openOffers.ts'

const chosen = ['domaine', 'contrat', 'experience', 'pays', 'ville'] as const

/** The offers that an alert looks for, of those that came out after it was confirmed. */
export function wantedOffers(
  alert: JobAlert,
  offers: readonly OpenOffer[],
  synonyms: readonly SynonymGroup[],
): OpenOffer[] {
  const since = alert.confirmeeLe ?? ''
  const parts = partsOf(alert.q ?? '', synonyms)
  const languages = new Set([alert.locale ?? 'fr', 'fr'])
  return offers.filter(
    (offer) =>
      offer.publishedAt >= since &&
      (!alert.urgent || offer.urgent) &&
      chosen.every((name) => !alert[name] || offer[name] === alert[name]) &&
      (parts.length === 0 || [...languages].some((one) => hasAll(offer.textIn(one), parts))),
  )
}

/** A word or an expression, with all that means the same; each as what its words begin with. */
type Part = readonly (readonly string[])[]

/** The search of an alert, as the list reads it: there mistakes of spelling were put right. */
function partsOf(text: string, synonyms: readonly SynonymGroup[]): Part[] {
  const words = wordsOf(text)
    .map(({ plain }) => plain)
    .filter(Boolean)
  const parts = askedParts(words, synonyms).map(({ first, count, meanings }) => {
    const ways = [words.slice(first, first + count), ...meanings]
    const matters = ways.length > 1 || !isWeak(words[first] ?? '')
    return { matters, ways: ways.map((way) => way.map(beginningOf)) }
  })
  const strong = parts.filter(({ matters }) => matters)
  return (strong.length > 0 ? strong : parts).map(({ ways }) => ways)
}

/** Of a short word its end counts too. */
const beginningOf = (word: string) => (word.length > 2 ? ` ${stemOf(word)}` : ` ${word} `)

const hasAll = (text: string, parts: readonly Part[]) =>
  parts.every((ways) => ways.some((way) => way.every((beginning) => text.includes(beginning))))
