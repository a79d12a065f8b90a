import { formHeaders } from '@sira/contract/forms/envelope'
import { isFormKind } from '@sira/contract/forms/messageForms'
import { forbidden } from '@sira/contract/wire/refusals'
import { senderOf } from '@sira/host/counting/senderOf'
import { traced } from '@sira/host/tracing/traced'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Payload } from 'payload'
import { suspicion } from '../../messages/reception/abuse/suspicion.ts'
import { checkForm, type FormValues } from '../../messages/reception/door/checkForm.ts'
import { formEnvelope } from '../../messages/reception/door/formEnvelope.ts'
import { type Door, doorOf } from '../../messages/reception/door/keep.ts'
import { refusedByPayload } from '../../messages/reception/door/refusedByPayload.ts'
import { sentForm } from '../../messages/reception/door/sentData.ts'
import { settingsType } from '../publicTypes.ts'
import { shownFields } from '../query/shownFields.ts'
import { searchOf } from './address.ts'
import type { FormCounts } from './rateLimit.ts'

interface Keeping {
  payload: Payload
  counts: FormCounts
}

/** `POST` of a form: 200 with the record, as contract.md says. */
export async function answerCreate(
  type: string,
  request: FastifyRequest,
  reply: FastifyReply,
  { payload, counts }: Keeping,
): Promise<FastifyReply> {
  if (!isFormKind(type)) throw forbidden()
  const door = doorOf(type, payload)
  const { values, shown } = await checked(door, request, { payload, counts })
  const envelope = formEnvelope(request.headers)
  const { proofOfWork } = await payload.findGlobal({ slug: settingsType, depth: 0 })
  const guard = { asksForProof: proofOfWork === true, payload }
  const message = JSON.stringify([type, values])
  const why = await suspicion(envelope, message, guard)
  const cameWith = { ...envelope, sender: senderOf(request), suspicion: why }
  const keep = () => door.keep(values, cameWith, payload)
  const kept = traced('form kept', { 'sira.about': type }, keep)
  const { entity, reference } = await kept.catch((error: unknown) => {
    throw refusedByPayload(error)
  })
  // In a header, because the body stays as Strapi answers it.
  if (reference !== undefined) reply.header(formHeaders.reference, reference)
  return reply
    .header('cache-control', 'no-store')
    .send({ data: { id: entity.id, attributes: shown(entity.attributes) }, meta: {} })
}

/** The values kept of a form and shown of its record; an invalid form is counted apart. */
async function checked(
  { form, read }: Door,
  request: FastifyRequest,
  { payload, counts }: Keeping,
): Promise<{ values: FormValues; shown: ReturnType<typeof shownFields> }> {
  let values: FormValues
  let shown: ReturnType<typeof shownFields>
  try {
    const sent = await sentForm(request.body, request.headers['content-type'])
    values = checkForm(read ? await read(sent, payload) : sent, form)
    shown = shownFields(searchOf(request.url), Object.keys(values))
  } catch (error) {
    await counts.wrong(request)
    throw error
  }
  await counts.right(request, values)
  return { values, shown }
}
