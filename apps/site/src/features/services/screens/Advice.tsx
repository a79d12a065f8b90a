import { quoteAddress } from '../../../components/links/quoteAddress.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import { ServiceBanner } from './ServiceBanner.tsx'

/** Advice and market studies: four questions and how each is answered (product 2.15). */
export function Advice({ words }: { words: Dictionary }) {
  const t = words.serviceScreens.advice
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
      <section className="section bg-karite text-blanc">
        <div className="page">
          <h2>{t.questionsHeading}</h2>
          <dl className="mt-9 grid gap-x-16 gap-y-9 lg:grid-cols-2">
            {t.questions.map(({ question, answer }) => (
              <div key={question} className="border-t border-blanc/30 pt-5">
                <dt className="font-titre text-[clamp(1.4rem,1.1rem+1.4vw,2rem)]/[1.15] font-semibold">
                  {question}
                </dt>
                <dd className="mt-3 max-w-[44ch]">{answer}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <section className="page max-w-4xl py-16">
        <h2>{t.methodHeading}</h2>
        <p className="mt-5 border-s-4 border-mil ps-6 text-[1.25rem]/[1.6]">{t.method}</p>
      </section>
    </>
  )
}
