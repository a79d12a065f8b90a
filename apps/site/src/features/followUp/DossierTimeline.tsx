import type { FollowUp } from '@sira/contract/dossiers/followUp'
import type { Settings } from '@sira/contract/records/settings'
import { AskOnWhatsapp } from '../../dossiers/AskOnWhatsapp.tsx'
import { HeldAt } from '../../dossiers/HeldAt.tsx'
import { Steps } from '../../dossiers/Steps.tsx'
import { ChooseAgain } from '../../forms/seats/ChooseAgain.tsx'
import type { Dictionary } from '../../i18n/fr.ts'
import { dossierKinds } from '../../kinds/dossierKinds.ts'
import { ConsentReply } from './ConsentReply.tsx'
import { Evaluation } from './Evaluation.tsx'
import { paperField } from './followedPaper.ts'
import { InterviewReply } from './InterviewReply.tsx'
import type { TypedEvaluation } from './sendEvaluation.ts'
import { Withdrawal } from './Withdrawal.tsx'
import { mayWithdraw } from './withdrawApplication.ts'

interface DossierTimelineProps {
  dossier: FollowUp
  /** The phone number that opened it. */
  phone: string
  /** Whether the page asks the candidate to confirm the withdrawal. */
  isWithdrawing: boolean
  /** An evaluation that was sent and lacks something. */
  typed?: TypedEvaluation
  settings: Settings
  words: Dictionary
}

/** The state of a dossier: its steps, the next thing to do, and a contact. */
export function DossierTimeline(props: DossierTimelineProps) {
  const { dossier, phone, isWithdrawing, typed, settings, words } = props
  const { followUp: t } = words
  const { reference, nature, objet, etapes, aFaire, entretien, accord } = dossier
  const papers = papersOf(dossier, words)
  return (
    <section role="status" className="space-y-5 rounded-[28px] border-2 border-indigo p-6">
      <h2 className="text-2xl">
        {`${dossierKinds[nature].names[words.locale]} `}
        <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
          {reference}
        </bdi>
      </h2>
      {objet !== undefined && (
        <p className="text-[1.15rem] wrap-anywhere">
          <bdi>{objet}</bdi>
        </p>
      )}
      {aFaire !== undefined && (
        <p>
          <strong className="block">{words.dossier.toDo}</strong>
          <bdi className="whitespace-pre-line">{aFaire}</bdi>
        </p>
      )}
      {dossier.lieu !== undefined && <HeldAt facts={dossier.lieu} words={words} />}
      {entretien !== undefined && (
        <InterviewReply reference={reference} interview={entretien} phone={phone} words={words} />
      )}
      <ChooseAgain
        reference={reference}
        choice={dossier.choix}
        action={words.routes.followUp}
        hidden={{ reference, phone }}
        words={words}
      />
      {accord !== undefined && (
        <ConsentReply reference={reference} consent={accord} phone={phone} words={words} />
      )}
      {nature === 'attente' && (
        <a
          href={`${words.routes.waitingReply}?reference=${reference}`}
          className="button button-secondary"
        >
          {t.toList}
        </a>
      )}
      {papers.length > 0 && (
        <form method="post" action={words.routes.followUp} className="flex flex-wrap gap-3">
          <input type="hidden" name="reference" value={reference} />
          <input type="hidden" name="phone" value={phone} />
          {papers.map(({ name, label }) => (
            <button
              key={name}
              type="submit"
              name={paperField}
              value={name}
              className="button button-secondary max-sm:w-full"
            >
              {label}
            </button>
          ))}
        </form>
      )}
      {dossier.evaluation && (
        <Evaluation
          dossier={dossier}
          phone={phone}
          evaluation={dossier.evaluation}
          typed={typed}
          words={words}
        />
      )}
      {mayWithdraw(dossier) && (
        <Withdrawal dossier={dossier} phone={phone} isAsked={isWithdrawing} words={words} />
      )}
      <Steps reference={reference} steps={etapes} words={words} />
      <AskOnWhatsapp settings={settings} text={t.whatsappText(reference)} words={words} />
    </section>
  )
}

function papersOf({ convocation, attestation }: FollowUp, { followUp: t }: Dictionary) {
  return [
    ...(convocation ? [{ name: 'convocation', label: t.convocation }] : []),
    ...(attestation === undefined
      ? []
      : [
          { name: 'attestation', label: t.certificate },
          { name: 'badge', label: t.badge },
        ]),
  ]
}
