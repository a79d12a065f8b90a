import { writtenTime } from '../format/dates.ts'
import type { Dictionary } from '../i18n/fr.ts'
import { ReferenceCloth } from './ReferenceCloth.tsx'

interface StepsProps {
  reference: string
  steps: readonly { date: string; titre: string; message?: string | null | undefined }[]
  words: Dictionary
}

/** The steps of a dossier, with the messages of staff to the visitor. */
export function Steps({ reference, steps, words }: StepsProps) {
  if (steps.length === 0) return null
  return (
    <section>
      <h2 className="text-2xl">{words.dossier.steps}</h2>
      <ReferenceCloth reference={reference} steps={steps.length} words={words} />
      <ol className="mt-3 border-s-2 border-trait ps-5">
        {steps.map(({ date, titre, message }) => (
          <li key={`${date} ${titre} ${message ?? ''}`} className="py-2">
            <time dateTime={date} className="block text-[0.95rem] text-pierre">
              {writtenTime(date, words.locale)}
            </time>
            <strong className="font-semibold">
              <bdi>{titre}</bdi>
            </strong>
            {message && (
              <p className="whitespace-pre-line wrap-anywhere">
                <bdi>{message}</bdi>
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
