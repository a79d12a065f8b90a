import { Readable } from 'node:stream'
import { bytesType, depositsPath, tusHeaders, tusVersion } from '@sira/contract/deposits/tus'
import { ContractError } from '@sira/contract/wire/errors'
import { conflict, tooLarge } from '@sira/contract/wire/refusals'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Payload } from 'payload'
import { appendBytes } from '../../deposits/appendBytes.ts'
import { endOf, openDepositOf } from '../../deposits/findDeposit.ts'
import { openDeposit } from '../../deposits/openDeposit.ts'
import { formEnvelope } from '../../messages/reception/door/formEnvelope.ts'
import type { Deposit } from '../../payload-types.ts'
import { allowedMethods } from '../http/address.ts'
import type { DepositLimits } from './depositLimits.ts'
import { fileNameIn, lengthIn, offsetIn, requireTus } from './tusRequest.ts'

interface Ticket {
  Params: { ticket: string }
}

const one = `/${depositsPath}/:ticket`

/**
 * Receives files of visitors by tus 1.0.0: after a break, an upload continues where it was. The
 * ticket allows to continue an upload; no file can be read here.
 */
export function takeDeposits(app: FastifyInstance, payload: Payload, limits: DepositLimits): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The body is not read before the upload is known.
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body))
    scope.addHook('onRequest', async (_request, reply) => {
      reply.headers({ [tusHeaders.version]: tusVersion, 'cache-control': 'no-store' })
    })

    scope.post(`/${depositsPath}`, async (request, reply) => {
      requireTus(request)
      const length = lengthIn(request)
      const name = fileNameIn(request)
      const { key } = formEnvelope(request.headers)
      const network = await limits.open(request)
      const ticket = await openDeposit({ length, name, key, network }, payload)
      const place = `${scope.prefix}/${depositsPath}/${ticket}`
      return reply.code(201).header('location', place).send()
    })

    scope.head<Ticket>(one, async (request, reply) => {
      requireTus(request)
      const deposit = await openDepositOf(request.params.ticket, payload)
      return tell(reply, deposit).code(200).send()
    })

    scope.patch<Ticket>(one, async (request, reply) => {
      requireTus(request)
      requireBytes(request)
      const offset = offsetIn(request)
      const deposit = await openDepositOf(request.params.ticket, payload)
      if (offset !== deposit.recu) throw conflict('The upload is at another offset')
      const left = deposit.longueur - offset
      const coming = Number(request.headers['content-length'] ?? left)
      if (coming > left) throw tooLarge()
      const body = request.body instanceof Readable ? request.body : Readable.from([])
      const recu = await appendBytes(deposit, await limits.counted(request, body), payload)
      return tell(reply, { ...deposit, recu })
        .code(204)
        .send()
    })

    for (const [url, id] of [
      [`/${depositsPath}`, undefined],
      [one, one],
    ] as const) {
      const allowed = allowedMethods({ kind: 'deposit', id }).join(', ')
      const refuse = async (_request: FastifyRequest, reply: FastifyReply) =>
        reply.code(405).header('allow', allowed).send()
      scope.get(url, { exposeHeadRoute: false }, refuse)
    }
  })
}

function requireBytes({ headers }: FastifyRequest): void {
  if (headers['content-type'] === bytesType) return
  const message = `The content type must be ${bytesType}`
  throw new ContractError({ status: 415, name: 'UnsupportedMediaTypeError', message })
}

function tell(reply: FastifyReply, deposit: Deposit): FastifyReply {
  return reply.headers({
    [tusHeaders.offset]: String(deposit.recu),
    [tusHeaders.length]: String(deposit.longueur),
    'upload-expires': new Date(endOf(deposit)).toUTCString(),
  })
}
