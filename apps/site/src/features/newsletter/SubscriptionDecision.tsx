import type { SubscriptionPurpose } from '@sira/contract/subscriptionLinks'
import { PageBanner } from '../../components/PageBanner.tsx'
import { trailFromHome } from '../../components/trail.ts'
import type { Dictionary } from '../../i18n/fr.ts'
import type { DecisionOutcome } from './decideSubscription.ts'

interface SubscriptionDecisionProps {
  decision: SubscriptionPurpose
  outcome: DecisionOutcome
  words: Dictionary
}

/** One question and one button: confirming or ending a subscription. */
export function SubscriptionDecision({ decision, outcome, words }: SubscriptionDecisionProps) {
  const { title, question, button, done, invalid } = words.newsletter[decision]
  const texts = { asked: question, done, invalid, away: words.newsletter.away }
  const newsletter = { name: words.newsletter.pageTitle, route: words.routes.newsletter }
  const trail = trailFromHome(words, newsletter, { name: title })
  return (
    <>
      <PageBanner title={title} trailLabel={words.breadcrumb} trail={trail} />
      <div className="page max-w-2xl space-y-6 py-12">
        <p role={outcome === 'asked' ? undefined : 'status'} className="text-[1.15rem]">
          {texts[outcome]}
        </p>
        {(outcome === 'asked' || outcome === 'away') && (
          <form method="post">
            <button type="submit" className="button button-primary max-sm:w-full">
              {button}
            </button>
          </form>
        )}
      </div>
    </>
  )
}
