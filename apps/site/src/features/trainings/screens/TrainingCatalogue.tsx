import type { Locale } from '@sira/contract/locales'
import { Breadcrumb } from '../../../components/Breadcrumb.tsx'
import { quoteAddress } from '../../../components/links/quoteAddress.ts'
import { Pagination } from '../../../components/Pagination.tsx'
import { type Trail, trailFromHome } from '../../../components/trail.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import type { ListPage } from '../../../transport/listPage.ts'
import type { Training } from '../training.ts'
import type { TrainingSelection } from '../trainingSelection.ts'
import { TrainingCard } from './TrainingCard.tsx'
import { TrainingFilters } from './TrainingFilters.tsx'
import { TrainingFormats } from './TrainingFormats.tsx'

interface TrainingCatalogueProps {
  trainings: ListPage<Training>
  selection: TrainingSelection
  words: Dictionary
  locale: Locale
  light: boolean
  pageAddress: (page: number) => string
}

export function catalogueTrail(words: Dictionary): Trail {
  return trailFromHome(words, { name: words.menu.trainings })
}

/** The training catalogue (spec 2.9). */
export function TrainingCatalogue(props: TrainingCatalogueProps) {
  const { trainings, selection, words, locale, light, pageAddress } = props
  return (
    <>
      <CatalogueBanner words={words} />
      <TrainingFormats words={words} />
      <section className="page grid items-start gap-x-12 gap-y-8 pb-16 lg:grid-cols-[16rem_1fr]">
        <div className="lg:sticky lg:top-6">
          <h2 className="mb-4 text-3xl">{words.trainings.listHeading}</h2>
          <TrainingFilters selection={selection} words={words} />
        </div>
        <div>
          <p className="mb-4 text-pierre">{words.trainings.count(trainings.total)}</p>
          {trainings.items.length === 0 && <EmptyCatalogue selection={selection} words={words} />}
          <div className="grid gap-6 sm:grid-cols-2">
            {trainings.items.map((training) => (
              <TrainingCard
                key={training.id}
                training={training}
                words={words}
                locale={locale}
                light={light}
              />
            ))}
          </div>
          <Pagination {...trainings} words={words} address={pageAddress} />
        </div>
      </section>
    </>
  )
}

function CatalogueBanner({ words }: { words: Dictionary }) {
  return (
    <div className="bg-indigo-nuit text-lin [&_*]:text-inherit">
      <div className="page py-[clamp(2rem,6vw,4.5rem)]">
        <Breadcrumb label={words.breadcrumb} trail={catalogueTrail(words)} />
        <h1 className="mt-3 max-w-[18ch]">{words.trainings.title}</h1>
        <ul className="mt-6 flex flex-wrap gap-x-8 gap-y-2 text-[1.1rem]">
          {words.trainings.highlights.map((highlight) => (
            <li key={highlight} className="flex items-center gap-3">
              <span aria-hidden="true" className="h-4 w-1.5 bg-mil" />
              {highlight}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function EmptyCatalogue({ selection, words }: Pick<TrainingCatalogueProps, 'selection' | 'words'>) {
  const { empty, emptyFilter, askFor } = words.trainings
  const filtered = selection.niveaux.length > 0
  return (
    <p className="py-6">
      {filtered ? emptyFilter : empty}{' '}
      <a href={quoteAddress(words, 'Formation professionnelle')} className="link">
        {askFor}
      </a>
    </p>
  )
}
