import type { PayloadRequest } from 'payload'

const turns = new WeakMap<PayloadRequest, Promise<unknown>>()

/**
 * One after another within a request. Payload (3.90, collections/operations/delete.js) runs the
 * hooks of all that it deletes at once, in one transaction: no lock of the database parts them.
 */
export function inTurn<Result>(req: PayloadRequest, work: () => Promise<Result>): Promise<Result> {
  const turn = (turns.get(req) ?? Promise.resolve()).then(work)
  // Whoever comes next has his turn all the same; who failed hears of it himself.
  const over = turn.catch(() => undefined)
  turns.set(req, over)
  return turn
}
