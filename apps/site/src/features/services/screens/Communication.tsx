import { quoteAddress } from '../../../components/links/quoteAddress.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import { ServiceBanner } from './ServiceBanner.tsx'

/** Digital communication: a week of posts as a diary, and the delivered work (product 2.15). */
export function Communication({ words }: { words: Dictionary }) {
  const t = words.serviceScreens.communication
  return (
    <>
      <ServiceBanner title={t.title} lead={t.lead} words={words} scene="parole">
        <a
          href={quoteAddress(words, 'Rédaction de contenu web', t.subject)}
          className="button button-primary"
        >
          {t.quote}
        </a>
      </ServiceBanner>
      <section className="bg-lin py-14">
        <div className="page">
          <h2>{t.weekHeading}</h2>
          <ol className="mt-7 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
            {t.week.map(({ day, text }) => (
              <li key={day} className="rounded-2xl rounded-es-none bg-blanc p-6 shadow-sm">
                <span className="figure block text-2xl text-laterite">{day}</span>
                <span className="mt-3 block">{text}</span>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className="page grid gap-x-16 gap-y-6 py-16 lg:grid-cols-[minmax(0,0.7fr)_minmax(0,1fr)]">
        <h2 className="max-w-[12ch]">{t.deliverablesHeading}</h2>
        <dl>
          {t.deliverables.map(({ name, text }) => (
            <div
              key={name}
              className="grid gap-x-6 border-t border-trait py-5 sm:grid-cols-[9rem_minmax(0,1fr)]"
            >
              <dt className="font-titre text-[1.25rem] font-semibold">{name}</dt>
              <dd className="text-pierre">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}
