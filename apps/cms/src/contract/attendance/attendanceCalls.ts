import { bindPhoneRequest, marksRequest } from '@sira/contract/attendance/markRequest'
import { attendanceCalls, readSheetNumber } from '@sira/contract/attendance/marks'
import { invalidCredentials } from '@sira/contract/wire/refusals'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Payload } from 'payload'
import { foundOrNothing } from '../../dossiers/followUp/foundOrNothing.ts'
import { attendanceDevices } from '../../enrolments/presence/phone/attendanceDevices.ts'
import { markedRoll } from '../../enrolments/presence/phone/markByPhone.ts'
import { sentData } from '../../messages/reception/door/sentData.ts'
import { readBy } from '../../orders/checkout/readRequest.ts'
import type { OrderLimits } from '../orders/orderLimits.ts'

/** The calls of a trainer's phone: it is bound once, then sends marks and gets the participants. */
export function takeAttendanceCalls(
  app: FastifyInstance,
  payload: Payload,
  limits: OrderLimits,
): void {
  app.post(`/${attendanceCalls.bind}`, async (request, reply) => {
    await limits.ask(request)
    const { feuille, code } = readBy(bindPhoneRequest, dataOf(request))
    const { jeton } = await limits.guess(request, () =>
      foundOrNothing(() => attendanceDevices.bind(readSheetNumber(feuille) ?? '', code, payload)),
    )
    return answer(reply, { jeton })
  })

  app.post(`/${attendanceCalls.marks}`, async (request, reply) => {
    await limits.watch(request)
    const { jeton, ...said } = readBy(marksRequest, dataOf(request))
    const { id, appareilNom } = await limits.forgery(request, async () => {
      const session = await attendanceDevices.holderOf(jeton, payload)
      if (session === undefined) throw invalidCredentials()
      return session
    })
    return answer(reply, await markedRoll(id, { qui: appareilNom ?? '', ...said }, payload))
  })
}

function answer(reply: FastifyReply, data: object) {
  return reply.header('cache-control', 'no-store').send({ data, meta: {} })
}

function dataOf({ body, headers }: FastifyRequest): object {
  return sentData(body, headers['content-type'])
}
