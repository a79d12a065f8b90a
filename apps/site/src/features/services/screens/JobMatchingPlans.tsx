import type { Locale } from '@sira/contract/locales'
import { prices } from '@sira/contract/prices'
import { quoteAddress } from '../../../components/links/quoteAddress.ts'
import { formatPrice } from '../../../format/price.ts'
import type { Dictionary } from '../../../i18n/fr.ts'

interface JobMatchingPlansProps {
  words: Dictionary
  locale: Locale
}

const items = Object.keys(prices.single) as (keyof typeof prices.single)[]
const plans = Object.keys(prices.plans) as (keyof typeof prices.plans)[]

/** Ponctuel by the item, and three subscriptions of which one stands out (spec 2.15, 9). */
export function JobMatchingPlans({ words, locale }: JobMatchingPlansProps) {
  const t = words.serviceScreens.jobMatching
  return (
    <section className="section border-t border-trait">
      <div className="page">
        <h2>{t.plansHeading}</h2>
        <p className="mt-2 text-pierre">{t.plansText}</p>
        <div className="mt-9 grid gap-5 sm:grid-cols-2 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)]">
          <article className="flex flex-col rounded-[28px] border border-trait p-6">
            <h3 className="text-[1.5rem]">{t.single}</h3>
            <p className="text-pierre">{t.singleText}</p>
            <dl className="my-5">
              {items.map((item) => (
                <div
                  key={item}
                  className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-trait py-2"
                >
                  <dt className="text-[0.98rem]">{t.items[item]}</dt>
                  <dd className="figure">{formatPrice(prices.single[item], locale)}</dd>
                </div>
              ))}
            </dl>
            <BuyLink plan={t.single} words={words} highlighted={false} />
          </article>
          {plans.map((plan) => (
            <Plan
              key={plan}
              {...t.plans[plan]}
              price={formatPrice(prices.plans[plan], locale)}
              highlighted={plan === 'halfYearly'}
              words={words}
            />
          ))}
        </div>
      </div>
    </section>
  )
}

interface PlanProps {
  name: string
  text: string
  price: string
  highlighted: boolean
  words: Dictionary
}

function Plan({ name, text, price, highlighted, words }: PlanProps) {
  const colours = highlighted ? 'bg-indigo text-blanc' : 'border border-trait'
  return (
    <article className={`flex flex-col rounded-[28px] p-6 ${colours}`}>
      <h3 className="text-[1.5rem]">{name}</h3>
      {highlighted && (
        <p className="font-semibold text-mil">{words.serviceScreens.jobMatching.highlighted}</p>
      )}
      <p className="figure mt-5 text-[min(1.875rem,10vw)]">{price}</p>
      <p className={`mt-3 mb-6 ${highlighted ? 'text-[#d5d8e8]' : 'text-pierre'}`}>{text}</p>
      <BuyLink plan={name} words={words} highlighted={highlighted} />
    </article>
  )
}

function BuyLink({
  plan,
  words,
  highlighted,
}: Pick<PlanProps, 'words' | 'highlighted'> & { plan: string }) {
  const t = words.serviceScreens.jobMatching
  return (
    <a
      href={quoteAddress(words, 'Mise en relation emploi', t.subject(plan))}
      aria-label={`${t.buy} : ${plan}`}
      className={`button mt-auto ${highlighted ? 'button-primary' : 'button-secondary'}`}
    >
      {t.buy}
    </a>
  )
}
