import type { OpenedOrder } from '@sira/contract/orders/orderAnswer'
import type { Dictionary } from '../../../../i18n/fr.ts'

/** The CV or letter that a paid review works on: whether it has come, and where it is sent. */
export function ReviewPapers({ order, words }: { order: OpenedOrder; words: Dictionary }) {
  const { reference, relecture } = order
  if (!relecture?.ouverte) return null
  const t = words.order.review
  const addressOf = (papier: string) =>
    `${words.routes.review}?${new URLSearchParams({ commande: reference, papier })}`
  return (
    <section className="rounded-[28px] border-2 border-indigo bg-blanc p-6">
      <h2 className="text-2xl">{t.heading}</h2>
      {relecture.papiers.some(({ nom }) => !nom) && <p className="mt-3">{t.text}</p>}
      <ul className="mt-3 space-y-3">
        {relecture.papiers.map(({ papier, nom }) => (
          <li key={papier} className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
            <span className="font-semibold">{t.papers[papier]}</span>
            {nom && (
              <span className="wrap-anywhere">
                {t.received}
                <bdi>{nom}</bdi>
              </span>
            )}
            <a
              href={addressOf(papier)}
              className={nom ? 'link tap' : 'button button-primary max-sm:w-full'}
            >
              {nom ? t.sendAnother : t.send}
              <span className="sr-only">{`\u00a0: ${t.papers[papier]}`}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
