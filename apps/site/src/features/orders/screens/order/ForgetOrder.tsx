import type { Dictionary } from '../../../../i18n/fr.ts'
import { orderActs, orderFields } from '../../page/orderFields.ts'

interface ForgetOrderProps {
  reference: string
  words: Dictionary
}

/** For a buyer on a friend's phone or in a cybercafé. */
export function ForgetOrder({ reference, words: { order: t, routes } }: ForgetOrderProps) {
  return (
    <section>
      <h2 className="text-2xl">{t.forgetTitle}</h2>
      <form method="post" action={routes.order(reference)} className="mt-2 space-y-4">
        <p>{t.forgetText}</p>
        <button
          type="submit"
          name={orderFields.act}
          value={orderActs.forget}
          className="button button-secondary max-sm:w-full"
        >
          {t.forget}
        </button>
      </form>
    </section>
  )
}
