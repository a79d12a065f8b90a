import { z } from 'zod'
import { localeCodes } from '../locales.ts'
import { time } from '../wire/timestamps.ts'
import { followUp } from './followUp.ts'

/** Below it stand the calls about the space of a visitor, all of them POSTs. */
export const spacePath = 'espace'

const address = z.string().trim().min(1).max(254)
const locale = z.enum(localeCodes)

/** A code by e-mail. */
export const codeRequest = z.object({ email: address, locale })

/** The code that came, for the e-mail address or the phone number that it was made for. */
export const openSpaceRequest = z.object({
  adresse: address,
  code: z.string().max(40),
  appareil: z.string().max(200).default(''),
})

export const openSpaceAnswer = z.object({ jeton: z.string() })

/** The credentials of each further call: the secret of the session, and its address. */
const session = z.object({ jeton: z.string().min(1).max(100), adresse: address })

export const spaceRequest = session.extend({ locale })
export const exportRequest = session
export const endRequest = session.extend({ session: z.coerce.number().int().positive().optional() })
export const letterRequest = session.extend({ abonne: z.boolean() })
export const eraseRequest = session.extend({ confirme: z.literal(true) })

/** Of what must stay, how many: for the accounts, and because it is under way. */
const kept = z.object({ accounts: z.number(), underWay: z.number() })

export const eraseAnswer = z.object({ gardees: kept })

/** What somebody sees of himself. */
export const spaceAnswer = z.object({
  adresse: z.string(),
  dossiers: z.array(followUp),
  formules: z.array(z.object({ reference: z.string(), titre: z.string(), du: time, au: time })),
  lettre: z.enum(['abonne', 'attendu', 'aucun']),
  /** Records that are kept of him, of every kind. */
  fiches: z.number(),
  gardees: kept,
  sessions: z.array(
    z.object({ id: z.number(), depuis: time, appareil: z.string(), actuelle: z.boolean() }),
  ),
})

export type SpaceAnswer = z.infer<typeof spaceAnswer>
