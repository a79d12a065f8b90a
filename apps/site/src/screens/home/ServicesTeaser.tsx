import { routes } from '@sira/contract/routes'
import type { Dictionary } from '../../i18n/fr.ts'

/** Eight services in the dark band, as lines of a list rather than boxes. */
export function ServicesTeaser({ words }: { words: Dictionary }) {
  const { home, servicePages, digitalPages } = words
  const services = [
    [
      servicePages.professionalTraining,
      home.services.professionalTraining,
      routes.professionalTraining,
    ],
    [servicePages.advice, home.services.advice, routes.advice],
    [servicePages.jobMatching, home.services.jobMatching, routes.jobMatching],
    [servicePages.delivery, home.services.delivery, routes.delivery],
    [servicePages.transformation, home.services.transformation, routes.transformation],
    [digitalPages.applications, home.services.applications, routes.applications],
    [digitalPages.data, home.services.data, routes.data],
    [servicePages.prospecting, home.services.prospecting, routes.prospecting],
  ] as const
  return (
    <section className="section bg-indigo-nuit text-lin">
      <div className="page">
        <div className="mb-9 flex flex-wrap items-end justify-between gap-6">
          <h2>{home.servicesHeading}</h2>
          <a href={routes.services} className="button button-secondary">
            {home.allServices}
          </a>
        </div>
        <ul className="grid gap-x-12 lg:grid-cols-2">
          {services.map(([name, text, route]) => (
            <li key={route} className="border-t border-white/20">
              <a
                href={route}
                className="group flex flex-col gap-x-6 py-5 sm:flex-row sm:items-baseline"
              >
                <h3 className="group-hover:underline sm:w-[44%] sm:shrink-0">{name}</h3>
                <span className="text-[#c3c6da]">{text}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
