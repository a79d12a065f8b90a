import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod'
import { parsedJson } from '../parsedJson.ts'
import { isSigned, signatureHeader } from './signedCall.ts'

/** Milliseconds: how long after its moment a call is still taken. Nobody may repeat it later. */
const lifetime = 5 * 60 * 1000
const bodyLimit = 256 * 1024
const moment = z.object({ at: z.iso.datetime() })

interface SignedRoute<Content> {
  path: string
  /** Without it, no call is accepted. */
  secret: string | undefined
  /** The content of the call besides its moment. */
  schema: z.ZodType<Content>
  answer(content: Content, reply: FastifyReply): Promise<unknown>
}

/**
 * `POST` at this path, for the other program alone: 401 when the call is not signed with our secret
 * or is not of the last five minutes, 400 for another body than the one agreed on.
 */
export function receiveSignedCalls<Content>(
  app: FastifyInstance,
  { path, secret, schema, answer }: SignedRoute<Content>,
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The signature is that of the bytes, so they are parsed only after it is checked.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
      done(null, body),
    )
    scope.post(path, async (request, reply) => {
      const { body } = request
      const signature = request.headers[signatureHeader]
      if (secret === undefined || !(body instanceof Buffer) || !isSigned(body, signature, secret)) {
        return reply.code(401).send()
      }
      const said = parsedJson(body.toString('utf8'))
      const when = moment.safeParse(said)
      const content = schema.safeParse(said)
      if (!when.success || !content.success) return reply.code(400).send()
      if (!isRecent(when.data.at)) return reply.code(401).send()
      return answer(content.data, reply)
    })
  })
}

function isRecent(at: string): boolean {
  return Math.abs(Date.now() - Date.parse(at)) <= lifetime
}
