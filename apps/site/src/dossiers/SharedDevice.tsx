import type { Dictionary } from '../i18n/fr.ts'
import { deviceForm } from './sharedDevice.ts'

/** Asks whose device it is, where something was just sent; its answer goes to the list of the device. */
export function SharedDevice({ words }: { words: Dictionary }) {
  const { device: t } = words
  const { id, field, values } = deviceForm
  return (
    <div className="mt-4 rounded-2xl bg-lin px-5 py-4">
      <p className="font-semibold">{t.question}</p>
      <p className="text-pierre">{t.explanation}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <button
          form={id}
          type="submit"
          name={field}
          value={values.own}
          className="button button-secondary"
        >
          {t.own}
        </button>
        <button
          form={id}
          type="submit"
          name={field}
          value={values.shared}
          className="button button-secondary"
        >
          {t.shared}
        </button>
      </p>
      <p className="mt-1">
        <a href={words.routes.ownDossiers} className="link tap">
          {t.list}
        </a>
      </p>
    </div>
  )
}

/** The form of that question: apart, for it may stand within another one. */
export function SharedDeviceForm({ words }: { words: Dictionary }) {
  return <form id={deviceForm.id} method="post" action={words.routes.ownDossiers} hidden />
}
