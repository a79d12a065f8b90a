import { z } from 'zod'
import { localeCodes } from '../locales.ts'
import { alertCriteria } from '../offers/alert.ts'
import { time } from '../wire/timestamps.ts'
import { followUp } from './followUp.ts'

/** The path of the calls about the space of a visitor. All of them are POSTs. */
export const spacePath = 'espace'

const address = z.string().trim().min(1).max(254)
const locale = z.enum(localeCodes)

/** Asks for a code by e-mail. */
export const codeRequest = z.object({ email: address, locale })

/**
 * Opens the space with the code, for the e-mail address or the phone number that it was made for.
 */
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
export const stopAlertRequest = session.extend({ alerte: z.coerce.number().int().positive() })
export const eraseRequest = session.extend({ confirme: z.literal(true) })

/** The number of records that must stay: for the accounts, and for what is still under way. */
const kept = z.object({ accounts: z.number(), underWay: z.number() })

export const eraseAnswer = z.object({ gardees: kept })

/** The contents of the space of a visitor. */
export const spaceAnswer = z.object({
  adresse: z.string(),
  dossiers: z.array(followUp),
  formules: z.array(z.object({ reference: z.string(), titre: z.string(), du: time, au: time })),
  lettre: z.enum(['abonne', 'attendu', 'aucun']),
  /** Searches of the offers that are sent to him, or wait for him to confirm them. */
  alertes: z.array(
    z.object({
      id: z.number(),
      active: z.boolean(),
      criteres: z.partialRecord(z.enum(alertCriteria), z.string()),
    }),
  ),
  /** The number of records kept about the person, of every kind. */
  fiches: z.number(),
  gardees: kept,
  sessions: z.array(
    z.object({ id: z.number(), depuis: time, appareil: z.string(), actuelle: z.boolean() }),
  ),
})

export type SpaceAnswer = z.infer<typeof spaceAnswer>
