import type { Locale } from '@sira/contract/locales'
import type { TariffCode } from '@sira/contract/orders/tariffs'
import { prices } from '@sira/contract/prices'
import { AddedNotice } from '../../../components/selling/AddedNotice.tsx'
import { formatPrice } from '../../../format/price.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import type { TariffPrices } from '../tariffPrices.ts'
import { BuyTariff } from './BuyTariff.tsx'

interface JobMatchingPlansProps {
  words: Dictionary
  locale: Locale
  charged: TariffPrices
}

const items = Object.keys(prices.single) as (keyof typeof prices.single)[]
const plans = Object.keys(prices.plans) as (keyof typeof prices.plans)[]

/** The code of each in an order (product 13). */
const codes = {
  jobAlertsPerMonth: 'alertes_emploi',
  professionalCv: 'cv_professionnel',
  coverLetter: 'lettre_motivation',
  interviewTraining: 'formation_entretien',
  recruitmentTests: 'tests_recrutement',
  monthly: 'mensuel',
  halfYearly: 'semestriel',
  yearly: 'annuel',
} as const satisfies Record<(typeof items)[number] | (typeof plans)[number], TariffCode>

/** Ponctuel by the item, and three subscriptions, one of them highlighted (product 2.15, 9). */
export function JobMatchingPlans({ words, locale, charged }: JobMatchingPlansProps) {
  const t = words.serviceScreens.jobMatching
  return (
    <section className="section border-t border-trait">
      <div className="page">
        <h2>{t.plansHeading}</h2>
        <p className="mt-2 text-pierre">{t.plansText}</p>
        <p className="mt-2 font-semibold">{t.free}</p>
        <div className="mt-9 grid gap-5 sm:grid-cols-2 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)]">
          <article className="flex flex-col rounded-[28px] border border-trait p-6">
            <h3 className="text-[1.5rem]">{t.single}</h3>
            <p className="text-pierre">{t.singleText}</p>
            <ul className="mt-5">
              {items.map((item) => (
                <li key={item} className="border-t border-trait py-2">
                  <div className="flex flex-wrap items-center justify-between gap-x-4">
                    <span className="text-[0.98rem]">{t.items[item]}</span>
                    <div className="ms-auto flex flex-wrap items-center gap-x-4">
                      <span className="figure">{formatPrice(charged[codes[item]], locale)}</span>
                      <BuyTariff
                        code={codes[item]}
                        name={t.items[item]}
                        buttonClass="link tap"
                        words={words}
                      />
                    </div>
                  </div>
                  <AddedNotice item={codes[item]} words={words} />
                </li>
              ))}
            </ul>
          </article>
          {plans.map((plan) => (
            <Plan
              key={plan}
              {...t.plans[plan]}
              code={codes[plan]}
              price={formatPrice(charged[codes[plan]], locale)}
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
  code: TariffCode
  price: string
  highlighted: boolean
  words: Dictionary
}

function Plan({ name, text, code, price, highlighted, words }: PlanProps) {
  const colours = highlighted ? 'bg-indigo text-blanc' : 'border border-trait'
  const button = highlighted ? 'button-primary' : 'button-secondary'
  return (
    <article className={`flex flex-col rounded-[28px] p-6 ${colours}`}>
      <h3 className="text-[1.5rem]">{name}</h3>
      {highlighted && (
        <p className="font-semibold text-mil">{words.serviceScreens.jobMatching.highlighted}</p>
      )}
      <p className="figure mt-5 text-[min(1.875rem,10vw)]">{price}</p>
      <p className={`mt-3 mb-6 ${highlighted ? 'text-[#d5d8e8]' : 'text-pierre'}`}>{text}</p>
      <div className="mt-auto space-y-3">
        <AddedNotice item={code} words={words} />
        <BuyTariff code={code} name={name} buttonClass={`button ${button} w-full`} words={words} />
      </div>
    </article>
  )
}
