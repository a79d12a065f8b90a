import { formatPrice } from '../../format/price.ts'
import type { Dictionary } from '../../i18n/fr.ts'
import { recordKinds } from '../../kinds/recordKinds.ts'
import type { SearchHit } from '../../search/findRecords.ts'

interface HitFactsProps {
  hit: Pick<SearchHit, 'type' | 'day' | 'price'>
  words: Dictionary
}

/** What tells results apart at a glance: the day and the price, in the language of the page. */
export function HitFacts({ hit: { type, day, price }, words }: HitFactsProps) {
  if (day === '' && price === null) return null
  return (
    <p className="mt-1.5 flex flex-wrap gap-x-5 text-[0.95rem] font-semibold">
      {day !== '' && <span className="tabular-nums">{dayInWords(type, day, words)}</span>}
      {price !== null && <span className="tabular-nums">{formatPrice(price, words.locale)}</span>}
    </p>
  )
}

function dayInWords(type: SearchHit['type'], day: string, { search, jobs }: Dictionary): string {
  const said = type === 'pages' ? undefined : recordKinds[type].day?.said
  return { ...search, until: jobs.until }[said ?? 'publishedOn'](day)
}
