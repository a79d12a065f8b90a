import type { PayloadRequest } from 'payload'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import type { Step } from '../../dossiers/history/step.ts'
import { move } from '../../dossiers/moves/move.ts'
import { greetedName } from '../../mail/drawing/greetedName.ts'
import { mailIdentity } from '../../mail/mailIdentity.ts'
import { queueEmail } from '../../mail/queuedEmail.ts'
import { mailWords } from '../../mail/words/mailWords.ts'
import { fromLeft } from '../../papers/writtenValues.ts'
import type { Courier } from '../../payload-types.ts'
import { courierWords } from '../words/courierWords.ts'
import { type CourierLetter, type CourierState, courierMachine } from './courierMachine.ts'

/** Moves the dossier of a courier, with its letter. Who is suspended or refused has no page any more. */
export function moveCourier(
  id: number,
  to: CourierState,
  step: Step,
  req: PayloadRequest,
): Promise<Courier> {
  const isOut = to === 'suspendu' || to === 'refusée'
  return withinTransaction(req, async () => {
    const { record, move: moved } = await move(courierMachine, { id, to, step }, req, {
      effects: async ({ etat }) => ({
        ...(isOut && { appareil: null, lien: null, codeLien: null }),
        // A new courier can be chosen at once; one who comes back said himself whether he can.
        ...(to === 'actif' && etat !== 'suspendu' && { disponible: true }),
      }),
    })
    if (moved.letter && record.email) await tell(moved.letter, record, step.message, req)
    return record
  })
}

async function tell(
  name: CourierLetter,
  { id, email, nom, locale, reference, etapes }: Courier,
  message: string | undefined,
  req: PayloadRequest,
): Promise<void> {
  const lang = locale ?? 'fr'
  const words = courierWords[lang]
  const { subject, text } = words.letters[name]
  const { brand, noticesTo } = await mailIdentity(req.payload, req)
  const letter = {
    lang,
    subject,
    cloth: { reference, steps: etapes?.length ?? 0, lang },
    heading: subject,
    paragraphs: [mailWords(lang).hello(greetedName(nom)), text, ...(message ? [message] : [])],
    facts: [{ label: words.reference, value: fromLeft(reference) }],
    footer: [words.why],
  }
  const about = { relationTo: 'coursiers', value: id } as const
  await queueEmail(
    { kind: 'delivery', to: email ?? '', replyTo: noticesTo, letter, about, brand },
    req,
  )
}
