import { CallBand } from '../../../components/CallBand.tsx'
import { quoteAddress } from '../../../components/links/quoteAddress.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import { ServiceBanner } from './ServiceBanner.tsx'

/** App and software development: three budgets in large figures, four kinds of work (product 2.15). */
export function Applications({ words }: { words: Dictionary }) {
  const t = words.serviceScreens.applications
  return (
    <>
      <ServiceBanner title={t.title} lead={t.lead} words={words} scene="ordinateur" />
      <section className="border-y border-trait bg-blanc">
        <div className="page py-12">
          <h2>{t.budgetHeading}</h2>
          <ul className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-3">
            {t.budgets.map(({ figure, text }) => (
              <li key={figure}>
                <span className="figure text-[clamp(3.5rem,8vw,6rem)] text-indigo">{figure}</span>
                <p className="mt-2 max-w-[28ch] text-pierre">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="page py-16">
        <h2>{t.kindsHeading}</h2>
        <ul className="mt-7 grid gap-x-14 lg:grid-cols-2">
          {t.kinds.map(({ name, text }) => (
            <li key={name} className="border-t border-trait py-6">
              <h3 className="text-[1.4rem]">{name}</h3>
              <p className="mt-2 max-w-[48ch] text-pierre">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <CallBand title={t.ownership}>
        <a href={quoteAddress(words, 'Autres', t.subject)} className="button button-primary">
          {t.quote}
        </a>
      </CallBand>
    </>
  )
}
