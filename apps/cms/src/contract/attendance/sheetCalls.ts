import { sheetOfPhoneRequest } from '@sira/contract/attendance/markRequest'
import { attendanceCalls } from '@sira/contract/attendance/marks'
import { formFiles } from '@sira/contract/deposits/formFiles'
import { badRequest, invalidCredentials } from '@sira/contract/wire/refusals'
import type { FastifyInstance } from 'fastify'
import type { Payload } from 'payload'
import { receiveFiles } from '../../deposits/receive/receiveFiles.ts'
import { attendanceDevices } from '../../enrolments/presence/phone/attendanceDevices.ts'
import { keepSheet } from '../../enrolments/presence/sheets/keepSheet.ts'
import { refusalInWords } from '../../enrolments/presence/sheets/keepSheetOfStaff.ts'
import { readBy } from '../../orders/checkout/readRequest.ts'
import type { DepositLimits } from '../deposits/depositLimits.ts'
import { fileRequest, takeFileBodies } from '../deposits/fileBodies.ts'
import type { OrderLimits } from '../orders/orderLimits.ts'

const names = formFiles[attendanceCalls.photo]

/** `POST /api/presence/photo`: a photograph of a signed sheet, from the phone of the trainer. */
export function takeSheetCalls(
  app: FastifyInstance,
  payload: Payload,
  { watch, forgery, files }: OrderLimits & { files: DepositLimits },
): void {
  app.register(async (scope) => {
    takeFileBodies(scope)
    scope.post(`/${attendanceCalls.photo}`, async (request, reply) => {
      await watch(request)
      const sent = await fileRequest(request, names.length, files)
      await receiveFiles(sent, names, payload, async (received) => {
        const { jeton, ...sheet } = readBy(sheetOfPhoneRequest, received.data)
        const session = await forgery(request, async () => {
          const found = await attendanceDevices.holderOf(jeton, payload)
          if (found === undefined) throw invalidCredentials()
          return found
        })
        const file = received.files.get('photo')
        if (!file || !('bytes' in file)) throw badRequest('photo must be a file')
        const { id, appareilNom } = session
        const kept = { ...sheet, session: id, qui: appareilNom ?? '', photo: file.bytes }
        const refusal = await keepSheet(kept, payload)
        if (refusal) throw badRequest(refusalInWords(refusal))
      })
      return reply.header('cache-control', 'no-store').send({ data: {}, meta: {} })
    })
  })
}
