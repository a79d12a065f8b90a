import { CallBand } from '../../../components/CallBand.tsx'
import { quoteAddress } from '../../../components/links/quoteAddress.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import { ServiceBanner } from './ServiceBanner.tsx'

/** Commercial prospecting, and the four types of team that are provided (product 2.15). */
export function Prospecting({ words }: { words: Dictionary }) {
  const t = words.serviceScreens.prospecting
  return (
    <>
      <ServiceBanner title={t.title} lead={t.lead} words={words} scene="marche" />
      <p className="page max-w-3xl pb-14 text-[1.15rem]">{t.text}</p>
      <section className="section bg-laterite text-blanc">
        <div className="page">
          <h2>{t.teamsHeading}</h2>
          <p className="mt-2">{t.teamsText}</p>
          <ul className="mt-9 grid gap-px overflow-hidden rounded-[28px] bg-blanc/25 sm:grid-cols-2">
            {t.teams.map(({ name, text }) => (
              <li key={name} className="bg-laterite-fonce p-7">
                <h3 className="text-[1.4rem]">{name}</h3>
                <p className="mt-2">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="page grid gap-x-16 gap-y-6 py-16 lg:grid-cols-2">
        <h2 className="max-w-[14ch]">{t.reportHeading}</h2>
        <ul>
          {t.report.map((line) => (
            <li key={line} className="border-t border-trait py-4 text-[1.1rem]">
              {line}
            </li>
          ))}
        </ul>
      </section>
      <CallBand title={t.callHeading} text={t.callText}>
        <a
          href={quoteAddress(words, 'Prospection commerciale', t.subject)}
          className="button button-primary"
        >
          {t.quote}
        </a>
      </CallBand>
    </>
  )
}
