import { NewsletterForm } from '../forms/NewsletterForm.tsx'
import type { Dictionary } from '../i18n/fr.ts'

interface NewsletterBandProps {
  words: Dictionary
  asksForProof: boolean
}

export function NewsletterBand({ words, asksForProof }: NewsletterBandProps) {
  return (
    <section className="bg-laterite py-9 text-blanc">
      <div className="page grid items-center gap-6 lg:grid-cols-2">
        <div>
          <h2 className="text-2xl">{words.newsletter.title}</h2>
          <p className="mt-2">{words.newsletter.text}</p>
        </div>
        <NewsletterForm words={words} id="footer-newsletter" asksForProof={asksForProof} />
      </div>
    </section>
  )
}
