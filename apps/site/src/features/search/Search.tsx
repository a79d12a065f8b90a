import { PageBanner } from '../../components/PageBanner.tsx'
import { Pagination } from '../../components/Pagination.tsx'
import { SearchBox } from '../../components/SearchBox.tsx'
import { trailFromHome } from '../../components/trail.ts'
import type { Dictionary } from '../../i18n/fr.ts'
import { hitsPerPage } from '../../search/findRecords.ts'
import type { SearchedType } from '../../search/searchDatabase.ts'
import type { SearchGroup as FoundGroup, SearchResults } from '../../search/searchResults.ts'
import { kindName } from './hitFacts.ts'
import { moreResults } from './moreResults.ts'
import { SearchGroup } from './SearchGroup.tsx'
import { SuggestionPlace } from './SuggestionPlace.tsx'

interface SearchProps {
  text: string
  /** Undefined before a question, null where the search cannot answer. */
  results: SearchResults | null | undefined
  /** Shows all results of one type, by pages. */
  type: SearchedType | undefined
  page: number
  productName: string
  words: Dictionary
}

/** The results of a search by kind, with the words marked. */
export function Search({ text, results, type, page, productName, words }: SearchProps) {
  const { search } = words
  const address = (of: SearchedType, at = 1) =>
    `${words.routes.search}?${new URLSearchParams({ q: text, type: of, ...(at > 1 ? { page: String(at) } : {}) })}`
  return (
    <>
      <PageBanner
        title={text === '' ? search.title : search.resultsFor(text)}
        trailLabel={words.breadcrumb}
        trail={trailFromHome(words, { name: search.title })}
      >
        <div className="mt-5 max-w-2xl">
          <SearchBox id="recherche" words={words} value={text}>
            <SuggestionPlace words={words} />
          </SearchBox>
        </div>
      </PageBanner>
      <div className="page max-w-4xl py-10">
        <Outcome text={text} results={results} words={words} />
        {type && (
          <p className="mb-6">
            <a
              href={`${words.routes.search}?${new URLSearchParams({ q: text })}`}
              className="link tap"
            >
              {search.backToAll}
            </a>
          </p>
        )}
        {results?.groups.map((group) => (
          <section key={group.type} className="mb-10">
            <h2 className="text-2xl">{kindName(group.type, words)}</h2>
            <SearchGroup group={group} productName={productName} words={words} />
            {type === undefined && group.total > group.hits.length && (
              <a href={address(group.type)} className="link tap mt-2">
                {moreResults(group.total, words)}
              </a>
            )}
            {type && (
              <Pagination
                page={page}
                pageCount={Math.ceil(group.total / hitsPerPage)}
                words={words}
                address={(at) => address(group.type, at)}
              />
            )}
          </section>
        ))}
        <Others groups={results?.others ?? []} productName={productName} words={words} />
      </div>
    </>
  )
}

/** Results with only some of the words, beside the few that have all of them. */
function Others({
  groups,
  productName,
  words,
}: Pick<SearchProps, 'productName' | 'words'> & { groups: readonly FoundGroup[] }) {
  if (groups.length === 0) return null
  return (
    <section>
      <h2 className="text-2xl">{words.search.others}</h2>
      {groups.map((group) => (
        <div key={group.type} className="mt-5">
          <h3 className="text-[1.15rem]">{kindName(group.type, words)}</h3>
          <SearchGroup group={group} productName={productName} words={words} />
        </div>
      ))}
    </section>
  )
}

function Outcome({ text, results, words }: Pick<SearchProps, 'text' | 'results' | 'words'>) {
  const { search } = words
  if (results === undefined) return <p className="text-pierre">{search.description}</p>
  if (results === null) return <p>{search.unavailable}</p>
  if (results.groups.length > 0) {
    return (
      <>
        {results.corrected && <p className="mb-6">{search.corrected(results.corrected)}</p>}
        {results.isPartial && <p className="mb-6">{search.partial}</p>}
      </>
    )
  }
  return (
    <>
      <p className="text-[1.15rem] font-semibold">{search.none(text)}</p>
      <p className="mt-2 text-pierre">{search.advice}</p>
      <p className="mt-5">
        <a href={words.routes.contact} className="button button-primary">
          {words.menu.contact}
        </a>
      </p>
    </>
  )
}
