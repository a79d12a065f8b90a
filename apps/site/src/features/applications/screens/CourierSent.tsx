import { SharedDevice } from '../../../dossiers/SharedDevice.tsx'
import type { Dictionary } from '../../../i18n/fr.ts'

interface CourierSentProps {
  isSent: boolean
  reference: string | undefined
  words: Dictionary
}

/**
 * By which reference an application is followed, and what comes next. What was sent is read once more
 * where the page still has it: afterSending.ts fills it in.
 */
export function CourierSent({ isSent, reference, words }: CourierSentProps) {
  const t = words.becomeCourier
  const { reference: name, follow } = words.outbox
  const fields = {
    nom: words.form.name,
    phone: words.form.phone,
    ville: t.town,
    engin: t.vehicle,
  }
  return (
    <section
      data-after-sending=""
      hidden={!isSent}
      tabIndex={-1}
      className="rounded-2xl border border-trait bg-blanc p-5"
    >
      <h2 className="text-2xl">{t.sent}</h2>
      <p hidden={reference === undefined} data-sent-reference="" className="mt-2">
        {`${name}\u00a0: `}
        <bdi dir="ltr" className="whitespace-nowrap font-semibold tabular-nums">
          {reference}
        </bdi>{' '}
        <a href={words.routes.followUp} className="link tap">
          {follow}
        </a>
      </p>
      <ol className="mt-3 list-decimal space-y-1 ps-5">
        {t.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <dl hidden className="mt-4 border-t border-trait pt-3">
        <dt className="font-semibold">{words.form.after.check}</dt>
        {Object.entries(fields).map(([field, label]) => (
          <dd key={field} className="wrap-anywhere">
            <span className="text-pierre">{`${label}\u00a0: `}</span>
            <span data-sent={field} />
          </dd>
        ))}
      </dl>
      <div hidden={reference === undefined} data-sent-reference="">
        <SharedDevice words={words} />
      </div>
    </section>
  )
}
