import { withdrawalRequest } from '@sira/contract/applications/applicationRequest'
import { interviewReply } from '@sira/contract/applications/interview'
import { consentReply } from '@sira/contract/applications/shortlist'
import { formFiles } from '@sira/contract/deposits/formFiles'
import { readReference } from '@sira/contract/dossiers/reference'
import { formHeaders } from '@sira/contract/forms/envelope'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Payload } from 'payload'
import { answerConsent } from '../../applications/consent/answerConsent.ts'
import { answerInterview } from '../../applications/interview/answerInterview.ts'
import { receiveApplication } from '../../applications/receive/receiveApplication.ts'
import { withdrawApplication } from '../../applications/withdrawApplication.ts'
import { receiveFiles } from '../../deposits/receive/receiveFiles.ts'
import { formEnvelope } from '../../messages/reception/door/formEnvelope.ts'
import { sentData } from '../../messages/reception/door/sentData.ts'
import { readBy } from '../../orders/checkout/readRequest.ts'
import type { Application } from '../../payload-types.ts'
import type { DepositLimits } from '../deposits/depositLimits.ts'
import { fileRequest, takeFileBodies } from '../deposits/fileBodies.ts'
import type { ApplicationLimits } from './applicationLimits.ts'

const names = formFiles.candidatures

/** Applications (product 13): sent with files, and withdrawn by the pair that follows them. */
export function takeApplicationCalls(
  app: FastifyInstance,
  payload: Payload,
  { write, repeated, guess, files }: ApplicationLimits & { files: DepositLimits },
): void {
  app.register(async (scope) => {
    takeFileBodies(scope)

    scope.post('/candidatures', async (request, reply) => {
      await write(request)
      const envelope = formEnvelope(request.headers)
      const sent = await fileRequest(request, names.length, files)
      const application = await repeated(request, () =>
        receiveFiles(sent, names, payload, (received) =>
          receiveApplication(received, envelope, payload),
        ),
      )
      return answer(reply, application)
    })

    scope.post('/candidatures/retirer', async (request, reply) => {
      await write(request)
      const asked = readBy(
        withdrawalRequest,
        sentData(request.body, request.headers['content-type']),
      )
      const reference = readReference(asked.reference) ?? ''
      const application = await guess(request, () =>
        withdrawApplication({ reference, phone: asked.phone }, payload),
      )
      return answer(reply, application)
    })

    scope.post('/candidatures/accord', async (request, reply) => {
      await write(request)
      const asked = readBy(consentReply, sentData(request.body, request.headers['content-type']))
      const reference = readReference(asked.reference) ?? ''
      const application = await guess(request, () =>
        answerConsent({ reference, phone: asked.phone }, asked.reponse, payload),
      )
      return answer(reply, application)
    })

    scope.post('/candidatures/entretien', async (request, reply) => {
      await write(request)
      const asked = readBy(interviewReply, sentData(request.body, request.headers['content-type']))
      const reference = readReference(asked.reference) ?? ''
      const application = await guess(request, () =>
        answerInterview({ reference, phone: asked.phone }, asked, payload),
      )
      return answer(reply, application)
    })
  })
}

/** The record, as far as its candidate sees it. */
function answer(reply: FastifyReply, { id, reference, etat, createdAt, updatedAt }: Application) {
  const attributes = { reference, etat, createdAt, updatedAt }
  return reply
    .header('cache-control', 'no-store')
    .header(formHeaders.reference, reference ?? '')
    .send({ data: { id, attributes }, meta: {} })
}
