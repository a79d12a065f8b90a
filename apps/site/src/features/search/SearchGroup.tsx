import { writtenIn } from '../../format/writtenIn.ts'
import type { Dictionary } from '../../i18n/fr.ts'
import type { SearchGroup as Group } from '../../search/findRecords.ts'
import type { TextPart } from '../../search/text/excerpt.ts'
import { HitFacts } from './HitFacts.tsx'
import { hitAddress } from './hitAddress.ts'

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
          <HitFacts hit={hit} words={words} />
        </li>
      ))}
    </ul>
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
