import { isBelow } from '@sira/contract/programPaths'
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
  // A client that hung up broke off his own request: no fault of ours.
  if (status >= 500 && !request.socket.destroyed) {
    request.log.error({ err: error }, 'requête en échec')
  }
  reply.code(status).header('cache-control', 'no-store')
  if (refused && isBelow(request.url, ['/api'])) {
    reply.send(envelopeOf(error))
  } else if (refused && isBelow(request.url, ['/admin'])) {
    reply.send(staffRefusal(error.name, status))
  } else {
    reply.type('text/plain; charset=utf-8').send(sentenceFor(status))
  }
}

/** Makes an error in the shape that the screens of the back office show; staff read French. */
export function staffRefusal(name: string, status: number) {
  return { errors: [{ name, message: sentenceFor(status) }] }
}

function sentenceFor(status: number): string {
  if (status === 429) {
    return 'Trop d’envois en peu de temps. Patientez une minute, puis réessayez.'
  }
  if (status === 503 || status === 504) {
    return 'Le back office ne répond pas pour le moment. Gardez cette page ouverte et réessayez dans un instant.'
  }
  if (status === 413) return 'Ce que vous envoyez est trop volumineux.'
  if (status >= 500) return 'Une erreur s’est produite. Réessayez dans un instant.'
  return 'Cette adresse ou cette requête n’est pas valide.'
}
