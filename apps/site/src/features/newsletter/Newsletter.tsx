import type { Settings } from '@sira/contract/records/settings'
import { PageBanner } from '../../components/PageBanner.tsx'
import type { FormOutcome } from '../../forms/formOutcome.ts'
import { NewsletterForm } from '../../forms/NewsletterForm.tsx'
import type { Dictionary } from '../../i18n/fr.ts'
import '../../styles/form.css'

interface NewsletterProps {
  words: Dictionary
  settings: Settings
  /** What came of the form, or nothing when it was not sent yet. */
  outcome: FormOutcome<'email'> | undefined
}

/** Where the newsletter forms of every page lead (spec 2.2, 4, 8). */
export function Newsletter({ words, settings, outcome }: NewsletterProps) {
  const trail = [
    { name: words.menu.home, route: words.routes.homeTwin },
    { name: words.newsletter.pageTitle },
  ]
  return (
    <>
      <PageBanner title={words.newsletter.title} trailLabel={words.breadcrumb} trail={trail}>
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
