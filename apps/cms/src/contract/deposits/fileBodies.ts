import { Readable } from 'node:stream'
import { largestForm } from '@sira/contract/deposits/fileEndpoints'
import { limits } from '@sira/contract/limits'
import { tooLarge } from '@sira/contract/wire/refusals'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FileRequest } from '../../deposits/receive/sentParts.ts'
import type { DepositLimits } from './depositLimits.ts'

/** A scope of addresses that take forms with files: a form in parts stays a stream, all else a text. */
export function takeFileBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(/^multipart\/form-data\s*;/i, (_request, body, done) => {
    done(null, body)
  })
  const text = { parseAs: 'string', bodyLimit: limits.formBody } as const
  scope.addContentTypeParser('*', text, (_request, body, done) => done(null, body))
}

/** What came, once its weight was counted. */
export async function fileRequest(
  request: FastifyRequest,
  files: number,
  { bytes }: DepositLimits,
): Promise<FileRequest> {
  const { body, headers } = request
  const contentType = headers['content-type']
  if (!(body instanceof Readable))
    return { body: typeof body === 'string' ? body : '', contentType }
  const most = largestForm(files)
  const coming = Number(headers['content-length'] ?? most)
  if (coming > most) throw tooLarge()
  await bytes(request, coming)
  return { body, contentType }
}
