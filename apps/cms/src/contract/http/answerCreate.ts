import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Payload } from 'payload'
import type { SpentProofs } from '../../abuse/spentProofs.ts'
import { suspicion } from '../../abuse/suspicion.ts'
import { forbidden } from '../errors.ts'
import { isPublicCreate, settingsType } from '../publicTypes.ts'
import { checkForm } from '../write/checkForm.ts'
import { formEnvelope } from '../write/formEnvelope.ts'
import { formRules } from '../write/formRules.ts'
import { keepMessage } from '../write/keepMessage.ts'
import { refusedByPayload } from '../write/refusedByPayload.ts'
import { sentData } from '../write/sentData.ts'
import { subscribe } from '../write/subscribe.ts'

/** `POST` of a form: 200 with the record, as contract.md says. */
export async function answerCreate(
  type: string,
  request: FastifyRequest,
  reply: FastifyReply,
  payload: Payload,
  spent: SpentProofs,
): Promise<FastifyReply> {
  if (!isPublicCreate(type)) throw forbidden()
  const data = sentData(request.body, request.headers['content-type'])
  const values = checkForm(data, formRules[type])
  const envelope = formEnvelope(request.headers)
  const { proofOfWork } = await payload.findGlobal({ slug: settingsType, depth: 0 })
  const guard = { asksForProof: proofOfWork === true, secret: payload.secret, spent }
  const message = JSON.stringify([type, values])
  const reception = { ...envelope, suspicion: await suspicion(envelope, message, guard) }
  const keeping =
    type === 'newsletters'
      ? subscribe(values, reception, payload)
      : keepMessage(type, values, reception, payload)
  const entity = await keeping.catch((error: unknown) => {
    throw refusedByPayload(error)
  })
  return reply.header('cache-control', 'no-store').send({ data: entity, meta: {} })
}
