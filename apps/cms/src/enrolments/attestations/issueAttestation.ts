import { createHash, randomInt } from 'node:crypto'
import { newAttestationCode } from '@sira/contract/attestations/attestation'
import type { PayloadRequest } from 'payload'
import { lockRow } from '../../database/records/lockRow.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { keptStep, type Step } from '../../dossiers/history/step.ts'
import { move } from '../../dossiers/moves/move.ts'
import type { Certificate, Enrolment } from '../../payload-types.ts'
import { keepPrivate, privateKey } from '../../store/privateFiles/privateFiles.ts'
import { tellParticipant } from '../letters/tellParticipant.ts'
import { moveEnrolment } from '../moves/moveEnrolment.ts'
import { sessionOf } from '../seats/seatsOfOrder.ts'
import { shownSteps } from '../seats/shownSteps.ts'
import { attestationMachine } from './attestationMachine.ts'
import { type CertifiedValues, certifiedValues } from './certifiedValues.ts'
import { attestationTemplate, drawAttestation } from './paper/drawAttestation.ts'

interface Issued {
  seat: Enrolment
  /** The one that is corrected; none where it is the first. */
  before?: Certificate
  /** As it is written on the paper. */
  nom: string
}

/**
 * Issues one certificate, or nothing where somebody was faster. The paper is drawn before the
 * transaction, which then looks again: whoever writes meanwhile does not wait for a drawing.
 */
export async function issueAttestation(
  { seat, before, nom }: Issued,
  step: Step,
  req: PayloadRequest,
): Promise<Certificate | undefined> {
  const code = newAttestationCode((below) => randomInt(below))
  const values = await certifiedValues(seat, nom, req)
  const steps = shownSteps(seat).length + (before ? 0 : 1)
  const drawn = { ...values, code, reference: seat.reference, steps }
  const file = await drawAttestation(drawn, req)
  return withinTransaction(req, async () => {
    await lockRow('inscriptions', seat.id, req)
    const newest = await newestOf(seat.id, req)
    if (newest?.id !== before?.id) return undefined
    const asked = { collection: 'inscriptions', id: seat.id, depth: 0, req } as const
    const { etat, effaceeLe, session } = await req.payload.findByID(asked)
    // The drawing names the session in which the seat was then.
    if (sessionOf({ session }) !== values.session) return undefined
    if (effaceeLe || etat !== (before ? 'attestée' : 'confirmée')) return undefined
    const made = await keep(
      { seat, code, values, file, version: (newest?.version ?? 0) + 1 },
      step,
      req,
    )
    if (before?.etat === 'valide') await replace(before, code, step, req)
    if (before && seat.nom !== nom) await req.payload.update({ ...asked, data: { nom } })
    const paper = { name: `attestation-${code}.pdf`, type: 'application/pdf', content: file }
    if (before) await tellParticipant('certificateReplaced', { ...seat, nom }, req, [paper])
    if (!before)
      await moveEnrolment(seat.id, 'attestée', { ...step, message: undefined }, req, [paper])
    return made
  })
}

interface Kept {
  seat: Enrolment
  code: string
  values: CertifiedValues
  file: Buffer
  version: number
}

async function keep(
  { seat, code, values, file, version }: Kept,
  step: Step,
  req: PayloadRequest,
): Promise<Certificate> {
  const fichier = privateKey()
  await keepPrivate(new Map([[fichier, file]]), req)
  return req.payload.create({
    collection: 'attestations',
    depth: 0,
    req,
    data: {
      ...values,
      ...{ code, version, fichier, etat: 'valide', inscription: seat.id },
      modele: attestationTemplate,
      empreinte: createHash('sha256').update(file).digest('hex'),
      etapes: [keptStep(null, 'valide', step)],
    },
  })
}

async function replace(
  { id }: Certificate,
  code: string,
  { who, why }: Step,
  req: PayloadRequest,
): Promise<void> {
  const step = { by: 'système', who, why } as const
  const effects = async () => ({ remplaceePar: code })
  await move(attestationMachine, { id, to: 'remplacée', step }, req, { effects })
}

/** The last version of a seat; nothing before the first. */
export async function newestOf(
  seat: number,
  req: PayloadRequest,
): Promise<Certificate | undefined> {
  const { docs } = await req.payload.find({
    collection: 'attestations',
    where: { inscription: { equals: seat } },
    sort: '-version',
    limit: 1,
    pagination: false,
    depth: 0,
    req,
  })
  return docs[0]
}
