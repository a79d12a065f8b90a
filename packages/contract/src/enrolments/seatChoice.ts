import { z } from 'zod'

/** Of a seat whose session was moved or cancelled: what may be chosen instead, besides the money back. */
export const seatChoice = z.object({
  annulee: z.boolean(),
  sessions: z.array(z.object({ id: z.number().int(), titre: z.string() })),
})

export type SeatChoice = z.infer<typeof seatChoice>
