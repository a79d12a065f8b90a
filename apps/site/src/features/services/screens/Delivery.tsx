import type { Locale } from '@sira/contract/locales'
import { CallBand } from '../../../components/CallBand.tsx'
import { Counters } from '../../../components/figures/Counters.tsx'
import { formatPrice } from '../../../format/price.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import type { TariffPrices } from '../tariffPrices.ts'
import { ServiceBanner } from './ServiceBanner.tsx'

interface DeliveryProps {
  words: Dictionary
  locale: Locale
  charged: Pick<TariffPrices, 'livraison_ouagadougou' | 'livraison_ailleurs'>
}

/** Delivery: two tariffs, two calls, counters (product 2.15, 9). */
export function Delivery({ words, locale, charged }: DeliveryProps) {
  const t = words.serviceScreens.delivery
  return (
    <>
      <ServiceBanner title={t.title} lead={t.lead} words={words} scene="coursier">
        <a href={words.routes.deliveryRequest} className="button button-primary">
          {t.request}
        </a>
        <a href={words.routes.becomeCourier} className="button button-secondary">
          {t.become}
        </a>
      </ServiceBanner>
      <Tariffs words={words} locale={locale} charged={charged} />
      <div className="page grid gap-x-20 gap-y-14 py-16 lg:grid-cols-2">
        <section>
          <h2>{t.stepsHeading}</h2>
          <ol className="mt-6 grid gap-5">
            {t.steps.map((step, index) => (
              <li key={step} className="flex items-baseline gap-5">
                <span className="figure w-7 shrink-0 text-3xl text-laterite">{index + 1}</span>
                <span>{step}</span>
              </li>
            ))}
          </ol>
        </section>
        <section>
          <h2>{t.countersHeading}</h2>
          <Counters counters={t.counters} />
        </section>
      </div>
      <CallBand title={t.becomeHeading} text={t.becomeText}>
        <a href={words.routes.becomeCourier} className="button button-primary">
          {t.become}
        </a>
      </CallBand>
    </>
  )
}

/** The two prices, as large as the page allows. */
function Tariffs({ words, locale, charged }: DeliveryProps) {
  const t = words.serviceScreens.delivery
  const tariffs = [
    {
      ...t.tariffs.ouagadougou,
      price: charged.livraison_ouagadougou,
      colours: 'bg-indigo text-blanc',
    },
    { ...t.tariffs.elsewhere, price: charged.livraison_ailleurs, colours: 'bg-karite text-blanc' },
  ]
  return (
    <div className="grid lg:grid-cols-2">
      {tariffs.map(({ name, text, price, colours }) => (
        <section key={name} className={`px-5 py-12 lg:p-16 ${colours}`}>
          <h2 className="text-[1.5rem]">{name}</h2>
          <p className="mt-6">{t.from}</p>
          <p className="figure text-[min(clamp(2.6rem,7vw,4.5rem),9vw)]">
            {formatPrice(price, locale)}
          </p>
          <p className="mt-5 max-w-[40ch]">{text}</p>
        </section>
      ))}
    </div>
  )
}
