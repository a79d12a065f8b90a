import type { FollowUp } from '@sira/contract/dossiers/followUp'
import {
  longestOpinion,
  marks,
  type OwnEvaluation,
  type RatedPoint,
  ratedPoints,
} from '@sira/contract/evaluations/evaluation'
import { TextArea } from '../../forms/fields/TextArea.tsx'
import type { Dictionary } from '../../i18n/fr.ts'
import { evaluationField, type TypedEvaluation } from './sendEvaluation.ts'

interface EvaluationProps {
  dossier: Pick<FollowUp, 'reference'>
  /** The phone number as typed: it opened the dossier, and it sends the answer. */
  phone: string
  /** The answer of before. */
  evaluation: OwnEvaluation
  /** The answer that was sent just now and not kept. */
  typed: TypedEvaluation | undefined
  words: Dictionary
}

/** The evaluation of a session by a participant: four marks, and an optional text. */
export function Evaluation({ dossier, phone, evaluation, typed, words }: EvaluationProps) {
  const { evaluation: t } = words.followUp
  const given = typed ?? evaluation
  return (
    <form method="post" action={words.routes.followUp} className="space-y-4">
      <input type="hidden" name="reference" value={dossier.reference} />
      <input type="hidden" name="phone" value={phone} />
      <h3 className="text-xl">{evaluation.notes ? t.correct : t.title}</h3>
      <p className="text-pierre">{t.scale}</p>
      {typed && (
        <p role="alert" className="rounded-2xl bg-lin px-5 py-3 font-semibold">
          {t.missing}
        </p>
      )}
      {ratedPoints.map((point) => (
        <Marks key={point} point={point} given={given.notes?.[point]} words={words} />
      ))}
      <TextArea
        id="suivi-avis"
        name="avis"
        label={t.opinion}
        value={given.avis ?? ''}
        maxLength={longestOpinion}
        optional
      />
      <label className="tap flex items-start gap-3">
        <input
          type="checkbox"
          name="publier"
          value="oui"
          defaultChecked={given.publier}
          className="mt-1.5 size-5 shrink-0"
        />
        <span>{t.consent}</span>
      </label>
      <button
        type="submit"
        name={evaluationField}
        value="oui"
        className="button button-primary max-sm:w-full"
      >
        {t.send}
      </button>
    </form>
  )
}

interface MarksProps {
  point: RatedPoint
  given: number | undefined
  words: Dictionary
}

function Marks({ point, given, words }: MarksProps) {
  return (
    <fieldset>
      <legend className="font-semibold">{words.followUp.evaluation.points[point]}</legend>
      <div className="mt-1 flex flex-wrap gap-x-4">
        {marks.map((mark) => (
          <label key={mark} className="tap flex items-center gap-2">
            <input
              type="radio"
              name={point}
              value={mark}
              required
              defaultChecked={mark === given}
              className="size-5"
            />
            {mark}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
