import { Icon } from '../../../components/Icon.tsx'
import { quoteAddress } from '../../../components/links/quoteAddress.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import { ServiceBanner } from './ServiceBanner.tsx'

/** Digital transformation: before and after, line by line, and three rules (product 2.15). */
export function Transformation({ words }: { words: Dictionary }) {
  const t = words.serviceScreens.transformation
  return (
    <>
      <ServiceBanner title={t.title} lead={t.lead} words={words} scene="ordinateur">
        <a href={quoteAddress(words, 'Autres', t.subject)} className="button button-primary">
          {t.quote}
        </a>
      </ServiceBanner>
      <section className="page pb-16">
        <h2>{t.pairsHeading}</h2>
        <ul className="mt-7">
          {t.pairs.map(({ before, after }) => (
            <li
              key={before}
              className="grid items-center gap-x-6 gap-y-2 border-t border-trait py-5 md:grid-cols-[minmax(0,1fr)_2.5rem_minmax(0,1fr)]"
            >
              <p className="text-pierre">
                <span className="block text-sm font-semibold">{t.before}</span>
                {before}
              </p>
              <Icon name="arrow" className="size-7 text-laterite max-md:rotate-90 rtl:rotate-180" />
              <p className="text-[1.15rem] font-semibold">
                <span className="block text-sm text-karite">{t.after}</span>
                {after}
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section className="section bg-indigo-nuit text-lin">
        <div className="page">
          <h2>{t.rulesHeading}</h2>
          <ul className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-3">
            {t.rules.map(({ name, text }) => (
              <li key={name} className="border-t-4 border-laterite pt-4">
                <h3 className="text-[1.4rem]">{name}</h3>
                <p className="mt-2 text-brume">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  )
}
