import { SharedDevice } from '../dossiers/SharedDevice.tsx'
import type { Dictionary } from '../i18n/fr.ts'

interface AfterSendingProps {
  /** Whether the page has just sent it. */
  isSent: boolean
  /** The reference, where it is known. */
  reference: string | undefined
  /** The fields that are read again, by their names. */
  fields: readonly { name: string; label: string }[]
  /** The next event, where it is something else than an answer. */
  steps?: readonly string[]
  words: Dictionary
}

/**
 * The next steps after a request, and its values: a wrong number shows here. The page itself no
 * longer knows it after it has sent the form; the browser fills it in (afterSending.ts).
 */
export function AfterSending(props: AfterSendingProps) {
  const { isSent, reference, fields, words } = props
  const { title, check, letter, steps: usual } = words.form.after
  const { steps = usual } = props
  const { reference: name, follow } = words.outbox
  return (
    <section
      data-after-sending=""
      hidden={!isSent}
      className="rounded-2xl border border-trait bg-blanc p-5"
    >
      <h2 className="text-2xl">{title}</h2>
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
        <li hidden={reference === undefined} data-sent-reference="">
          {letter}
        </li>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div hidden={reference === undefined} data-sent-reference="">
        <SharedDevice words={words} />
      </div>
      <dl hidden className="mt-4 border-t border-trait pt-3">
        <dt className="font-semibold">{check}</dt>
        {fields.map(({ name, label }) => (
          <dd key={name} className="wrap-anywhere">
            <span className="text-pierre">{`${label}\u00a0: `}</span>
            <span data-sent={name} />
          </dd>
        ))}
      </dl>
    </section>
  )
}
