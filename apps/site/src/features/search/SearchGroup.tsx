import { writtenIn } from '../../format/writtenIn.ts'
import type { Dictionary } from '../../i18n/fr.ts'
import type { SearchGroup as Group } from '../../search/searchResults.ts'
import type { TextPart } from '../../search/text/excerpt.ts'
import { hitAddress } from './hitAddress.ts'
import { hitFacts } from './hitFacts.ts'

interface SearchGroupProps {
  group: Group
  productName: string
  words: Dictionary
}

/** The results of one kind. */
export function SearchGroup({ group, productName, words }: SearchGroupProps) {
  return (
    <ul className="mt-2">
      {group.hits.map((hit) => (
        <li key={hit.place} className="relative border-b border-trait py-4">
          <div {...writtenIn(hit.language, words.locale)}>
            <a
              href={hitAddress(hit, words, productName)}
              className="card-link font-titre text-[1.15rem] font-semibold hover:underline"
            >
              <Parts parts={hit.title} />
            </a>
            <p className="mt-1 text-pierre">
              <Parts parts={hit.excerpt} />
            </p>
          </div>
          <Facts facts={hitFacts(hit, words)} />
        </li>
      ))}
    </ul>
  )
}

function Facts({ facts }: { facts: readonly string[] }) {
  if (facts.length === 0) return null
  return (
    <p className="mt-1.5 flex flex-wrap gap-x-5 text-[0.95rem] font-semibold tabular-nums">
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  )
}

function Parts({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, marked }, index) =>
    marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name.
      <mark key={index}>{text}</mark>
    ) : (
      text
    ),
  )
}
