import { sessionModes } from '@sira/contract/records/session'
import { sessionStates } from '@sira/contract/sessions/sessionStates'
import { z } from 'zod'
import { jsonFile } from '../reading/jsonFile.ts'

const text = z.string().min(1)
const whole = z.int().nonnegative()

const session = z.strictObject({
  /** The slug of its training. */
  formation: text,
  startsInDays: z.int(),
  /** The time at which each day begins. */
  heure: z.iso.time().default('08:00'),
  etat: z.enum(sessionStates),
  mode: z.enum(sessionModes),
  ville: text.exactOptional(),
  lieu: text.exactOptional(),
  salle: text.exactOptional(),
  repere: text.exactOptional(),
  lienPrive: z.url().exactOptional(),
  heuresParJour: whole.exactOptional(),
  places: whole.exactOptional(),
  minimum: whole.exactOptional(),
  prix: whole.exactOptional(),
  acompte: whole.exactOptional(),
})

/** Sessions in every state; their days count from the day of seeding. */
export const demoSessions = () => jsonFile('sessions.json', z.array(session))
