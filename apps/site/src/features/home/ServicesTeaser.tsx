import { eightServices } from '../../components/links/eightServices.ts'
import type { Dictionary } from '../../i18n/fr.ts'

/** Eight services in the dark band, as lines of a list rather than boxes. */
export function ServicesTeaser({ words }: { words: Dictionary }) {
  const { home } = words
  return (
    <section className="section bg-indigo-nuit text-lin">
      <div className="page">
        <div className="mb-5 flex flex-wrap items-end justify-between gap-6">
          <h2>{home.servicesHeading}</h2>
          <a href={words.routes.services} className="button button-secondary">
            {home.allServices}
          </a>
        </div>
        <ul className="grid gap-x-12 lg:grid-cols-2">
          {eightServices(words).map(({ name, text, route }) => (
            <li key={route} className="border-t border-white/20">
              <a
                href={route}
                className="group flex flex-col gap-x-6 py-3 sm:flex-row sm:py-5 sm:items-baseline"
              >
                <h3 className="group-hover:underline sm:w-[44%] sm:shrink-0">{name}</h3>
                <span className="text-brume max-sm:hidden">{text}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
