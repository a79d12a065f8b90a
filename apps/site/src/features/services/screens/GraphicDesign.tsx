import type { Counter } from '@sira/contract/records/settings'
import { Counters } from '../../../components/figures/Counters.tsx'
import { quoteAddress } from '../../../components/links/quoteAddress.ts'
import { Cloth } from '../../../components/pictures/Cloth.tsx'
import type { Dictionary } from '../../../i18n/fr.ts'
import { ServiceBanner } from './ServiceBanner.tsx'

interface GraphicDesignProps {
  words: Dictionary
  counters: readonly Counter[]
}

/** Graphic design and web content: a wall of cloths, texts, counters (product 2.15). */
export function GraphicDesign({ words, counters }: GraphicDesignProps) {
  const t = words.serviceScreens.graphicDesign
  return (
    <>
      <ServiceBanner title={t.title} lead={t.lead} words={words}>
        <a
          href={quoteAddress(words, 'Conception graphique', t.subject)}
          className="button button-primary"
        >
          {t.quote}
        </a>
      </ServiceBanner>
      <section className="page pb-16">
        <h2 className="mb-7">{t.worksHeading}</h2>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-6">
          {t.works.map(({ name, text }, index) => (
            <li
              key={name}
              className={`relative flex min-h-56 flex-col justify-end overflow-hidden rounded-[28px] ${index < 2 ? 'lg:col-span-3' : 'lg:col-span-2'}`}
            >
              <span className="absolute inset-0">
                <Cloth seed={`${t.title} ${name}`} width={480} height={260} />
              </span>
              <div className="relative m-3 rounded-[18px] bg-blanc p-4">
                <h3>{name}</h3>
                <p className="text-pierre">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <div className="border-t border-trait">
        <div className="page grid gap-x-20 gap-y-14 py-16 lg:grid-cols-2">
          <section>
            <h2>{t.contentHeading}</h2>
            {t.content.map((paragraph) => (
              <p key={paragraph} className="mt-4 max-w-[56ch] text-pierre">
                {paragraph}
              </p>
            ))}
          </section>
          <section>
            <h2>{t.countersHeading}</h2>
            <Counters counters={counters} />
          </section>
        </div>
      </div>
    </>
  )
}
