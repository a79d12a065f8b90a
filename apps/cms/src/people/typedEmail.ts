import { seenEmail } from '@sira/contract/forms/email'
import * as z from 'zod'

/** Reads the address of an account as a person types or pastes it. */
export const typedEmail = z
  .string()
  .max(1000)
  .transform((text) => seenEmail(text).trim().toLowerCase())
  .pipe(z.string().min(1).max(320))
