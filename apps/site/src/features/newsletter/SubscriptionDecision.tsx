import { PageBanner } from '../../components/PageBanner.tsx'
import { trailFromHome } from '../../components/trail.ts'
import type { Dictionary } from '../../i18n/fr.ts'
import type { DecisionOutcome } from './decideSubscription.ts'

interface SubscriptionDecisionProps {
  /** The question and its texts. */
  texts: Record<'title' | 'question' | 'button' | 'done' | 'invalid', string>
  /** The page where it began. */
  from: { name: string; route: string }
  outcome: DecisionOutcome
  words: Dictionary
}

/** A question with one button: to confirm or to end a subscription or an alert. */
export function SubscriptionDecision({ texts, from, outcome, words }: SubscriptionDecisionProps) {
  const { title, question, button, done, invalid } = texts
  const said = { asked: question, done, invalid, away: words.newsletter.away }
  const trail = trailFromHome(words, from, { name: title })
  return (
    <>
      <PageBanner title={title} trailLabel={words.breadcrumb} trail={trail} />
      <div className="page max-w-2xl space-y-6 py-12">
        <p role={outcome === 'asked' ? undefined : 'status'} className="text-[1.15rem]">
          {said[outcome]}
        </p>
        {(outcome === 'asked' || outcome === 'away') && (
          <form method="post">
            <button type="submit" className="button button-primary max-sm:w-full">
              {button}
            </button>
          </form>
        )}
        {outcome === 'invalid' && (
          <p>
            <a href={from.route} className="link tap">
              {from.name}
            </a>
          </p>
        )}
      </div>
    </>
  )
}
