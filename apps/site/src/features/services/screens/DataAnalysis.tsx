import { quoteAddress } from '../../../components/links/quoteAddress.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import { ServiceBanner } from './ServiceBanner.tsx'

/** Sales of ten weeks, in percent of the best one: two of them without stock. */
const weeks = [62, 70, 74, 81, 28, 22, 66, 85, 93, 100] as const
const stockOut = 30

/** Data and analysis: a chart to read, and four steps (product 2.15). */
export function DataAnalysis({ words }: { words: Dictionary }) {
  const t = words.serviceScreens.dataAnalysis
  return (
    <>
      <ServiceBanner title={t.title} lead={t.lead} words={words} scene="comptes">
        <a href={words.routes.contact} className="button button-primary">
          {t.contact}
        </a>
        <a href={quoteAddress(words, 'Autres', t.subject)} className="button button-secondary">
          {t.quote}
        </a>
      </ServiceBanner>
      <section className="page pb-16">
        <h2>{t.exampleHeading}</h2>
        <figure className="mt-6 rounded-[28px] border border-trait bg-blanc p-[clamp(1rem,4vw,2.5rem)]">
          <Chart label={t.exampleLabel} week={t.week} />
          <figcaption className="mt-4 text-pierre">{t.exampleText}</figcaption>
        </figure>
      </section>
      <section className="section bg-indigo-nuit text-lin">
        <div className="page">
          <h2>{t.stepsHeading}</h2>
          <ol className="mt-8 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
            {t.steps.map(({ name, text }) => (
              <li key={name}>
                <h3 className="text-[1.4rem] text-mil">{name}</h3>
                <p className="mt-2 text-brume">{text}</p>
              </li>
            ))}
          </ol>
          <p className="mt-10 border-t border-white/20 pt-5">{t.law}</p>
        </div>
      </section>
    </>
  )
}

function Chart({ label, week }: { label: string; week: string }) {
  return (
    <svg viewBox="0 0 600 260" role="img" aria-label={label} className="w-full">
      {weeks.map((value, index) => (
        <g key={value}>
          <rect
            x={index * 60 + 8}
            y={220 - value * 2}
            width="44"
            height={value * 2}
            rx="4"
            className={value < stockOut ? 'fill-laterite' : 'fill-indigo'}
          />
          <text
            x={index * 60 + 30}
            y="248"
            textAnchor="middle"
            className="fill-pierre text-[15px] tabular-nums"
          >
            {week}
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}
