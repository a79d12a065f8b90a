import { createHash } from 'node:crypto'
import { trapField } from '@sira/contract/forms/envelope'
import type { Locale } from '@sira/contract/locales'
import { conflict, invalidForm } from '@sira/contract/wire/refusals'
import { createLocalReq, type Payload, type PayloadRequest, type Where } from 'payload'
import { recordsByName } from '../../database/records/recordsByName.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { keepReceived } from '../../deposits/receive/keepReceived.ts'
import type { ReceivedFile } from '../../deposits/receive/receivedFile.ts'
import type { Received } from '../../deposits/receive/receiveFiles.ts'
import { keptStep } from '../../dossiers/history/step.ts'
import { randomReference } from '../../fields/randomReference.ts'
import { suspicion } from '../../messages/reception/abuse/suspicion.ts'
import type { FormEnvelope } from '../../messages/reception/door/formEnvelope.ts'
import type { Application, Job } from '../../payload-types.ts'
import { fileValues } from '../desk/filesOfApplication.ts'
import { acknowledgeApplication } from '../letters/tellCandidate.ts'
import { applicationMark, identityMark } from './identity.ts'
import { openOffer } from './openOffer.ts'
import { profileText } from './profileText.ts'
import { readApplication, type WantedApplication } from './readApplication.ts'

interface Marks {
  /** Of what was sent: under one key it is the same. */
  fingerprint: string
  identity: string
  unique: string
}

/**
 * Keeps an application once: under its key, and for an offer and a person. Files are looked at before
 * anything is written; their tickets say when it began.
 */
export async function receiveApplication(
  received: Received,
  envelope: FormEnvelope,
  payload: Payload,
): Promise<Application> {
  const wanted = readApplication(received.data)
  const identity = identityMark(wanted, payload)
  const marks = {
    fingerprint: fingerprintOf(wanted, received),
    identity,
    unique: applicationMark(identity, wanted.job, payload),
  }
  // A page without script has no key of its own: the same form is the same application.
  const key = envelope.key ?? (received.typed ? marks.fingerprint : undefined)
  const earlier = await sentEarlier(key, marks, payload)
  if (earlier) return earlier
  if (await isThere(marks.unique, payload)) throw appliedAlready()
  const offer =
    wanted.job === null ? null : await openOffer(wanted.job, await received.begun(), payload)
  const locale = wanted.locale ?? envelope.locale
  // A program may leave it out; the page asks for it where the employer does.
  if (received.typed && !offer?.cv_facultatif && !received.files.has('cv')) {
    throw invalidForm([{ path: ['cv'], message: 'cv must be a file' }])
  }
  const files = await received.checked({ key, locale })
  const req = await createLocalReq({}, payload)
  const why = await suspicion(
    { ...envelope, trap: envelope.trap ?? trapOf(received) },
    marks.fingerprint,
    { asksForProof: false, payload },
  )
  try {
    return await withinTransaction(req, () =>
      keep({ ...wanted, locale }, { offer, files, marks, key, why }, req),
    )
  } catch (error) {
    // The same may have come by another connection in the meantime.
    const meanwhile = await sentEarlier(key, marks, payload)
    if (meanwhile) return meanwhile
    if (await isThere(marks.unique, payload)) throw appliedAlready()
    throw error
  }
}

interface Keeping {
  offer: Job | null
  files: ReadonlyMap<string, ReceivedFile>
  marks: Marks
  key: string | undefined
  why: string | undefined
}

async function keep(
  wanted: WantedApplication & { locale: Locale },
  { offer, files, marks, key, why }: Keeping,
  req: PayloadRequest,
): Promise<Application> {
  const kept = await keepReceived(files, wanted.locale, req)
  const { job: _offer, cv, ...person } = wanted
  if (offer === null) {
    const where: Where = { unicite: { equals: marks.unique }, etat: { in: decided } }
    await req.payload.db.updateOne({
      collection: 'candidatures',
      where,
      data: { unicite: null },
      req,
    })
  }
  const data = {
    ...person,
    reference: randomReference('candidature'),
    etat: 'reçue',
    offre: offer?.id ?? null,
    intitule: offer?.titre ?? null,
    resume: cv,
    profil: profileText(wanted),
    ...fileValues(kept),
    consentiLe: new Date().toISOString(),
    identite: marks.identity,
    unicite: marks.unique,
    empreinte: marks.fingerprint,
    idempotencyKey: key ?? null,
    suspicion: why ?? null,
    etapes: [keptStep(null, 'reçue', { by: 'client' })],
  }
  const made = await recordsByName(req.payload).create({
    collection: 'candidatures',
    depth: 0,
    req,
    data,
  })
  const application = await req.payload.findByID({
    collection: 'candidatures',
    id: Number(made.id),
    depth: 0,
    req,
  })
  await acknowledgeApplication(application, req)
  return application
}

/** The value of the hidden trap field, where a page has sent it. */
function trapOf({ typed }: Received): string | undefined {
  return typed?.[trapField] || undefined
}

/** A ticket stands for its file; what came in a form is known by its bytes. */
function fingerprintOf(wanted: WantedApplication, { files }: Received): string {
  const hash = createHash('sha256').update(JSON.stringify(wanted))
  for (const [name, file] of files) {
    hash.update(name).update('ticket' in file ? file.ticket : file.bytes)
  }
  return hash.digest('base64url')
}

async function sentEarlier(
  key: string | undefined,
  { fingerprint }: Marks,
  payload: Payload,
): Promise<Application | undefined> {
  if (key === undefined) return undefined
  const { docs } = await payload.find({
    collection: 'candidatures',
    where: { idempotencyKey: { equals: key } },
    limit: 1,
    pagination: false,
    depth: 0,
    showHiddenFields: true,
  })
  const [earlier] = docs
  if (earlier === undefined || earlier.empreinte === fingerprint) return earlier
  throw conflict('This Idempotency-Key was used for another application')
}

const decided = ['refusée', 'retenue']

/** In the pool a decision bars nobody: whoever was refused or placed may leave another CV. */
async function isThere(unicite: string, payload: Payload): Promise<boolean> {
  const bars: Where[] = [
    { etat: { not_in: decided } },
    { offre: { exists: true } },
    { intitule: { exists: true } },
  ]
  const where: Where = { and: [{ unicite: { equals: unicite } }, { or: bars }] }
  const { totalDocs } = await payload.count({ collection: 'candidatures', where })
  return totalDocs > 0
}

/** Whoever asks learns that somebody applied, and nothing else: it counts as a guess. */
function appliedAlready() {
  const message = 'This person has applied for this already'
  return conflict(message, { errors: [{ path: ['job'], message, name: 'applied' }] })
}
