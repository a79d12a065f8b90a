import { CallBand } from '../../components/CallBand.tsx'
import { Accordion } from '../../components/disclosure/Accordion.tsx'
import { PageBanner } from '../../components/PageBanner.tsx'
import { RichText } from '../../components/RichText.tsx'
import { type Trail, trailFromHome } from '../../components/trail.ts'
import { writtenIn } from '../../format/writtenIn.ts'
import type { Dictionary } from '../../i18n/fr.ts'
import type { Faq as Question } from './allFaqs.ts'

export function faqTrail(words: Dictionary): Trail {
  return trailFromHome(words, { name: words.faq.title })
}

/** Numbered questions, the first one open (product 2.13). */
export function Faq({ faqs, words }: { faqs: readonly Question[]; words: Dictionary }) {
  return (
    <>
      <PageBanner title={words.faq.title} trailLabel={words.breadcrumb} trail={faqTrail(words)} />
      <div className="page max-w-4xl py-12">
        {faqs.length === 0 && <p className="text-pierre">{words.faq.empty}</p>}
        <Accordion
          items={faqs.map(({ id, question, reponse, locale }, index) => ({
            key: id,
            id: `question-${id}`,
            title: (
              <span className="flex min-w-0 items-baseline gap-3 sm:gap-5">
                <span className="figure w-9 shrink-0 text-laterite">
                  {String(index + 1).padStart(2, '0')}
                </span>
                <span {...writtenIn(locale, words.locale)}>{question}</span>
              </span>
            ),
            content: (
              <div className="sm:ps-14" {...writtenIn(locale, words.locale)}>
                <RichText locale={words.locale} html={reponse} />
              </div>
            ),
          }))}
        />
      </div>
      <CallBand title={words.faq.more}>
        <a href={words.routes.contact} className="button button-primary">
          {words.faq.ask}
        </a>
      </CallBand>
    </>
  )
}
