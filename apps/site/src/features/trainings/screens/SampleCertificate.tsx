import { writtenDays } from '../../../format/writtenDays.ts'
import { writtenIn } from '../../../format/writtenIn.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import type { Training } from '../training.ts'
import { trainingEnd } from '../trainingEnd.ts'

interface SampleCertificateProps {
  training: Training
  words: Dictionary
}

/** What a participant takes home, drawn with the facts of this training. */
export function SampleCertificate({ training, words }: SampleCertificateProps) {
  const { Theme, avec_certificat, nombre_heures, date_formation: start, date_fin } = training
  if (!avec_certificat) return null
  const { sample } = words.training
  const end = start === null ? null : (trainingEnd(start, date_fin) ?? start)
  return (
    <details className="group mt-2 border-t border-trait">
      <summary className="link tap">{sample.show}</summary>
      <figure className="mt-2">
        <div className="rounded-xl border-8 border-double border-mil bg-sable p-4 text-center">
          <p className="text-[0.85rem] text-pierre">{sample.mark}</p>
          <p className="mt-1 font-titre text-xl font-bold text-indigo">{sample.title}</p>
          <p className="mt-3 text-[0.95rem]">{sample.to}</p>
          <p className="font-titre text-lg font-bold">{sample.name}</p>
          <p className="mt-2 text-[0.95rem]">{sample.took}</p>
          <p className="font-semibold" {...writtenIn(training.locale, words.locale)}>
            {Theme}
          </p>
          <p className="mt-2 text-[0.95rem] text-pierre">
            {[
              start !== null && end !== null ? writtenDays(start, end, words.locale) : null,
              nombre_heures === null ? null : words.trainings.hours(nombre_heures),
            ]
              .filter(Boolean)
              .join(', ')}
          </p>
        </div>
        <figcaption className="py-2 text-[0.95rem] text-pierre">
          {sample.note}{' '}
          <a href={words.routes.certificateCheck} className="link no-print">
            {sample.check}
          </a>
        </figcaption>
      </figure>
    </details>
  )
}
