import { ContractError, envelopeOf } from '@sira/contract/wire/errors'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

/** Failures of the host itself: said in a sentence, logged with their cause, never shown with it. */
export function answerError(
  error: FastifyError | ContractError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const refused = error instanceof ContractError
  const status = refused ? error.status : (error.statusCode ?? 500)
  if (status >= 500) request.log.error({ err: error }, 'requête en échec')
  reply.code(status).header('cache-control', 'no-store')
  const readByProgram = /^\/(api|admin)\b/.test(request.url)
  if (refused && readByProgram) {
    reply.send(envelopeOf(error))
  } else {
    reply.type('text/plain; charset=utf-8').send(sentenceFor(status))
  }
}

function sentenceFor(status: number): string {
  if (status === 429) {
    return 'Trop d’envois en peu de temps. Patientez une minute, puis réessayez.'
  }
  if (status === 413) return 'Ce que vous envoyez est trop volumineux.'
  if (status >= 500) return 'Une erreur s’est produite. Réessayez dans un instant.'
  return 'Cette adresse ou cette requête n’est pas valide.'
}
