import { messages } from '@sira/contract/forms/messages'
import { routes } from '@sira/contract/routes'
import type { Subscription } from '../../api/subscribe.ts'
import { Alert } from '../../components/Alert.tsx'
import { NewsletterForm } from '../../components/NewsletterForm.tsx'
import { PageBanner } from '../../components/PageBanner.tsx'
import type { Dictionary } from '../../i18n/fr.ts'

interface NewsletterProps {
  words: Dictionary
  /** What came of the form, or nothing when it was not sent yet. */
  subscription: Subscription | undefined
}

/** Where the newsletter forms of every page lead (spec 2.2, 4, 8). */
export function Newsletter({ words, subscription }: NewsletterProps) {
  const refused = subscription?.state === 'refused' ? subscription : undefined
  const trail = [
    { name: words.menu.home, route: routes.homeTwin },
    { name: words.newsletter.pageTitle },
  ]
  return (
    <>
      <PageBanner title={words.newsletter.title} trailLabel={words.breadcrumb} trail={trail}>
        <p className="mt-3 max-w-2xl text-[1.15rem] text-pierre">{words.newsletter.promise}</p>
      </PageBanner>
      <div className="page max-w-2xl space-y-6 py-12">
        {subscription && (
          <Alert
            kind={refused ? 'error' : 'success'}
            message={refused?.message ?? messages.newsletter.success}
            closeAddress={routes.newsletter}
            closeLabel={words.newsletter.dismiss}
          />
        )}
        <NewsletterForm words={words} id="page-newsletter" email={refused?.email ?? ''} />
      </div>
    </>
  )
}
