import { Readable } from 'node:stream'
import { largestForm } from '@sira/contract/deposits/fileEndpoints'
import { limits } from '@sira/contract/limits'
import { tooLarge } from '@sira/contract/wire/refusals'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FileRequest } from '../../deposits/receive/sentParts.ts'
import type { DepositLimits } from './depositLimits.ts'

/**
 * Sets the parsers for forms with files: a multipart form stays a stream, other bodies are texts.
 */
export function takeFileBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(/^multipart\/form-data\s*;/i, (_request, body, done) => {
    done(null, body)
  })
  const text = { parseAs: 'string', bodyLimit: limits.formBody } as const
  scope.addContentTypeParser('*', text, (_request, body, done) => done(null, body))
}

/** Gives the body, whose bytes are counted as they come. */
export async function fileRequest(
  request: FastifyRequest,
  files: number,
  { counted }: DepositLimits,
): Promise<FileRequest> {
  const { body, headers } = request
  const contentType = headers['content-type']
  if (!(body instanceof Readable))
    return { body: typeof body === 'string' ? body : '', contentType }
  const most = largestForm(files)
  const coming = Number(headers['content-length'] ?? most)
  if (coming > most) throw tooLarge()
  return { body: await counted(request, body), contentType }
}
