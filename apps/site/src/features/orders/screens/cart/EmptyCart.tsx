import type { Dictionary } from '../../../../i18n/fr.ts'

/** The empty cart, with links to products. */
export function EmptyCart({ shop, words }: { shop: string; words: Dictionary }) {
  const { cart: t, routes } = words
  return (
    <>
      <p className="text-[1.15rem] font-semibold">{t.empty}</p>
      <p className="text-pierre">{t.emptyText}</p>
      <p className="flex flex-wrap gap-3">
        <a href={shop} className="button button-primary">
          {t.toShop}
        </a>
        <a href={routes.jobMatching} className="button button-secondary">
          {t.toPlans}
        </a>
      </p>
    </>
  )
}
