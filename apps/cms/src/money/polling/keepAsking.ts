import type { Payload } from 'payload'
import { endAsking } from '../events/askAgain.ts'
import { gatewaysOf } from '../providers/gatewaysOf.ts'
import { askAbout } from './askAbout.ts'
import { followCall } from './followCall.ts'

const betweenLooksMs = 2000
/** Questions under way at once. */
const atOnce = 6
/** A call that was kept and not followed: the program was ended in between. */
const leftAfterMs = 15_000
/** Past this nobody pays any more; a call has it asked all the same. */
const askedForMs = 14 * 24 * 60 * 60_000

/**
 * Asks providers about due payments while the program runs: those without a call, and those whose
 * call came just before the program ended. Gives a function that stops it.
 */
export function keepAsking(payload: Payload): () => void {
  if (gatewaysOf(payload).size === 0) return () => undefined
  let looking = false
  const look = async () => {
    if (looking) return
    looking = true
    try {
      await askDue(payload)
    } catch (error) {
      payload.logger.warn({ err: error }, 'les fournisseurs de paiement n’ont pas été interrogés')
    } finally {
      looking = false
    }
  }
  const timer = setInterval(() => void look(), betweenLooksMs)
  timer.unref()
  return () => clearInterval(timer)
}

async function askDue(payload: Payload): Promise<void> {
  const now = Date.now()
  const { docs: payments } = await payload.find({
    collection: 'paiements',
    where: {
      mode: { in: [...gatewaysOf(payload).keys()] },
      or: [
        { prochaineDemande: { less_than_equal: new Date(now).toISOString() } },
        // Kept with its order, and never started.
        { etat: { equals: 'créé' }, prochaineDemande: { exists: false } },
      ],
    },
    sort: 'prochaineDemande',
    limit: 10 * atOnce,
    pagination: false,
    depth: 0,
  })
  const { docs: calls } = await payload.find({
    collection: 'evenements',
    where: {
      suite: { exists: false },
      recuLe: { less_than: new Date(now - leftAfterMs).toISOString() },
    },
    limit: atOnce,
    pagination: false,
    depth: 0,
  })
  const work = [
    ...payments.map(
      ({ id, createdAt, remboursementLe }) =>
        () =>
          now - Date.parse(remboursementLe ?? createdAt) > askedForMs
            ? endAsking(id, payload)
            : askAbout(id, payload),
    ),
    ...calls.map((call) => () => followCall(call, payload)),
  ]
  await Promise.all(Array.from({ length: atOnce }, () => worker(work, payload)))
}

async function worker(work: (() => Promise<unknown>)[], payload: Payload): Promise<void> {
  for (let next = work.shift(); next; next = work.shift()) {
    try {
      await next()
    } catch (error) {
      payload.logger.warn({ err: error }, 'un paiement sera demandé de nouveau au fournisseur')
    }
  }
}
