import { conflict } from '@sira/contract/wire/refusals'
import type { PayloadRequest } from 'payload'
import { judgeShare, type Verdict } from '../../capacity/judgeShare.ts'
import { scarceRuleOf } from '../../capacity/scarceRules.ts'
import { lockRecord } from '../../database/records/lockRecord.ts'
import type { Order } from '../../payload-types.ts'
import type { TakenLines } from '../stock/takeForOrder.ts'
import { heldBy, holders, unpaidOrders } from './unpaidOrders.ts'

/**
 * Until the transaction of the request ends, no other order of the same phone or network is counted.
 * Before anything is taken: who has copies already must not wait for who wants them.
 */
export async function lockHolders(order: Order, req: PayloadRequest): Promise<void> {
  const marks = holders.flatMap((by) => (order[by] ? [`${by} ${order[by]}`] : []))
  for (const mark of marks.toSorted()) await lockRecord('holders', mark, req)
}

/**
 * Throws the 409 where a phone or a network would hold more of a title than its share; else gives
 * what each line may keep for each of them. Asked once the copies are taken, in the transaction that
 * takes them.
 */
export async function keepToShare(
  order: Order,
  { lines, left }: Pick<TakenLines, 'lines' | 'left'>,
  req: PayloadRequest,
): Promise<Verdict[]> {
  const own = [{ lignes: lines }]
  const verdicts: Verdict[] = []
  for (const by of holders) {
    const others = (await unpaidOrders(order, by, req)).filter(({ id }) => id !== order.id)
    for (const [index, { nature, numero }] of lines.entries()) {
      const rule = scarceRuleOf(nature)
      const rest = left.get(index)
      if (rule === undefined || rest === undefined) continue
      const isOfKind = (line: { nature: string }) => line.nature === nature
      const verdict = judgeShare(rule, {
        left: rest,
        held: heldBy([...own, ...others], (line) => isOfKind(line) && line.numero === numero),
        asked: heldBy(own, isOfKind),
        others: heldBy(others, isOfKind),
      })
      if (verdict.kind === 'refused') throw heldEnough(verdict.most, index)
      verdicts.push(verdict)
    }
  }
  return verdicts
}

/** This order would hold more than its share. */
function heldEnough(most: number, index: number) {
  const message = 'Unpaid orders hold enough of it already'
  const errors = [{ path: ['lignes', String(index)], message, name: 'ConflictError' }]
  return conflict(message, { retenus: most, errors })
}
