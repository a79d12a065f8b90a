import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Payload } from 'payload'
import { forbidden } from '../errors.ts'
import { isPublicCreate } from '../publicTypes.ts'
import { checkForm } from '../write/checkForm.ts'
import { formRules } from '../write/formRules.ts'
import { refusedByPayload } from '../write/refusedByPayload.ts'
import { requestQuote } from '../write/requestQuote.ts'
import { sendMessage } from '../write/sendMessage.ts'
import { sentData } from '../write/sentData.ts'
import { subscribe } from '../write/subscribe.ts'

const creators = { newsletters: subscribe, devis: requestQuote, contacts: sendMessage } as const

/** `POST` of a form: 200 with the record, as contract.md says. */
export async function answerCreate(
  type: string,
  request: FastifyRequest,
  reply: FastifyReply,
  payload: Payload,
): Promise<FastifyReply> {
  if (!isPublicCreate(type)) throw forbidden()
  const data = sentData(request.body, request.headers['content-type'])
  const values = checkForm(data, formRules[type])
  const entity = await creators[type](values, payload).catch((error: unknown) => {
    throw refusedByPayload(error)
  })
  return reply.header('cache-control', 'no-store').send({ data: entity, meta: {} })
}
