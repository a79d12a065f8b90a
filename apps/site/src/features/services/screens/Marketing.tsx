import { quoteAddress } from '../../../components/links/quoteAddress.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import { ServiceBanner } from './ServiceBanner.tsx'

const widths = ['lg:me-0', 'lg:me-[12%]', 'lg:me-[26%]', 'lg:me-[42%]'] as const
const grounds = ['bg-indigo-nuit', 'bg-indigo', 'bg-laterite-fonce', 'bg-laterite'] as const

/** Digital marketing: a narrowing funnel, and the measured figures (product 2.15). */
export function Marketing({ words }: { words: Dictionary }) {
  const t = words.serviceScreens.marketing
  return (
    <>
      <ServiceBanner title={t.title} lead={t.lead} words={words} scene="telephone">
        <a
          href={quoteAddress(words, 'Stratégie de marketing digital', t.subject)}
          className="button button-primary"
        >
          {t.quote}
        </a>
      </ServiceBanner>
      <section className="page pb-16">
        <h2 className="mb-7">{t.funnelHeading}</h2>
        <ol className="grid gap-2">
          {t.funnel.map(({ name, text }, index) => (
            <li
              key={name}
              className={`grid gap-x-8 gap-y-1 rounded-2xl px-6 py-5 text-blanc sm:grid-cols-[11rem_minmax(0,1fr)] ${widths[index]} ${grounds[index]}`}
            >
              <h3 className="text-[1.35rem]">{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="border-t border-trait py-16">
        <div className="page">
          <h2>{t.measureHeading}</h2>
          <ul className="mt-7 grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
            {t.measures.map((measure, index) => (
              <li key={measure} className="text-[1.15rem] font-semibold">
                <span className="figure mb-2 block text-5xl text-laterite">{index + 1}</span>
                {measure}
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  )
}
