import { z } from 'zod'
import { boundedText } from '../forms/boundedText.ts'

const left = (text: string) => text || undefined

/** The person in a seat; without a name he is named later. An empty field is left out. */
export const participant = z.object({
  nom: boundedText(255)
    .regex(/^$|\p{L}/u)
    .transform(left)
    .optional(),
  email: boundedText(255).transform(left).optional(),
  phone: boundedText(40).transform(left).optional(),
})

export type Participant = z.output<typeof participant>
