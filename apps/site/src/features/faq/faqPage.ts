import type { FAQPage } from 'schema-dts'
import { sanitise } from '../../content/sanitise.ts'
import type { Faq } from './allFaqs.ts'

export function faqPage(faqs: readonly Faq[]): FAQPage | undefined {
  if (faqs.length === 0) return undefined
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, reponse }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: sanitise(reponse) },
    })),
  }
}
