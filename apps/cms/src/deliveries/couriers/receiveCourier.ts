import { createHash } from 'node:crypto'
import { courierRequest, licensedVehicles } from '@sira/contract/deliveries/courierRequest'
import { defaultDialCode } from '@sira/contract/dialCodes'
import { trapField } from '@sira/contract/forms/envelope'
import { internationalPhone } from '@sira/contract/forms/phone'
import { conflict, invalidForm } from '@sira/contract/wire/refusals'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { keptFileValues } from '../../deposits/keptFileFields.ts'
import { keepReceived } from '../../deposits/receive/keepReceived.ts'
import type { ReceivedFile } from '../../deposits/receive/receivedFile.ts'
import type { Received } from '../../deposits/receive/receiveFiles.ts'
import { randomReference } from '../../fields/randomReference.ts'
import { suspicion } from '../../messages/reception/abuse/suspicion.ts'
import type { FormEnvelope } from '../../messages/reception/door/formEnvelope.ts'
import { readBy } from '../../orders/checkout/readRequest.ts'
import type { Courier } from '../../payload-types.ts'

/** Keeps an application once under its key; the files are looked at before anything is written. */
export async function receiveCourier(
  received: Received,
  envelope: FormEnvelope,
  payload: Payload,
): Promise<Courier> {
  const wanted = readCourier(received.data)
  const fingerprint = fingerprintOf(wanted, received)
  // A page without script has no key of its own: the same form is the same application.
  const key = envelope.key ?? (received.typed ? fingerprint : undefined)
  const earlier = await sentEarlier(key, fingerprint, payload)
  if (earlier) return earlier
  requireFiles(wanted, received)
  const locale = wanted.locale ?? envelope.locale
  const files = await received.checked({ key, locale })
  const trap = envelope.trap ?? (received.typed?.[trapField] || undefined)
  const guard = { asksForProof: false, payload }
  const why = await suspicion({ ...envelope, trap }, fingerprint, guard)
  const req = await createLocalReq({}, payload)
  const marks = { key, fingerprint, why }
  try {
    return await withinTransaction(req, () => keep({ ...wanted, locale }, files, marks, req))
  } catch (error) {
    // The same may have come by another connection in the meantime.
    const meanwhile = await sentEarlier(key, fingerprint, payload)
    if (!meanwhile) throw error
    return meanwhile
  }
}

type WantedCourier = ReturnType<typeof readCourier>

function readCourier(data: unknown) {
  const { indicatif = defaultDialCode, ...sent } = readBy(courierRequest, data)
  const phone = internationalPhone(sent.phone, indicatif)
  if (phone === undefined) {
    throw invalidForm([{ path: ['phone'], message: 'phone must be a valid phone number' }])
  }
  return { ...sent, indicatif, phone }
}

/** The proof of his identity; on our page that of his right to drive too. */
function requireFiles({ engin }: WantedCourier, { files, typed }: Received): void {
  const asksForLicence = typed !== undefined && licensedVehicles.includes(engin)
  const needed = asksForLicence ? ['piece', 'permis'] : ['piece']
  const missing = needed.filter((name) => !files.has(name))
  if (missing.length === 0) return
  throw invalidForm(missing.map((name) => ({ path: [name], message: `${name} must be a file` })))
}

interface Marks {
  key: string | undefined
  fingerprint: string
  why: string | undefined
}

async function keep(
  { nom, phone, indicatif, ville, engin, permis, locale = 'fr' }: WantedCourier,
  files: ReadonlyMap<string, ReceivedFile>,
  { key, fingerprint, why }: Marks,
  req: PayloadRequest,
): Promise<Courier> {
  const kept = await keepReceived(files, locale, req)
  return req.payload.create({
    collection: 'coursiers',
    depth: 0,
    req,
    data: {
      ...{ nom, phone, indicatif, ville, engin, locale },
      reference: randomReference('coursier'),
      etat: 'reçue',
      permis: permis ?? null,
      ...keptFileValues('pieceFichier', kept.get('piece')),
      ...keptFileValues('permisFichier', kept.get('permis')),
      empreinte: fingerprint,
      idempotencyKey: key ?? null,
      suspicion: why ?? null,
      // Until he is accepted.
      disponible: false,
    },
  })
}

/** A ticket stands for its file; what came in a form is known by its bytes. */
function fingerprintOf(wanted: WantedCourier, { files }: Received): string {
  const hash = createHash('sha256').update(JSON.stringify(wanted))
  for (const [name, file] of files) {
    hash.update(name).update('ticket' in file ? file.ticket : file.bytes)
  }
  return hash.digest('base64url')
}

async function sentEarlier(
  key: string | undefined,
  fingerprint: string,
  payload: Payload,
): Promise<Courier | undefined> {
  if (key === undefined) return undefined
  const { docs } = await payload.find({
    collection: 'coursiers',
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
