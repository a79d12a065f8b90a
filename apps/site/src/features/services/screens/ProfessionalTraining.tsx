import { quoteAddress } from '../../../components/links/quoteAddress.ts'
import { Scene } from '../../../components/pictures/Scene.tsx'
import type { Dictionary } from '../../../i18n/fr.ts'
import { ServiceBanner } from './ServiceBanner.tsx'

/** In the order of the formats. */
const formatScenes = ['classe', 'equipe', 'entretien', 'ordinateur'] as const

/** Training operations: four formats, one below the other, each with its scene (product 2.15). */
export function ProfessionalTraining({ words }: { words: Dictionary }) {
  const t = words.serviceScreens.professionalTraining
  return (
    <>
      <ServiceBanner title={t.title} lead={t.lead} words={words}>
        <a href={words.routes.trainings} className="button button-primary">
          {t.catalogue}
        </a>
        <a
          href={quoteAddress(words, 'Formation professionnelle', t.subject)}
          className="button button-secondary"
        >
          {t.quote}
        </a>
      </ServiceBanner>
      <div className="page pb-16">
        {t.formats.map(({ name, forWhom, text, facts }, index) => (
          <section
            key={name}
            className="grid gap-x-12 gap-y-6 border-t border-trait py-9 lg:grid-cols-[14rem_minmax(0,1fr)_16rem]"
          >
            <div className="aspect-16/9 max-w-sm overflow-hidden rounded-2xl">
              <Scene name={formatScenes[index] ?? 'classe'} />
            </div>
            <div>
              <h2>{name}</h2>
              <p className="mt-1 font-semibold text-laterite-fonce">{forWhom}</p>
              <p className="mt-4 max-w-[56ch] text-pierre">{text}</p>
            </div>
            <ul className="self-center">
              {facts.map((fact) => (
                <li key={fact} className="border-s-4 border-mil py-1.5 ps-4 font-semibold">
                  {fact}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
