import type { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { senderOf } from '@sira/host/counting/senderOf'
import type { FastifyInstance } from 'fastify'

/**
 * The limits for slow connections: a slow phone keeps within them, a program that only holds its
 * place does not.
 */
export interface Patience {
  /** Milliseconds for the headers of a request. */
  headers: number
  /** Milliseconds without a byte in either direction. */
  silence: number
  /** Milliseconds before the least rate of a body is required. */
  body: number
  /** Bytes a second. */
  leastRate: number
}

/** A picture of 10 MB may take an hour and a half. */
export const defaultPatience: Patience = {
  headers: 15_000,
  silence: 15_000,
  body: 10_000,
  leastRate: 2 * 1024,
}

/** The most bodies of one network address at a time; the slowest is ended for a new one. */
const bodiesAtOnce = 40

interface Body {
  address: string
  socket: Socket
  bytesBefore: number
  since: number
}

/**
 * Ends connections that only hold their place: bodies that come too slowly, and answers that nobody
 * reads. Node ends those whose headers do not come (`headersTimeout`).
 */
export function endSlowClients(app: FastifyInstance, patience: Patience): void {
  const bodies = new Map<IncomingMessage, Body>()
  const answers = new WeakMap<Socket, ServerResponse>()

  app.addHook('onRequest', (request, reply, done) => {
    const { raw, ip } = request
    // A request that a test injects has no socket.
    if (raw.socket instanceof Socket) {
      answers.set(raw.socket, reply.raw)
      if (hasBody(raw)) receive(raw, ip)
    }
    done()
  })

  function receive(message: IncomingMessage, ip: string): void {
    const { socket } = message
    const address = senderOf({ ip })
    const own = [...bodies]
      .filter(([other, body]) => body.address === address && !other.complete)
      .map(([, body]) => body)
    if (own.length >= bodiesAtOnce) refuse(slowest(own)?.socket)
    const bytesBefore = socket.bytesRead
    bodies.set(message, { address, socket, bytesBefore, since: performance.now() })
    message.once('close', () => bodies.delete(message))
  }

  const looking = setInterval(() => {
    const now = performance.now()
    for (const [message, body] of bodies) {
      const { socket, bytesBefore, since } = body
      const due = ((now - since - patience.body) / 1000) * patience.leastRate
      if (message.complete) bodies.delete(message)
      // Received bytes that we have not read yet are no fault of the sender.
      else if (message.readableLength > 0) body.since = now
      else if (socket.bytesRead - bytesBefore < due) refuse(socket)
    }
  }, patience.body / 10).unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(looking)
    done()
  })

  app.server.setTimeout(patience.silence, (socket) => {
    const answer = answers.get(socket)
    const isOurTurn = answer !== undefined && !answer.writableEnded && socket.writableLength === 0
    // The program still works on the answer, or the body is watched above.
    if (isOurTurn) socket.setTimeout(patience.silence)
    else socket.destroy()
  })
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function slowest(bodies: readonly Body[]): Body | undefined {
  const now = performance.now()
  const rate = ({ socket, bytesBefore, since }: Body) =>
    (socket.bytesRead - bytesBefore) / (now - since)
  return bodies.toSorted((one, other) => rate(one) - rate(other))[0]
}

function refuse(socket: Socket | undefined): void {
  if (socket?.writable) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
  socket?.destroySoon()
}
