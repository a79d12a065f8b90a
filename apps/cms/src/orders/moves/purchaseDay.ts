import type { PayloadRequest } from 'payload'
import { sessionLines } from '../../enrolments/seats/takeSeats.ts'
import type { Order } from '../../payload-types.ts'

const dayMs = 86_400_000
/** After the last session: who pays by a purchase order pays for what was given, by its papers. */
const afterDays = 30

/** The day by which an order with a purchase order is paid: so long after its last session, or from now on. */
export async function purchaseDay(
  { lignes }: Pick<Order, 'lignes'>,
  req: PayloadRequest,
): Promise<string> {
  const ids = sessionLines(lignes ?? []).map(({ session }) => session)
  const { docs } = await req.payload.find({
    collection: 'sessions',
    where: { id: { in: ids } },
    pagination: false,
    depth: 0,
    req,
  })
  const ends = docs.flatMap(({ fin, debut }) => fin ?? debut ?? [])
  const last = Math.max(Date.now(), ...ends.map((end) => Date.parse(end)))
  return `${new Date(last + afterDays * dayMs).toISOString().slice(0, 10)}T00:00:00.000Z`
}
