import type { Settings } from '@sira/contract/records/settings'
import { PageBanner } from '../../components/PageBanner.tsx'
import { type Trail, trailFromHome } from '../../components/trail.ts'
import type { FormOutcome } from '../../forms/formOutcome.ts'
import { NewsletterForm } from '../../forms/NewsletterForm.tsx'
import type { Dictionary } from '../../i18n/fr.ts'
import '../../styles/form.css'

interface NewsletterProps {
  words: Dictionary
  settings: Settings
  /** The outcome of the form; undefined when it was not sent yet. */
  outcome: FormOutcome<'email'> | undefined
}

export function newsletterTrail(words: Dictionary): Trail {
  return trailFromHome(words, { name: words.newsletter.pageTitle })
}

/** The page to which the newsletter forms of all pages lead (product 2.2, 4, 8). */
export function Newsletter({ words, settings, outcome }: NewsletterProps) {
  return (
    <>
      <PageBanner
        title={words.newsletter.title}
        trailLabel={words.breadcrumb}
        trail={newsletterTrail(words)}
      >
        <p className="mt-3 max-w-2xl text-[1.15rem] text-pierre">{words.newsletter.promise}</p>
      </PageBanner>
      <div className="page max-w-2xl space-y-6 py-12">
        <NewsletterForm
          words={words}
          id="page-newsletter"
          outcome={outcome}
          asksForProof={settings.proofOfWork}
        />
      </div>
    </>
  )
}
